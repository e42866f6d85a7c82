import { fail, ok } from '@kkini/domain';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality } from '../../../testing/a-limit.ts';
import { aDay, aFastingMeal, aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import {
  type FakePlatform,
  fakePlatform,
  OFFLINE,
  TEST_SURVEY_ID,
  TEST_TODAY,
} from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

const GET = '/functions/v1/get-meal-plan';
const REPLAN = '/functions/v1/replan-rest';
const UNDO = '/functions/v1/undo-replan';
const CURRY = aRecipeMeal({ id: 'curry', title: '카레라이스' });
const QUALITY = aQuality();
const DATES = [18, 19, 20, 21, 22, 23, 24].map((day) => `2025-11-${day}`);
const DONE = { result: 'ok', dates: DATES, quality: QUALITY, notKept: [] };

/** Opens the week at noon, of the plan's third day by default. */
async function open(plan: MealPlan = aMealPlan(), today: string = TEST_TODAY) {
  const now = Date.parse(`${today}T12:00:00+09:00`);
  const platform: FakePlatform = { ...fakePlatform(), clock: { today: () => today, now: () => now } };
  platform.answer(GET, () => ok(plan));
  await openScreen({ path: `/weeklyMeals/${TEST_SURVEY_ID}`, platform });
  return platform;
}

const opener = () => screen.getByRole('button', { name: '남은 식단 다시 짜기' });
const dialog = () => within(screen.getByRole('dialog', { name: '남은 식단을 다시 짤까요?' }));
const start = () => fireEvent.click(dialog().getByRole('button', { name: '다시 짜기' }));
const keepOf = ({ calls }: FakePlatform) =>
  calls.filter(({ path }) => path === REPLAN).map(({ request }) => request);
const box = (date: string, name: RegExp) =>
  within(dialog().getByRole('group', { name: date })).getByRole('checkbox', { name });

describe('planning the rest of the week anew', () => {
  it('says which days change and which stay', async () => {
    await open();
    expect(
      screen.getByText('11월 20일 (목)\u2060부터 11월 24일 (월)\u2060까지 다시 골라 드려요.'),
    ).toBeDefined();
    fireEvent.click(opener());
    const facts = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '11월 20일\u00a0(목)\u2060부터 11월 24일\u00a0(월)\u2060까지의 끼니를 새로 골라 드려요.',
      '지난 날의 식단은 바뀌지 않아요.',
      '마음에 안 들면 오늘 안에 되돌릴 수 있어요.',
    ]);
  });

  it('names the last day alone, and is not offered once the plan is over, which is said', async () => {
    await open(aMealPlan(), '2025-11-24');
    expect(screen.getByText('11월 24일 (월) 하루를 다시 골라 드려요.')).toBeDefined();
    cleanup();
    await open(aMealPlan(), '2025-11-25');
    expect(screen.getByText('11월 24일 (월)\u2060에 끝났어요.')).toBeDefined();
    expect(screen.queryByRole('button', { name: '남은 식단 다시 짜기' })).toBeNull();
  });

  it('keeps what was chosen by hand and what has passed today unless told otherwise', async () => {
    const platform = await open(
      aMealPlan({
        days: {
          '2025-11-19': aDay({ chosen: ['lunch'] }),
          '2025-11-22': aDay({ chosen: ['dinner'] }),
          '2025-11-23': aDay({ lunch: aFastingMeal(), breakfast: null }),
        },
      }),
    );
    platform.answer(REPLAN, () => ok(DONE));
    fireEvent.click(opener());
    expect(dialog().getByText('2끼는 그대로, 12끼를 새로 짜요')).toBeDefined();
    fireEvent.click(dialog().getByRole('button', { name: '그대로 둘 끼니 고르기' }));
    expect(box('11월 22일 토요일', /저녁.*직접 고름/)).toHaveProperty('checked', true);
    fireEvent.click(box('11월 20일 목요일', /아침/));
    fireEvent.click(box('11월 21일 금요일', /점심/));
    start();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keepOf(platform)).toEqual([
      {
        surveyId: TEST_SURVEY_ID,
        keep: [
          { date: '2025-11-21', mealTime: 'lunch' },
          { date: '2025-11-22', mealTime: 'dinner' },
        ],
      },
    ]);
  });

  it('keeps the meal of a dish that was cooked before today, because it is at home', async () => {
    const cooked = (cooked_on: string) => aRecipeMeal({ id: 'stew', title: '김치찌개', cooked_on });
    await open(
      aMealPlan({
        days: {
          '2025-11-21': aDay({ lunch: cooked('2025-11-19') }),
          '2025-11-22': aDay({ lunch: cooked('2025-11-21') }),
        },
      }),
    );
    fireEvent.click(opener());
    fireEvent.click(dialog().getByRole('button', { name: '그대로 둘 끼니 고르기' }));
    expect(box('11월 21일 금요일', /김치찌개/)).toHaveProperty('checked', true);
    expect(box('11월 22일 토요일', /김치찌개/)).toHaveProperty('checked', false);
    expect(dialog().getByText(/전에 만들어 둔 요리를 드실 끼니는 미리 골라 두었어요/)).toBeDefined();
  });

  it('has nothing to start when every meal is kept', async () => {
    await open(aMealPlan({ start: '2025-11-14' }));
    fireEvent.click(opener());
    fireEvent.click(dialog().getByRole('button', { name: '그대로 둘 끼니 고르기' }));
    for (const name of [/점심/, /저녁/]) fireEvent.click(box('11월 20일 목요일', name));
    expect(dialog().getByText('모두 그대로 두면 새로 짤 끼니가 없어요')).toBeDefined();
    expect(dialog().getByRole('button', { name: '다시 짜기' })).toHaveProperty('disabled', true);
  });

  it('shows the new week, says what could not stay, and brings the former one back', async () => {
    const platform = await open();
    platform.answer(REPLAN, () => {
      const days = { '2025-11-22': aDay({ lunch: CURRY }) };
      platform.answer(GET, () => ok(aMealPlan({ days, canUndoReplan: true })));
      return ok({ ...DONE, notKept: [{ date: '2025-11-21', mealTime: 'lunch' }] });
    });
    fireEvent.click(opener());
    start();
    const note = within(await screen.findByRole('region', { name: '오늘 다시 짠 식단' }));
    expect(screen.getByRole('link', { name: '점심, 카레라이스' })).toBeDefined();
    expect(note.getByText('그대로 두려던 1끼는 지금 조건에 맞지 않아서 새로 골랐어요.')).toBeDefined();
    platform.answer(UNDO, () => {
      platform.answer(GET, () => ok(aMealPlan()));
      return ok({ result: 'ok', dates: DATES });
    });
    fireEvent.click(note.getByRole('button', { name: '다시 짜기 전 식단으로 되돌리기' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '오늘 다시 짠 식단' })).toBeNull());
    expect(screen.queryByRole('link', { name: '점심, 카레라이스' })).toBeNull();
    expect(await screen.findByText('다시 짜기 전 식단으로 되돌렸어요.')).toBeDefined();
    expect(document.activeElement).toBe(opener());
  });

  it.each([
    [() => ok({ result: 'none', reason: 'alreadyBest' }), '지금 식단이 이미 가장 좋아요.'],
    [() => ok({ result: 'none', reason: 'nothingLeft' }), '새로 짤 끼니가 없어요.'],
    [() => fail(OFFLINE), '인터넷이 끊겨서 바꾸지 못했어요. 식단은 그대로예요.'],
    [
      () => fail({ ...OFFLINE, mayBeDone: true }),
      '연결이 끊겨서 바뀌었는지 확인하지 못했어요. 다시 연결되면 식단을 확인해 주세요.',
    ],
    [
      () => fail({ ...OFFLINE, code: 'busy', status: 503 }),
      '식단을 바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
    ],
  ])('says when there is no new week (%#)', async (reply, words) => {
    const platform = await open();
    platform.answer(REPLAN, reply);
    fireEvent.click(opener());
    start();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each([
    [() => ok({ result: 'none' }), '이제는 되돌릴 수 없어요. 그 뒤로 식단이 바뀌었거나 하루가 지났어요.'],
    [
      () => fail({ ...OFFLINE, code: 'formerWeekRefused', status: 409 }),
      '지난 식단에 지금 조건과 맞지 않는 메뉴가 있어서 되돌리지 않았어요.',
    ],
  ])('says why the former week does not come back (%#)', async (reply, words) => {
    const platform = await open(aMealPlan({ canUndoReplan: true }));
    platform.answer(UNDO, reply);
    fireEvent.click(await screen.findByRole('button', { name: '다시 짜기 전 식단으로 되돌리기' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('waits for the connection', async () => {
    const platform = await open();
    act(() => platform.plug(false));
    expect(opener()).toHaveProperty('disabled', true);
    expect(screen.getByText('인터넷이 끊겨 있어요. 다시 연결되면 식단을 새로 짤 수 있어요.')).toBeDefined();
  });

  it.each([
    ['is over', aMealPlan({ start: '2025-11-01' })],
    [
      'is shared',
      aMealPlan({ days: Object.fromEntries(DATES.map((date) => [date, aDay({ dayMealId: null })])) }),
    ],
  ])('is not offered for a week that %s', async (_what, plan) => {
    await open(plan);
    expect(screen.queryByRole('button', { name: '남은 식단 다시 짜기' })).toBeNull();
  });
});
