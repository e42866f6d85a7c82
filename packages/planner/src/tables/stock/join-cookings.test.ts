import { addDays, type MealSlot, type WeekPlan } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aCandidate } from '../../testing/a-candidate.ts';
import { joinCookings } from './join-cookings.ts';

const MONDAY = '2026-11-23';
const KEEP_DAYS = 2;
const FASTING: MealSlot = { kind: 'fasting' };

/**
 * A day's lunch with namul: cooked for it alone or with others, with the usual companions because nothing is laid, or
 * kept.
 */
type Lunch = 'own' | `of ${number}` | 'usual' | 'stays';

const namul = aCandidate({
  id: 'namul',
  role: 'side',
  cooking: { activeMinutes: 10, waitingMinutes: 0, keepDays: KEEP_DAYS, freezes: false },
});
const tables = {
  sideCandidate: () => namul,
  leadOf: () => ({ recipe: { companions: [{ id: 'namul' }] } }),
} as unknown as Parameters<typeof joinCookings>[1]['tables'];

function slotOf(lunch: Lunch): MealSlot {
  const slot = { kind: 'recipe', id: 'stew', style: 'cookedRecipe' } as const;
  if (lunch === 'usual' || lunch === 'stays') return slot;
  const day = lunch === 'own' ? null : Number(lunch.slice(3));
  const dish = day === null ? { id: 'namul' } : { id: 'namul', cookedOn: addDays(MONDAY, day) };
  return { ...slot, companions: [dish] };
}

/** By lunch, the day on which its namul is cooked together with others; null where it is cooked for this lunch alone. */
function cookedAfter(lunches: readonly Lunch[], prepDay: number | null): readonly (number | null)[] {
  const dates = lunches.map((_, day) => addDays(MONDAY, day));
  const week: WeekPlan = lunches.map((lunch, day) => ({
    date: dates[day] ?? '',
    slots: { breakfast: FASTING, lunch: slotOf(lunch), dinner: FASTING },
  }));
  const at = (date: string) => lunches[dates.indexOf(date)];
  const joined = joinCookings(week, {
    tables,
    isLaid: ({ date }) => at(date) !== 'usual' && at(date) !== 'stays',
    stays: ({ date }) => at(date) === 'stays',
    prepDate: prepDay === null ? null : (dates[prepDay] ?? null),
  });
  return joined.map(({ slots: { lunch } }) => {
    const [dish] = lunch.kind === 'recipe' ? (lunch.companions ?? []) : [];
    return dish?.cookedOn === undefined ? null : dates.indexOf(dish.cookedOn);
  });
}

describe('a meal that is not laid', () => {
  it.each<{ title: string; lunches: Lunch[]; cooked: (number | null)[]; prepDay?: number }>([
    {
      title: 'eats of what was cooked for a laid meal, while it keeps',
      lunches: ['own', 'usual', 'usual', 'usual'],
      cooked: [0, 0, 0, null],
    },
    {
      title: 'eats of what was cooked for several meals',
      lunches: ['of 0', 'usual', 'of 0'],
      cooked: [0, 0, 0],
    },
    { title: 'shares a cooking with another one', lunches: ['usual', 'usual'], cooked: [0, 0] },
    {
      title: 'moves no cooking of a laid meal',
      lunches: ['usual', 'of 1', 'of 1'],
      cooked: [null, 1, 1],
    },
    { title: 'stays as it is where it is over', lunches: ['stays', 'usual'], cooked: [null, null] },
    {
      title: 'eats of what is made on the day for cooking ahead, while it keeps',
      prepDay: 1,
      lunches: ['usual', 'usual', 'usual', 'usual', 'usual'],
      cooked: [0, 0, 0, 1, null],
    },
    {
      title: 'makes nothing ahead that is cooked on that day already',
      prepDay: 0,
      lunches: ['stays', 'usual'],
      cooked: [null, null],
    },
  ])('$title', ({ lunches, cooked, prepDay = null }) => {
    expect(cookedAfter(lunches, prepDay)).toEqual(cooked);
  });

  it('takes nothing from a cooking that four meals eat of', () => {
    const all = (slot: MealSlot) => ({ breakfast: slot, lunch: slot, dinner: slot });
    const week: WeekPlan = [
      { date: MONDAY, slots: all(slotOf('of 0')) },
      { date: addDays(MONDAY, 1), slots: { ...all(slotOf('usual')), breakfast: slotOf('of 0') } },
    ];
    const after = joinCookings(week, {
      tables,
      isLaid: ({ date, mealTime }) => date === MONDAY || mealTime === 'breakfast',
      stays: () => false,
      prepDate: null,
    });
    const cooked = Object.values(after[1]?.slots ?? {}).map((slot) =>
      slot.kind === 'recipe' ? slot.companions?.[0]?.cookedOn : null,
    );
    expect(cooked).toEqual([MONDAY, addDays(MONDAY, 1), addDays(MONDAY, 1)]);
  });
});
