import { aStranger, MAIN_GROUPS, type MealStyle, type MealTime, type Person } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';

type When = {
  readonly startDate: string;
  readonly mealTimes: readonly MealTime[];
  readonly sodiumMg: number;
  readonly style?: MealStyle;
};

/**
 * Number of breakfasts with a summer dish in a week planned from seven such dishes, eaten at these times, and seven
 * little-known dishes with this much sodium.
 */
function summerBreakfasts({ startDate, mealTimes, sodiumMg, style = 'cookedRecipe' }: When): number {
  const candidates = Array.from({ length: 14 }, (_, index) => {
    const isSummer = index < 7;
    return aCandidate({
      id: `${isSummer ? 'summer' : 'rare'}-${index}`,
      style,
      mainGroup: MAIN_GROUPS[index % 7] ?? 'tofu',
      familiarity: isSummer ? 5 : 2,
      ...(isSummer && { seasonMonths: [6, 7, 8], mealTimes }),
      nutrition: aNutrition({ energyKcal: 500, sodiumMg: isSummer ? 400 : sodiumMg }),
    });
  });
  const mealStyles = { breakfast: style, lunch: 'fasting', dinner: 'fasting' } as const;
  const visitor = aVisitor({ mealStyles, healthConditions: ['hypertension'] });
  const { week } = planWeek({ candidates, visitor, startDate, seed: 3, seedPoints: 0 });
  return week.filter(({ slots: { breakfast } }) => 'id' in breakfast && breakfast.id.startsWith('summer'))
    .length;
}

const SUMMER = { startDate: '2026-07-06', mealTimes: ['breakfast'], sodiumMg: 400 } as const;

describe('a dish of the season at its own time of day', () => {
  it('comes before one that is little known', () => {
    expect(summerBreakfasts(SUMMER)).toBe(7);
  });

  it('comes after it in another season, and at a time it is not eaten', () => {
    expect(summerBreakfasts({ ...SUMMER, startDate: '2026-12-07' })).toBe(0);
    expect(summerBreakfasts({ ...SUMMER, mealTimes: ['lunch', 'dinner'] })).toBe(0);
  });

  it('comes before one far above a limit, not a little, at a time it is not eaten, unless a restaurant had to serve it', () => {
    const odd = { ...SUMMER, mealTimes: ['lunch', 'dinner'], sodiumMg: 1500 } as const;
    expect([1300, 1500].map((sodiumMg) => summerBreakfasts({ ...odd, sodiumMg }))).toEqual([0, 7]);
    expect(summerBreakfasts({ ...odd, style: 'restaurant' })).toBe(0);
  });

  it('still comes before one beyond a limit', () => {
    expect(summerBreakfasts({ ...SUMMER, startDate: '2026-12-07', sodiumMg: 4000 })).toBe(7);
  });
});

describe('the carbohydrate of a meal', () => {
  /** Most grams of any meal of a week planned from familiar dishes of 74 g and little-known ones of 68 g. */
  const mostGrams = (answers: Person['answers']) => {
    const candidates = Array.from({ length: 42 }, (_, index) => {
      const nutrition = aNutrition({ energyKcal: 600, carbohydrateG: index < 21 ? 74 : 68 });
      const mainGroup = MAIN_GROUPS[index % 14] ?? 'tofu';
      return aCandidate({ id: `dish-${index}`, mainGroup, familiarity: index < 21 ? 5 : 1, nutrition });
    });
    const style = 'cookedRecipe';
    const mealStyles = { breakfast: style, lunch: style, dinner: style } as const;
    const persons = [{ ...aStranger('self'), answers }];
    const visitor = aVisitor({ mealStyles, persons, healthConditions: ['diabetes'] });
    const { week } = planWeek({ candidates, visitor, startDate: '2026-12-07', seed: 3, seedPoints: 0 });
    const gramsOf = new Map(candidates.map(({ id, nutrition }) => [id, nutrition.carbohydrateG ?? 0]));
    const served = week.flatMap(({ slots }) => Object.values(slots));
    return Math.max(...served.map((slot) => ('id' in slot ? (gramsOf.get(slot.id) ?? 0) : 0)));
  };

  it('is alike all week with insulin, before dishes are familiar', () => {
    expect(mostGrams({ insulin: 'no' })).toBe(74);
    expect(mostGrams({ insulin: 'unsure' })).toBe(68);
  });
});
