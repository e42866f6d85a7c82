import { addDays, type LaidDish, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/a-candidate.ts';
import { redateBatches } from './redate-batches.ts';
import { rejoinBatches } from './rejoin-batches.ts';
import { weekWith } from './swap-companion.ts';
import { MOST_MEALS } from './week-kitchen.ts';

const MONDAY = '2026-11-23';
const DATES = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(MONDAY, day));
const KEEP_DAYS = 4;
const FASTING: MealSlot = { kind: 'fasting' };

type Meal = { readonly day: number; readonly time: number; readonly cookDay: number };

/** A week in which these meals have namul from a batch; all other meals are fasted. */
function aWeek(meals: readonly Meal[]): WeekPlan {
  return DATES.map((date, day) => {
    const at = (time: number): MealSlot => {
      const meal = meals.find((each) => each.day === day && each.time === time);
      if (meal === undefined) return FASTING;
      const companions: LaidDish[] = [{ id: 'namul', cookedOn: addDays(MONDAY, meal.cookDay) }];
      return { kind: 'recipe', id: `dish-${day}-${time}`, style: 'cookedRecipe', companions };
    };
    return { date, slots: { breakfast: at(0), lunch: at(1), dinner: at(2) } };
  });
}

const batchesIn = (week: WeekPlan) =>
  week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      const [dish] = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
      return dish === undefined ? [] : [{ date, time, cookedOn: dish.cookedOn ?? null }];
    }),
  );
const redated = (week: WeekPlan, today = MONDAY, prepDay: 'tuesday' | null = null) =>
  weekWith(week, redateBatches({ week, prepDay, today }));
const without = (week: WeekPlan, day: number, time: number): WeekPlan => {
  const mealTime = MEAL_TIMES[time] ?? 'dinner';
  return weekWith(week, [{ date: DATES[day] ?? '', mealTime, slot: FASTING }]);
};
const namul = aCandidate({
  id: 'namul',
  cooking: { activeMinutes: 10, waitingMinutes: 0, keepDays: KEEP_DAYS, freezes: false },
});
const tables = { sideCandidate: () => namul, leadOf: () => undefined };

/** Batches of one to four meals, each begun on its first day; two of them may overlap. */
const aBatch = fc
  .tuple(
    fc.integer({ min: 0, max: 4 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 2 * KEEP_DAYS }), { minLength: 1, maxLength: 3 }),
  )
  .map(([cookDay, more]) => {
    const later = more.map((at) => ({
      day: cookDay + Math.floor(at / 2),
      time: at % 2 === 0 ? 1 : 2,
      cookDay,
    }));
    return [{ day: cookDay, time: 1, cookDay }, ...later].filter(({ day }) => day < DATES.length);
  });

describe('batches of a week that has changed', () => {
  it('are cooked when they are first eaten, for four meals at most, while they keep', () => {
    fc.assert(
      fc.property(
        aBatch,
        aBatch,
        fc.array(fc.tuple(fc.nat(6), fc.nat(2)), { maxLength: 6 }),
        (one, other, gone) => {
          const whole = aWeek([...one, ...other]);
          for (const { cookedOn } of batchesIn(whole))
            fc.pre(batchesIn(whole).filter((each) => each.cookedOn === cookedOn).length <= MOST_MEALS);
          const week = gone.reduce((now, [day, time]) => without(now, day, time), whole);
          const after = batchesIn(redated(week));
          expect(after.map(({ date, time }) => `${date} ${time}`)).toEqual(
            batchesIn(week).map(({ date, time }) => `${date} ${time}`),
          );
          for (const { date, cookedOn } of after) {
            if (cookedOn === null) continue;
            const batch = after.filter((each) => each.cookedOn === cookedOn);
            const isEatenFresh = batch.some(
              (each) =>
                each.date === cookedOn || (each.time === 'breakfast' && each.date === addDays(cookedOn, 1)),
            );
            expect([isEatenFresh, batch.length <= MOST_MEALS]).toEqual([true, true]);
            expect(cookedOn <= date && date <= addDays(cookedOn, KEEP_DAYS)).toBe(true);
          }
        },
      ),
      { numRuns: runs(300), seed: 20261126 },
    );
  });

  it('stay as they are where they were made before today or on the day for cooking ahead', () => {
    const week = without(
      aWeek([
        { day: 1, time: 1, cookDay: 1 },
        { day: 2, time: 1, cookDay: 1 },
      ]),
      1,
      1,
    );
    expect(redated(week, addDays(MONDAY, 2))).toEqual(week);
    expect(redated(week, MONDAY, 'tuesday')).toEqual(week);
    expect(batchesIn(redated(week)).map(({ cookedOn }) => cookedOn)).toEqual([null]);
  });

  it('are made for a breakfast on the evening before', () => {
    const week = aWeek([
      { day: 2, time: 0, cookDay: 0 },
      { day: 3, time: 1, cookDay: 0 },
    ]);
    expect(batchesIn(redated(week)).map(({ cookedOn }) => cookedOn)).toEqual([DATES[1], DATES[1]]);
  });

  it('come back as they were when the meal they began with comes back', () => {
    const meals = [0, 2, 3].map((day) => ({ day, time: 2, cookDay: 0 }));
    const week = aWeek(meals);
    const slot = week[0]?.slots.dinner ?? FASTING;
    const changed = redated(without(week, 0, 2));
    expect(batchesIn(changed).map(({ cookedOn }) => cookedOn)).toEqual([DATES[2], DATES[2]]);
    const place = { date: MONDAY, mealTime: 'dinner', today: MONDAY } as const;
    expect(weekWith(changed, rejoinBatches(slot, { week: changed, tables, ...place }))).toEqual(week);
  });
});

describe('a pot whose first meal has another dish now', () => {
  it('is cooked for the meal that still has it, but not where it was made before today', () => {
    const stew: MealSlot = { kind: 'recipe', id: 'stew', style: 'cookedRecipe' };
    const again: MealSlot = { ...stew, cookedOn: MONDAY };
    const both = weekWith(aWeek([]), [
      { date: MONDAY, mealTime: 'lunch', slot: stew },
      { date: DATES[1] ?? '', mealTime: 'dinner', slot: again },
    ]);
    expect(redated(both)).toEqual(both);
    const one = without(both, 0, 1);
    expect(redated(one)[1]?.slots.dinner).toEqual(stew);
    expect(redated(one, DATES[1])[1]?.slots.dinner).toEqual(again);
  });
});
