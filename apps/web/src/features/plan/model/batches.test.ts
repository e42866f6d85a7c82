import { describe, expect, it } from 'vitest';
import { aPlanWithBatches, TEST_BATCH } from '../../../testing/a-batch.ts';
import { aDay, aMealPlan, aRecipeMeal, TEST_COMPANION } from '../../../testing/a-meal-plan.ts';
import { batchesOf, batchIn, potsOf } from './batches.ts';
import { earlyStarts } from './early-starts.ts';
import { planDays } from './get-meal-plan.ts';

const days = planDays(aPlanWithBatches());

describe('the batches of a week', () => {
  it('hold every meal they are eaten at, in the order of the week', () => {
    const spinach = batchesOf(days).find(({ id }) => id === TEST_BATCH.spinach.id);
    expect(spinach?.cookedOn).toBe('2025-11-20');
    expect(spinach?.slots).toEqual([
      { date: '2025-11-20', time: 'lunch' },
      { date: '2025-11-20', time: 'dinner' },
      { date: '2025-11-22', time: 'lunch' },
    ]);
  });

  it('come by day, then with the longest waiting and the most work first; what is stored is none', () => {
    expect(batchesOf(days).map(({ cookedOn, id }) => [cookedOn, id])).toEqual([
      ['2025-11-18', 'kongnamul-muchim'],
      ['2025-11-20', 'jangjorim'],
      ['2025-11-20', 'sigeumchi-namul'],
      ['2025-11-20', 'oi-muchim'],
    ]);
  });

  it('are apart where one dish is cooked twice', () => {
    const again = { ...TEST_BATCH.spinach, cooked_on: '2025-11-23' };
    const twice = planDays(aPlanWithBatches({ '2025-11-23': [again] }));
    const found = batchesOf(twice).filter(({ id }) => id === TEST_BATCH.spinach.id);
    expect(found.map(({ slots }) => slots.length)).toEqual([3, 1]);
  });

  it('are found by dish and meal', () => {
    const batches = batchesOf(days);
    const slot = { date: '2025-11-22', time: 'lunch' } as const;
    expect(batchIn(batches, { id: 'sigeumchi-namul', slot })?.cookedOn).toBe('2025-11-20');
    expect(batchIn(batches, { id: 'oi-muchim', slot })).toBeUndefined();
  });
});

it('a pot holds the meal it is cooked for and every later one that names its day', () => {
  const soup = { id: 'soup', cooked_on: null };
  const left = { id: 'soup', cooked_on: '2025-11-18' };
  const week = planDays(
    aMealPlan({
      days: {
        '2025-11-18': aDay({ lunch: aRecipeMeal({ id: 'rice' }), dinner: aRecipeMeal(soup) }),
        '2025-11-19': aDay({ lunch: aRecipeMeal(left), dinner: aRecipeMeal(soup) }),
      },
    }),
  );
  const soups = potsOf(week).filter(({ id }) => id === 'soup');
  expect(soups.map(({ slots }) => slots.map(({ date, time }) => `${date} ${time}`))).toEqual([
    ['2025-11-18 dinner', '2025-11-19 lunch'],
    ['2025-11-19 dinner'],
  ]);
});

const DATE = '2025-11-20';
const beans = { ...TEST_COMPANION.salad, id: 'kongjaban', active_minutes: 15, waiting_minutes: 395 };
const { rice, kimchi } = TEST_COMPANION;
const oats = aRecipeMeal({ id: 'oats', minutes: 487, waiting_minutes: 480 });
const startsOf = (meals: Partial<ReturnType<typeof aDay>>) =>
  earlyStarts({ ...aDay(), breakfast: null, lunch: null, dinner: null, ...meals }, DATE).map(
    ({ id, time, waitingMinutes }) => [id, time, waitingMinutes],
  );

describe('what has to be begun on the evening before', () => {
  it('is what takes longer than from six in the morning to its meal', () => {
    expect(startsOf({ breakfast: oats, lunch: oats, dinner: oats })).toEqual([['oats', 'breakfast', 480]]);
    expect(startsOf({ dinner: oats })).toEqual([]);
    expect(startsOf({ lunch: aRecipeMeal({ companions: [rice, beans] }) })).toEqual([
      ['kongjaban', 'lunch', 395],
    ]);
  });

  it('is not what is stored, was cooked on another day or for an earlier meal of the day', () => {
    const stored = { ...kimchi, active_minutes: 70, waiting_minutes: 630 };
    const yesterdays = { ...beans, cooked_on: '2025-11-19' };
    expect(startsOf({ breakfast: aRecipeMeal({ companions: [stored, yesterdays] }) })).toEqual([]);
    expect(startsOf({ breakfast: aRecipeMeal({ ...oats.details, cooked_on: '2025-11-19' }) })).toEqual([]);
    const todays = aRecipeMeal({ companions: [{ ...beans, cooked_on: DATE }] });
    expect(startsOf({ breakfast: todays, lunch: todays })).toEqual([['kongjaban', 'breakfast', 395]]);
  });
});
