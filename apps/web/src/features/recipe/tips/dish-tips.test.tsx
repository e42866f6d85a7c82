import { fail, ok } from '@kkini/domain';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecipeReply } from '../../../testing/a-recipe-reply.ts';
import {
  type FakePlatform,
  fakePlatform,
  fakeServer,
  OFFLINE,
  TEST_SURVEY_ID,
} from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { useTyping } from './tips-box.tsx';

const TIPS = '/functions/v1/recipe-tips-py';
const GUIDE =
  '### 두부찌개 이렇게 즐겨요\n\n국물은 남겨요.\n\n#### 먹는 양\n\n- 밥을 덜어요.\n\n> 상담하세요.';

type Opened = {
  readonly calm?: boolean;
  readonly locale?: 'ko' | 'en';
  readonly surveyId?: string | null;
  readonly meal?: string;
};

async function open(
  answer: Parameters<FakePlatform['answer']>[1],
  { calm = true, locale = 'ko', surveyId = TEST_SURVEY_ID, meal = '' }: Opened = {},
) {
  const platform = fakePlatform();
  platform.calm.wanted = calm;
  platform.answer('/functions/v1/recipe-detail', () => ok([aRecipeReply()]));
  platform.answer(TIPS, answer);
  const query = surveyId === null ? '' : `&surveyId=${surveyId}`;
  await renderApp({ path: `/recipeDetail?id=tofu-stew${query}${meal}`, platform, locale });
  const name = locale === 'ko' ? '맞춤 도움말' : 'Tips for you';
  const box = await screen.findByRole('region', { name });
  return { platform, box: () => screen.getByRole('region', { name }), first: box };
}

const guide = () => ok({ data: { guide: GUIDE } });

