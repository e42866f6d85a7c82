import type { RecipeWire } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someNutrients } from '../../testing/a-meal-plan.ts';
import { aRecipeReply } from '../../testing/a-recipe-reply.ts';
import {
  type FakePlatform,
  fakePlatform,
  fakeServer,
  OFFLINE,
  TEST_SURVEY_ID,
} from '../../testing/fake-platform.ts';
import { openScreen, renderApp } from '../../testing/render-app.tsx';

const CALL = '/functions/v1/recipe-detail';

async function open(recipe: Partial<RecipeWire> = {}, locale: 'ko' | 'en' = 'ko') {
  const platform = fakePlatform({ [CALL]: [aRecipeReply(recipe)] });
  return await openScreen({ path: '/recipeDetail?id=tofu-stew', platform, locale });
}
const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

describe('the recipe', () => {
  it('shows difficulty, time and servings', async () => {
    await open();
    expect([fact('난이도'), fact('조리 시간'), fact('분량')]).toEqual(['쉬움', '25분', '2인분 기준']);
    expect(document.title).toBe('두부 된장찌개 · 끼니');
  });

  it('tells the meal of the day it was opened from', async () => {
    const { history, platform } = await renderApp({ path: '/error' });
    platform.answer(CALL, () => ok([aRecipeReply()]));
    history.push('/recipeDetail?id=tofu-stew', { mealTime: 'dinner' });
    await screen.findByRole('heading', { name: '두부 된장찌개' });
    expect(screen.getByText('저녁 · 요리레시피')).toBeDefined();
  });

  it('tells no meal where it was not opened from a plan', async () => {
    await open();
    expect(screen.getByText('요리레시피')).toBeDefined();
  });

  it('says what the dish is like and which foods may be replaced', async () => {
    const note = '10분만 끓여요.';
    await open({ substitutions: [{ from: '두부', to: '연두부', note, english: null }] });
    const tags = within(screen.getByRole('list', { name: '이런 요리예요' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['국물요리', '따뜻한']);
    const swaps = screen.getByRole('heading', { name: '이렇게 바꿔도 좋아요' }).closest('section');
    expect(swaps?.textContent).toContain(`두부 대신 연두부${note}`);
  });

  it('offers no replacements where there are none', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: '이렇게 바꿔도 좋아요' })).toBeNull();
  });

  it('says when figures are those of the source', async () => {
    await open({ nutrient_basis: 'stated' });
    expect(screen.getByText('출처에 적힌 값이에요.')).toBeDefined();
  });

  it('shows a star for what is missing', async () => {
    await open({ level: null, cookingTime: null, serving: 0 });
    expect([fact('난이도'), fact('조리 시간'), fact('분량')]).toEqual(['*', '*', '*']);
  });

  it('shows the author only where there is one', async () => {
    const { unmount } = await open();
    expect(screen.queryByText(/^by\./)).toBeNull();
    unmount();
    await open({ author: '손맛일기' });
    expect(screen.getByText('by. 손맛일기')).toBeDefined();
  });

  it('splits the ingredients into two halves and draws those it knows', async () => {
    await open({ ingredients: '{"두부":"1/2모","비밀 양념":"조금","대파":"10cm"}' });
    const section = screen.getByRole('heading', { name: '재료' }).closest('section');
    const [first, second] = within(section ?? document.body).getAllByRole('list');
    expect(first?.textContent).toBe('두부 1/2모비밀 양념 조금');
    expect(second?.textContent).toBe('대파 10cm');
    const drawings = [...(first?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
    expect(drawings).toEqual(['/art/ingredients/tofu.svg']);
  });

  it('warns of a food the survey leaves out', async () => {
    await open({
      cautions: [
        { code: 'excluded', food: '두부', food_en: 'tofu' },
        { code: 'trace', food: '새우', food_en: 'shrimp' },
      ],
    });
    expect(screen.getByText('제외한 재료 포함: 두부')).toBeDefined();
    expect(screen.getByText('만드는 곳에 따라 들어 있거나 섞였을 수 있어요: 새우')).toBeDefined();
  });

  it('numbers the steps and lists their details', async () => {
    await open();
    const section = screen.getByRole('heading', { name: '만드는 법' }).closest('section');
    const [steps, details] = within(section ?? document.body).getAllByRole('list');
    expect(steps?.tagName).toBe('OL');
    expect(steps?.children).toHaveLength(2);
    expect(details?.textContent).toBe('2cm로 썰어요.');
  });

  it('hides empty and zero nutrients of a serving', async () => {
    await open({ nutrient: someNutrients({ trans_fat: 0, fiber: null, sugar: 0.02 }) });
    const table = within(screen.getByRole('table', { name: '영양 성분표' }));
    const rows = table.getAllByRole('rowheader').map((row) => row.textContent);
    expect(rows).not.toEqual(expect.arrayContaining(['트랜스지방']));
    expect(rows).not.toEqual(expect.arrayContaining(['식이섬유']));
    expect(rows).not.toEqual(expect.arrayContaining(['당류']));
    expect(table.getByRole('row', { name: '열량 500kcal' })).toBeDefined();
    expect(table.getByRole('row', { name: '칼슘 220mg' })).toBeDefined();
    expect(table.getByRole('row', { name: '철 3.4mg' })).toBeDefined();
    expect(screen.getByText('1인분')).toBeDefined();
  });

  it('links the original in a window of its own, and only a web address', async () => {
    const { unmount } = await open({ ori_url: 'https://example.com/stew', source: '요리책' });
    const link = screen.getByRole('link', { name: /원문 레시피 보기/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('출처: 요리책')).toBeDefined();
    unmount();
    await open({ ori_url: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: /원문/ })).toBeNull();
    expect(screen.getByText('끼니가 직접 쓴 자체 레시피예요.')).toBeDefined();
  });

  it('says the servings in English as the specification quotes them', async () => {
    await open({}, 'en');
    expect(screen.getByText('2 servings basis')).toBeDefined();
  });
});

