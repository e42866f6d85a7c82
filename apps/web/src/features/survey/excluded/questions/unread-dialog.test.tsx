import { fail, ok, type SurveyDraft } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answerFoods,
  answerReadings,
  aReading,
  READ_EXCLUSIONS,
  understoodAs,
} from '../../../../testing/a-reading.ts';
import { fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../../testing/fake-platform.ts';
import { aStartedSurvey, COMPLETE_ANSWERS, renderApp } from '../../../../testing/render-app.tsx';

const CREATE = '/functions/v1/create-meal-plan';
const MALA = aReading('마라', { unread: ['마라'] });
const SLIP = aReading('달갈', { suggestions: [{ typed: '달갈', id: 'egg', ko: '달걀', en: 'egg' }] });
const MIXED = aReading('새우 마라', { understood: [understoodAs('shrimp', '새우')], unread: ['마라'] });
const severe = (food: string) => [{ food, strictness: 'severeAllergy' as const }];

const open = async (
  answers: Partial<SurveyDraft>,
  platform = answerFoods(fakePlatform(), [MALA, SLIP, MIXED]),
) => {
  platform.answer(CREATE, () => fail({ ...OFFLINE, code: 'busy' }));
  const survey = aStartedSurvey({ ...COMPLETE_ANSWERS, ...answers });
  const app = await renderApp({ path: '/inputCheck', survey, platform });
  await screen.findByRole('heading', { name: '이대로 만들까요?' });
  const isMade = () => platform.calls.some(({ path }) => path === CREATE);
  return { ...app, platform, isMade, draft: () => app.store.getState().draft };
};
const make = () => fireEvent.click(screen.getByRole('button', { name: '이대로 식단 만들기' }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

describe('the summary of the foods left out', () => {
  it('marks what nobody knows and what is a severe allergy, and has a way to mend it', async () => {
    const { history } = await open({
      excludedFoods: ['shrimp', '마라'],
      excludedFoodStrictness: severe('shrimp'),
    });
    const card = within(screen.getByRole('region', { name: '제외 재료' }));
    expect(await card.findByText('모르는 말')).toBeDefined();
    expect(card.getByText('심한 알레르기')).toBeDefined();
    const note = within(screen.getByRole('group', { name: /^‘마라’\u2060는 모르는 말이에요/ }));
    fireEvent.click(note.getByRole('button', { name: '고치러 가기' }));
    await waitFor(() => expect(history.location.pathname).toBe('/step5'));
    expect(await screen.findByRole('combobox', { name: '재료 이름' })).toHaveProperty('value', '마라');
  });

  it('asks again about a likely slip of the pen', async () => {
    const { draft } = await open({ excludedFoods: ['달갈'] });
    fireEvent.click(await screen.findByRole('button', { name: '네, 달걀이에요' }));
    expect(draft().excludedFoods).toEqual(['egg']);
  });
});

describe('making a plan with a word nobody knows', () => {
  it('asks first, and goes to mend it', async () => {
    const { history, isMade } = await open({ excludedFoods: ['마라', 'shrimp'] });
    make();
    const asked = await dialog();
    expect(
      asked.getByText(/‘마라’\u2060는 알아듣지 못했어요. 이름에 이 말이 든 메뉴만 빼고 만들까요/),
    ).toBeDefined();
    const [first, second] = asked.getAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual(['고치러 가기', '그대로 만들기']);
    expect(document.activeElement).toBe(first);
    if (first) fireEvent.click(first);
    await waitFor(() => expect(history.location.pathname).toBe('/step5'));
    expect(isMade()).toBe(false);
  });

  it('makes it all the same where the visitor wants that', async () => {
    const { isMade } = await open({ excludedFoods: ['마라'] });
    make();
    fireEvent.click((await dialog()).getByRole('button', { name: '그대로 만들기' }));
    await waitFor(() => expect(isMade()).toBe(true));
  });

  it.each([
    { text: '마라', left: [] },
    { text: '달갈', left: ['egg'] },
    { text: '새우 마라', left: ['shrimp'] },
  ])('makes none with a severe allergy: $text is mended or removed', async ({ text, left }) => {
    const { draft, isMade } = await open({ excludedFoods: [text], excludedFoodStrictness: severe(text) });
    make();
    const asked = await dialog();
    expect(asked.getByText(/심한 알레르기로 고른 말은 알아들어야/)).toBeDefined();
    expect(asked.queryByRole('button', { name: '그대로 만들기' })).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: '지우기' }));
    expect(draft().excludedFoods).toEqual(left);
    expect(isMade()).toBe(false);
  });

  it('asks nothing where every word is known', async () => {
    const { isMade } = await open({ excludedFoods: ['shrimp'] });
    make();
    await waitFor(() => expect(isMade()).toBe(true));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('looks up first what could not be looked up before', async () => {
    const platform = fakePlatform();
    platform.answer(READ_EXCLUSIONS, () => fail(OFFLINE));
    const { isMade } = await open({ excludedFoods: ['마라'] }, platform);
    await waitFor(() => expect(platform.calls.some(({ path }) => path === READ_EXCLUSIONS)).toBe(true));
    answerReadings(platform, [MALA]);
    make();
    await dialog();
    expect(isMade()).toBe(false);
  });

  it('leads to the same question when it is the server that does not know the word', async () => {
    const { platform } = await open({
      excludedFoods: ['shrimp', '두쫀쿠'],
      excludedFoodStrictness: severe('두쫀쿠'),
    });
    platform.answer('/functions/v1/upsert-survey', () => ok({ lastInsertId: TEST_SURVEY_ID }));
    const fields = ['excluded_ingredients.1'];
    platform.answer(CREATE, () => fail({ ...OFFLINE, code: 'EXCLUSION_UNREAD', status: 422, fields }));
    make();
    const asked = await dialog();
    expect(asked.getByText('‘두쫀쿠’\u2060는 알아듣지 못했어요.')).toBeDefined();
    expect(screen.getByRole('heading', { name: '이대로 만들까요?' })).toBeDefined();
  });
});
