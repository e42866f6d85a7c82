import type { CompanionCandidateWire } from '@kkini/contract';
import { fail, ok } from '@kkini/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPlanWithBatches, TEST_BATCH } from '../../../testing/a-batch.ts';
import { aPlanWithToday, aRecipeMeal, TODAY_MEAL_ID } from '../../../testing/a-meal-plan.ts';
import { type FakePlatform, fakePlatform, OFFLINE, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const CHANGE = '/functions/v1/change-companion';
const SPROUTS: CompanionCandidateWire = {
  companion: { ...TEST_BATCH.sprouts, cooked_on: null },
  meals: [
    { date: '2025-11-20', mealTime: 'lunch' },
    { date: '2025-11-20', mealTime: 'dinner' },
  ],
  over_meals: [{ date: '2025-11-20', mealTime: 'dinner' }],
  joins: null,
  nutrients: [{ nutrient: 'sodiumMg', amount: -80, points: 0 }],
  over: [],
  overBy: [],
  foods: {
    bought: [{ name: '미나리', name_en: 'water dropwort' }],
    shared: [],
    at_home: [{ name: '콩나물', name_en: 'soybean sprouts' }],
  },
};

/** Opens the dialog of today's spinach at lunch, which is one of its three meals. */
async function open(platform: FakePlatform = fakePlatform()) {
  await openList(platform);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /콩나물무침/ }));
  return platform;
}

async function openList(platform: FakePlatform) {
  platform.answer('/functions/v1/get-meal-plan', () => ok(aPlanWithBatches()));
  platform.answer('/functions/v1/companion-candidates', () => ok({ candidates: [SPROUTS] }));
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
  const [spinach] = screen.getAllByRole('button', { name: '시금치나물 바꾸기' });
  fireEvent.click(spinach ?? document.body);
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: /콩나물무침/ });
}
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const asked = ({ calls }: FakePlatform) => calls.filter(({ path }) => path === CHANGE).at(-1)?.request;

describe('changing a companion of several meals', () => {
  it('says of each dish what it uses of what is at home and what has to be bought for it', async () => {
    const platform = fakePlatform();
    await openList(platform);
    const dish = within(screen.getByRole('dialog')).getByRole('button', { name: /콩나물무침/ });
    expect(dish.textContent).toContain('집에 있는 콩나물을 써요');
    expect(dish.textContent).toContain('더 사는 것: 미나리');
  });

  it('asks whether all of them change, and says what each answer means', async () => {
    await open();
    const question = screen.getByRole('alertdialog', { name: '이 반찬을 먹는 2끼 모두 바꿀까요?' });
    const words = question.textContent?.replaceAll('\u00a0', ' ');
    expect(words).toContain('목 점심 · 목 저녁');
    expect(words).toContain('목 저녁에는 기준을 넘어요.');
    expect(words).toContain('토 점심에는 시금치나물을 그대로 드세요.');
    answer('그만두기');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog', { name: '시금치나물 대신 무엇을 드실까요?' })).toBeDefined();
  });

  it.each([
    {
      name: '2끼 모두 바꾸기',
      everywhere: true,
      meals: SPROUTS.meals,
      shown: '2끼를 콩나물무침으로 바꿨어요',
    },
    {
      name: '이 끼니만 바꾸기',
      everywhere: false,
      meals: SPROUTS.meals.slice(1),
      shown: '콩나물무침으로 바꿨어요',
    },
  ])('"$name" asks for it, says so and can be undone', async ({ name, everywhere, meals, shown }) => {
    const platform = fakePlatform({
      [CHANGE]: { result: 'ok', meals },
      '/functions/v1/undo-companion': { result: 'ok' },
    });
    await open(platform);
    answer(name);
    const note = await screen.findByRole('region', { name: '방금 바꾼 것' });
    expect(asked(platform)).toEqual({
      dayMealId: TODAY_MEAL_ID,
      mealType: 'lunch',
      companionId: 'sigeumchi-namul',
      candidateId: 'kongnamul-muchim',
      everywhere,
    });
    expect(within(note).getByText(shown)).toBeDefined();
    fireEvent.click(within(note).getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '방금 바꾼 것' })).toBeNull());
  });

  it('gives way to the note of a meal that changes after it', async () => {
    const platform = fakePlatform({
      [CHANGE]: { result: 'ok', meals: SPROUTS.meals },
      '/functions/v1/change-meal': { result: 'ok', meal: aRecipeMeal() },
    });
    await open(platform);
    answer('2끼 모두 바꾸기');
    await screen.findByRole('region', { name: '방금 바꾼 것' });
    fireEvent.click(screen.getByRole('button', { name: '점심 메뉴 바꾸기' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '간편레시피' }));
    await screen.findByRole('region', { name: '방금 바꾼 점심' });
    expect(screen.queryByRole('region', { name: '방금 바꾼 것' })).toBeNull();
  });

  it('says that the plan has changed where another tab took the companion off the meal', async () => {
    const platform = fakePlatform({
      '/functions/v1/get-meal-plan': aPlanWithBatches(),
      '/functions/v1/companion-candidates': { candidates: [] },
    });
    await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    platform.answer('/functions/v1/get-meal-plan', () => ok(aPlanWithToday({})));
    const [spinach] = screen.getAllByRole('button', { name: '시금치나물 바꾸기' });
    fireEvent.click(spinach ?? document.body);
    expect(await screen.findByText('그사이 식단이 바뀌었어요. 다시 골라 주세요.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open where the server is not reached', async () => {
    const platform = fakePlatform();
    platform.answer(CHANGE, () => fail(OFFLINE));
    await open(platform);
    answer('2끼 모두 바꾸기');
    expect(await screen.findByText(/인터넷이 끊겨서 바꾸지 못했어요/)).toBeDefined();
    expect(screen.getByRole('dialog', { name: '시금치나물 대신 무엇을 드실까요?' })).toBeDefined();
  });
});
