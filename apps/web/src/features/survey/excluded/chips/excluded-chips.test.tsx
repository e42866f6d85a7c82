import type { ExclusionReadingWire } from '@kkini/contract';
import { fail, ok, type SurveyDraft } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../messages/locale.ts';
import { answerFoods, aReading, READ_EXCLUSIONS, understoodAs } from '../../../../testing/a-reading.ts';
import { fakePlatform, OFFLINE } from '../../../../testing/fake-platform.ts';
import { aStartedSurvey, renderApp } from '../../../../testing/render-app.tsx';
import type { Reading } from '../use-readings.ts';
import { leadingFoods, understoodParts } from './chip-state.ts';

const FISH = aReading('생선', {
  understood: [
    understoodAs('fish', '생선', {
      kind: 'group',
      en: 'fish',
      foodCount: 87,
      examples: [{ ko: '어묵', en: 'fish cake' }],
    }),
  ],
  offered: [{ id: 'seaweed', ko: '해조류', en: 'seaweed' }],
  dishCount: 135,
});
const GLUTEN = aReading('글루텐프리', {
  understood: [understoodAs('wheat', '밀'), understoodAs('barley', '보리')],
  dishCount: 300,
});

type Open = { readonly readings?: readonly ExclusionReadingWire[]; readonly locale?: Locale };
const open = async (
  answers: Partial<SurveyDraft>,
  { readings = [FISH, GLUTEN], locale = 'ko' }: Open = {},
) => {
  const platform = answerFoods(fakePlatform(), readings);
  const app = await renderApp({ path: '/step5', survey: aStartedSurvey(answers), platform, locale });
  const asked = () =>
    platform.calls.filter(({ path }) => path === READ_EXCLUSIONS).map(({ request }) => request);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked()).toHaveLength(1));
  return { ...app, asked };
};
const chip = (name: string) => screen.getByRole('button', { name: `${name}, 무엇이 빠지는지 보기` });
const openChip = async (name: string) => {
  fireEvent.click(chip(name));
  return await screen.findByRole('group', { name });
};

describe('a left-out food', () => {
  it('says how much it covers, and closes on Escape with the focus on its name', async () => {
    await open({ excludedFoods: ['생선'] });
    const panel = within(await openChip('생선'));
    expect(await panel.findByText('생선 · 재료 87가지, 요리 135개가 빠져요')).toBeDefined();
    expect(panel.getByText('예: 어묵')).toBeDefined();
    expect(chip('생선').getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(panel.getByRole('button', { name: '닫기' }), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: '생선' })).toBeNull();
    expect(document.activeElement).toBe(chip('생선'));
  });

  it('says back what it was understood as where that is not its name', async () => {
    await open({ excludedFoods: ['글루텐프리'] });
    const panel = within(await openChip('글루텐프리'));
    const words = '‘글루텐프리’\u2060를 밀, 보리로 알아듣고 뺐어요. 덜 빼고 싶으면 목록에서 지워 주세요.';
    expect(await panel.findByText(words)).toBeDefined();
  });

  it('offers what people leave out beside it', async () => {
    const { store } = await open({ excludedFoods: ['생선'] });
    const panel = within(await openChip('생선'));
    fireEvent.click(await panel.findByRole('button', { name: '+ 해조류' }));
    expect(store.getState().draft.excludedFoods).toEqual(['생선', 'seaweed']);
    expect(panel.queryByRole('button', { name: '+ 해조류' })).toBeNull();
  });

  it('is meant as an allergy until the visitor says how strictly, and says so on itself', async () => {
    const { store } = await open({ excludedFoods: ['생선', 'shrimp'] });
    const choice = within(within(await openChip('생선')).getByRole('radiogroup'));
    expect(choice.getByRole('radio', { name: '알레르기' })).toHaveProperty('checked', true);
    fireEvent.click(choice.getByRole('radio', { name: '심한 알레르기' }));
    expect(store.getState().draft.excludedFoodStrictness).toEqual([
      { food: '생선', strictness: 'severeAllergy' },
    ]);
    expect(screen.getByText(/같은 시설에서 만든 제품까지 빼요/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^생선 ?심한 알레르기,/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '생선 지우기' }));
    expect(store.getState().draft.excludedFoodStrictness).toEqual([]);
  });

  it('has its Korean name beside the English one', async () => {
    await open({ excludedFoods: ['shrimp', '쌀'] }, { locale: 'en' });
    expect(await screen.findByRole('button', { name: 'rice 쌀, see what is left out' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'shrimp 새우, see what is left out' })).toBeDefined();
    expect(screen.getByText('쌀').getAttribute('lang')).toBe('ko');
  });
});