describe('the tips box', () => {
  it('asks for the item and the survey and shows the lines of the guide at once where motion is unwelcome', async () => {
    const { platform, box } = await open(guide);
    expect(await screen.findByText('밥을 덜어요.')).toBeDefined();
    expect(platform.calls.find(({ path }) => path === TIPS)?.request).toEqual({
      itemId: 'tofu-stew',
      surveyId: TEST_SURVEY_ID,
    });
    expect(within(box()).queryByRole('button', { name: '한 번에 보기' })).toBeNull();
  });

  it('asks for the meal that the dish was opened for', async () => {
    const { platform } = await open(guide, { meal: '&date=2025-11-20&mealTime=dinner' });
    const asked = () => platform.calls.find(({ path }) => path === TIPS)?.request;
    await waitFor(() => expect(asked()).toMatchObject({ date: '2025-11-20', mealTime: 'dinner' }));
  });

  it('types for eyes, is read out as a whole once it stands there, and can be skipped', async () => {
    const { box } = await open(guide, { calm: false });
    const skip = await screen.findByRole('button', { name: '한 번에 보기' });
    const typed = () => box().querySelector('div[aria-hidden="true"]')?.textContent ?? '';
    const readOut = () => box().querySelector('[aria-live="polite"]')?.textContent;
    await waitFor(() => expect(typed()).toMatch(/^두부/u));
    expect(box().textContent).not.toContain('상담하세요.');
    expect(readOut()).toBe('');
    fireEvent.click(skip);
    expect(readOut()).toContain('상담하세요.');
    expect(typed()).toBe('');
    expect(within(box()).queryByRole('button', { name: '한 번에 보기' })).toBeNull();
  });

  it('keeps the room of what is not typed yet', async () => {
    const { box } = await open(guide, { calm: false });
    await screen.findByRole('button', { name: '한 번에 보기' });
    const lines = [...box().querySelectorAll('[aria-hidden="true"] :is(p, li)')];
    const restOf = (line: Element) => line.querySelector('[data-rest]')?.getAttribute('data-rest') ?? '';
    expect(lines.map((line) => line.textContent + restOf(line))).toEqual([
      '두부찌개 이렇게 즐겨요',
      '국물은 남겨요.',
      '먹는 양',
      '밥을 덜어요.',
      '상담하세요.',
    ]);
  });

  it('comes before the ingredients', async () => {
    const { box } = await open(guide);
    const ingredients = await screen.findByRole('heading', { name: '재료' });
    expect(box().compareDocumentPosition(ingredients)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['ko', '도움말을 쓰고 있어요…'],
    ['en', 'generating tips...'],
  ] as const)('says that tips are being written until they come (%s)', async (locale, words) => {
    const platform = fakePlatform({ '/functions/v1/recipe-detail': [aRecipeReply()] });
    const waiting: FakePlatform = {
      ...platform,
      server: fakeServer({
        call: (endpoint, request) =>
          endpoint.path === TIPS ? new Promise(() => undefined) : platform.server.call(endpoint, request),
      }),
    };
    const path = `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`;
    await renderApp({ path, platform: waiting, locale });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('owns up to a failure and writes when asked again', async () => {
    const { platform, box } = await open(() => fail(OFFLINE));
    const words = '도움말을 쓰는 중에 오류가 생겼어요. 잠시 뒤에 다시 시도해 주세요.';
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    platform.answer(TIPS, guide);
    fireEvent.click(within(box()).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('밥을 덜어요.')).toBeDefined();
  });

  it('asks for other words and copies what it shows', async () => {
    const { platform, box } = await open(guide);
    fireEvent.click(await screen.findByRole('button', { name: '복사' }));
    expect(await screen.findByText('도움말을 복사했어요.')).toBeDefined();
    expect(platform.copied[0]).toContain('먹는 양\n- 밥을 덜어요.');
    platform.answer(TIPS, () => ok({ data: { guide: '### 새 도움말\n\n천천히 드세요.' } }));
    fireEvent.click(within(box()).getByRole('button', { name: '다른 도움말 보기' }));
    expect(await screen.findByText('천천히 드세요.')).toBeDefined();
    expect(platform.calls.at(-1)?.request).toMatchObject({ variant: 1 });
  });

  it('asks for the language of the page', async () => {
    const { platform } = await open(() => ok({ data: { guide: 'Leave the broth.' } }), { locale: 'en' });
    expect(await screen.findByText('Leave the broth.')).toBeDefined();
    expect(platform.calls.find(({ path }) => path === TIPS)?.request).toMatchObject({ language: 'en' });
  });

  it('is not there for people who need no advice', async () => {
    const { box } = await open(() => ok({ data: { guide: '' } }));
    await waitFor(() => expect(() => box()).toThrow());
  });

  it('never opens for a dish that is said to have no tip', async () => {
    const platform = fakePlatform();
    platform.answer('/functions/v1/recipe-detail', () => ok([aRecipeReply({ has_tips: false })]));
    await renderApp({ path: `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`, platform });
    await screen.findByRole('heading', { name: '재료' });
    expect(screen.queryByRole('region', { name: '맞춤 도움말' })).toBeNull();
    expect(platform.calls.some(({ path }) => path === TIPS)).toBe(false);
  });

  it('needs a survey to write for', async () => {
    const { platform, box } = await open(guide, { surveyId: null });
    expect(within(box()).getByText('필요한 정보가 없어 도움말을 쓸 수 없어요.')).toBeDefined();
    expect(platform.calls.some(({ path }) => path === TIPS)).toBe(false);
  });

  it('shows HTML of a guide as the text it is', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const { box } = await open(() => ok({ data: { guide: text } }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(box().querySelector('img')).toBeNull();
  });

  it('speaks the words of the specification in English', async () => {
    await open(() => fail(OFFLINE), { locale: 'en' });
    expect(await screen.findByText('an error occurred while generating tips, try again later')).toBeDefined();
    cleanup();
    await open(guide, { locale: 'en', surveyId: null });
    expect(screen.getByText('required information is missing')).toBeDefined();
  });

  it('names its sources and that it was written automatically', async () => {
    const { box } = await open(guide);
    expect(await screen.findByText('어떤 자료를 바탕으로 썼나요?')).toBeDefined();
    expect(within(box()).getByText(/대한당뇨병학회/u)).toBeDefined();
    expect(within(box()).getByText(/자동으로 쓴 도움말이에요/u)).toBeDefined();
  });
});

describe('typing a text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reveals one character every 50 ms and ends with the last', () => {
    const timers = vi.getTimerCount();
    const { result } = renderHook(() => useTyping(3, false));
    expect(result.current).toMatchObject({ shown: 0, isTyping: true });
    act(() => void vi.advanceTimersByTime(99));
    expect(result.current.shown).toBe(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.shown).toBe(2);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toMatchObject({ shown: 3, isTyping: false });
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('shows the rest at once when asked, and everything where motion is unwelcome', () => {
    const { result } = renderHook(() => useTyping(300, false));
    act(() => result.current.showAll());
    expect(result.current).toMatchObject({ shown: 300, isTyping: false });
    expect(renderHook(() => useTyping(300, true)).result.current.isTyping).toBe(false);
  });
});
