import { describe, expect, it } from 'vitest';
import { aDay, aRecipeMeal, TEST_COMPANION } from '../../../testing/a-meal-plan.ts';
import { earlyStarts } from './early-starts.ts';

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