describe('reading the left-out foods', () => {
  it('says back at once what was understood as something else', async () => {
    await open({ excludedFoods: ['쌀'] });
    const box = screen.getByRole('combobox', { name: '재료 이름' });
    fireEvent.change(box, { target: { value: '글루텐프리' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    const said = await screen.findAllByText(/^‘글루텐프리’\u2060를 밀, 보리로 알아듣고 뺐어요/);
    expect(said.some((words) => words.getAttribute('aria-live') === 'polite')).toBe(true);
  });

  it('asks about all of them in one call, and about none a second time', async () => {
    const { asked } = await open({ excludedFoods: ['생선', '쌀'] });
    expect(asked()).toEqual([{ texts: ['생선', '쌀'] }]);
    fireEvent.click(screen.getByRole('button', { name: '달걀' }));
    fireEvent.click(screen.getByRole('button', { name: '굴' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().at(-1)).toEqual({ texts: ['생선', '쌀', 'egg', 'oyster'] });
    fireEvent.click(screen.getByRole('button', { name: '굴 지우기' }));
    await waitFor(() => expect(screen.queryByText(/확인하고 있어요/)).toBeNull());
    expect(asked()).toHaveLength(2);
  });

  it('says that it will be done before planning where no answer comes, and asks again', async () => {
    const platform = answerFoods(fakePlatform(), [FISH]);
    platform.answer(READ_EXCLUSIONS, () => fail(OFFLINE));
    await renderApp({ path: '/step5', survey: aStartedSurvey({ excludedFoods: ['생선'] }), platform });
    const [said] = await screen.findAllByText(/식단을 만들기 전에 다시 확인할게요/);
    expect(said).toBeDefined();
    platform.answer(READ_EXCLUSIONS, () => ok({ readings: [FISH], dishTotal: 700 }));
    fireEvent.click(screen.getByRole('button', { name: '다시 확인' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '다시 확인' })).toBeNull());
    expect(screen.getByText('재료를 누르면 무엇이 빠지는지 보여 드려요.')).toBeDefined();
  });
});

/** Understood foods by name, each with the number of foods it leaves out. */
const foods = (names: string): Reading['understood'] =>
  names.split(' ').map((each) => {
    const [ko = '', count = '1'] = each.split(':');
    return { id: ko, kind: 'food', ko, en: ko, foodCount: Number(count), dishCount: 1, examples: [] };
  });

it.each([
  ['새우:99 건새우:90 새우젓:50 크릴 유제품:200', '새우 크릴 유제품'],
  ['생선:180 생선알:9 연육:5 어묵:8 육류:190', '생선 어묵 육류'],
  ['유제품', '유제품'],
  ['새우 건새우 새우젓', '새우 건새우 새우젓'],
])('of %s names %s', (understood, named) => {
  expect(leadingFoods(foods(understood), 3, 'ko').join(' ')).toBe(named);
});

it.each([
  { text: '마약계란장', unread: '마약계란장', understood: '알류', parts: '알류' },
  { text: '의정부부대찌개', unread: '의정부부대찌개', understood: '부대찌개', parts: '부대찌개' },
  { text: '마약계란장, 우유', unread: '마약계란장', understood: '알류 유제품', parts: null },
  { text: '투썸 케이크', unread: '투썸', understood: '케이크', parts: null },
])('understands of "$text", of which $unread is unknown, $parts', ({ text, unread, understood, parts }) => {
  expect(understoodParts({ text, unread: [unread], understood: foods(understood) }, 'ko')).toBe(parts);
});