describe('a recipe that cannot be shown', () => {
  const path = `/recipeDetail?id=tofu-stew&surveyId=${TEST_SURVEY_ID}`;

  it('is loading first', async () => {
    const platform: FakePlatform = {
      ...fakePlatform(),
      server: fakeServer({ call: () => new Promise(() => {}) }),
    };
    await renderApp({ path, platform });
    expect(await screen.findByText('레시피를 불러오고 있어요')).toBeDefined();
    expect(screen.queryByText(/Error:|No data found/)).toBeNull();
  });

  it('says why and loads again when asked to', async () => {
    const platform = fakePlatform();
    platform.answer(CALL, () => fail(OFFLINE));
    await renderApp({ path, platform });
    expect(await screen.findByText('Error: Network Error')).toBeDefined();
    platform.answer(CALL, () => ok([aRecipeReply()]));
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '두부 된장찌개' })).toBeDefined();
  });

  it.each([
    ['no recipe in the list', () => ok([])],
    ['no list', () => fail({ ...OFFLINE, code: 'emptyReply', status: 200 })],
  ])('is not found in an empty answer (%s)', async (_, answer) => {
    const platform = fakePlatform();
    platform.answer(CALL, answer);
    const { history } = await renderApp({ path, platform });
    expect(await screen.findByText('No data found')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '레시피 찾기' }));
    await waitFor(() => expect(history.location.pathname).toBe('/search'));
  });

  it('leads to /error without an id', async () => {
    const { history, platform } = await renderApp({ path: '/recipeDetail' });
    await waitFor(() => expect(history.location.pathname).toBe('/error'));
    expect(platform.calls).toEqual([]);
  });

  it('takes the id from the path, as the search writes it', async () => {
    const platform = fakePlatform({ [CALL]: [aRecipeReply()] });
    await renderApp({ path: `/recipeDetail/tofu-stew?surveyId=${TEST_SURVEY_ID}`, platform });
    expect(await screen.findByRole('heading', { name: '두부 된장찌개' })).toBeDefined();
    const asked = platform.calls.find(({ path }) => path === CALL);
    expect(asked?.request).toEqual({ id: 'tofu-stew', surveyId: TEST_SURVEY_ID });
  });

  it('takes the id from the navigation state where the address has none', async () => {
    const { history, platform } = await renderApp({ path: '/error' });
    platform.answer(CALL, () => ok([aRecipeReply()]));
    history.push('/recipeDetail', { id: 'tofu-stew', surveyId: TEST_SURVEY_ID });
    expect(await screen.findByRole('heading', { name: '두부 된장찌개' })).toBeDefined();
    const asked = platform.calls.find(({ path }) => path === CALL);
    expect(asked?.request).toEqual({ id: 'tofu-stew', surveyId: TEST_SURVEY_ID });
  });
});
