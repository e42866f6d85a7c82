import {
  type DishFamily,
  type DishMethod,
  type DishRole,
  MAIN_GROUPS,
  MEAL_TIMES,
  type WeekPlan,
} from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import { planWeek } from '../../plan-week.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import { makePlanningProblem } from '../planning-problem.ts';
import { withPots } from './choose-pots.ts';

const startDate = '2026-11-23';

/** Forty dishes, every fourth a pot that keeps for `keepDays` days and takes much of a cook's time. */
function dishes(keepDays: number, changes: Partial<Candidate> = {}): readonly Candidate[] {
  return Array.from({ length: 40 }, (_, index) => {
    const isPot = index % 4 === 0;
    const activeMinutes = isPot ? 25 : 10;
    return aCandidate({
      id: `dish-${index}`,
      mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu',
      nutrition: aNutrition({ energyKcal: 560 + ((index * 37) % 101) }),
      role: (isPot ? 'stew' : 'plate') satisfies DishRole,
      method: (isPot ? 'soup' : 'grill') satisfies DishMethod,
      minutes: activeMinutes,
      cooking: { activeMinutes, waitingMinutes: 0, keepDays: isPot ? keepDays : 0, freezes: false },
      perishables: isPot ? [] : [`food-${index}`, `food-${index + 100}`],
      ...changes,
    });
  });
}

const mealsOf = (week: WeekPlan) =>
  week.flatMap(({ date, slots }) => MEAL_TIMES.map((time) => ({ date, time, slot: slots[time] })));
const againIn = (week: WeekPlan) =>
  mealsOf(week).flatMap(({ date, slot }) =>
    slot.kind === 'recipe' && slot.cookedOn !== undefined
      ? [{ date, id: slot.id, cookedOn: slot.cookedOn }]
      : [],
  );
const visitor = aVisitor({
  mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const planned = (candidates: readonly Candidate[]) => planWeek({ candidates, visitor, startDate, seed: 7 });

describe('a week with dishes that keep', () => {
  const { week, quality } = planned(dishes(1));
  const again = againIn(week);

  it('has some of them for two meals, the second on the day after and no dish a third time', () => {
    expect(again.length).toBeGreaterThan(1);
    for (const { date, id, cookedOn } of again) {
      const meals = mealsOf(week).filter(({ slot }) => 'id' in slot && slot.id === id);
      expect(meals.map((meal) => meal.date)).toEqual([cookedOn, date]);
      expect(Date.parse(date) - Date.parse(cookedOn)).toBe(86_400_000);
    }
  });

  it('has no two pots of soup on a day in the low-sodium style', () => {
    const soups = dishes(1).filter(({ method }) => method === 'soup');
    const most = [[], ['lowSodium' as const]].map((eatingStyles) => {
      const problem = makePlanningProblem({
        candidates: soups,
        visitor: { ...visitor, eatingStyles },
        seed: 1,
      });
      // Every dish costs as much, but the most expensive meals of a slot cost a lot: all pots are worth it.
      const reduced = problem.slots.map(({ dishes: own }) => own.map((_, row) => (row < 3 ? 0 : 90)));
      const { locks } = withPots(
        problem,
        reduced.map((own) => Float64Array.from(own)),
        startDate,
      );
      return Math.max(...locks.map((day) => Object.keys(day).length));
    });
    expect(most).toEqual([2, 1]);
  });

  it('has no steak and no main dish of eggs in a pot, and an egg soup', () => {
    const potsOf = (changes: Partial<Candidate>) => {
      const problem = makePlanningProblem({ candidates: dishes(1, changes), visitor, seed: 1 });
      const reduced = problem.slots.map(({ dishes: own }) =>
        Float64Array.from(own, (_, row) => (row < 3 ? 0 : 90)),
      );
      return withPots(problem, reduced, startDate).locks.filter((day) => Object.keys(day).length > 0).length;
    };
    const fried = { role: 'main', method: 'stirFry' } as const;
    expect(potsOf(fried)).toBeGreaterThan(0);
    expect(potsOf({ ...fried, family: 'steak' })).toBe(0);
    expect(potsOf({ ...fried, mainGroup: 'egg' })).toBe(0);
    expect(potsOf({ role: 'soup', method: 'soup', mainGroup: 'egg' })).toBeGreaterThan(0);
  });

  it('has one pot of dishes that taste alike', () => {
    const potsOf = (families: readonly DishFamily[]) => {
      const alike = dishes(1).map((dish, index) => ({
        ...dish,
        family: families[(index / 4) % families.length] ?? ('rolledEgg' as const),
      }));
      return new Set(againIn(planned(alike).week).map(({ id }) => id)).size;
    };
    expect(potsOf(['curry', 'softTofuStew', 'beanSproutSoup'])).toBeGreaterThan(1);
    expect(potsOf(['curry'])).toBe(1);
    expect(potsOf(['soybeanPasteSoup', 'soybeanPasteStew'])).toBe(1);
  });

  it('is proved around them, and repeats nothing', () => {
    expect(quality.certificate).toMatchObject({ proved: true, ladderStep: 0 });
    expect(quality).toMatchObject({ repeatedDishes: 0, relaxations: [] });
  });

  it('eats at most one of them again on a day, and three of ten meals of the week', () => {
    expect(new Set(again.map(({ date }) => date)).size).toBe(again.length);
    expect(again.length).toBeLessThanOrEqual(4);
  });

  it('eats nothing again that does not keep until the next day, or is bought', () => {
    expect(againIn(planned(dishes(0)).week)).toEqual([]);
    const bought = dishes(1, { kind: 'product', style: 'mealKit' });
    const mealStyles = { ...visitor.mealStyles, lunch: 'mealKit', dinner: 'mealKit' } as const;
    const buyer = aVisitor({ mealStyles });
    expect(againIn(planWeek({ candidates: bought, visitor: buyer, startDate, seed: 5 }).week)).toEqual([]);
  });

  it('eats no processed meat again, which a week has once at most', () => {
    const meaty = dishes(1).map((dish) => ({
      ...dish,
      ...(dish.role === 'stew' && { holdsProcessedMeat: true as const }),
    }));
    expect(againIn(planned(meaty).week)).toEqual([]);
  });
});

describe('the basket of a week', () => {
  it('is of foods that several dishes share, and such dishes come first', () => {
    const foods = ['tofu', 'spinach', 'zucchini', 'shrimp', 'squid', 'eggplant', 'chive', 'cucumber'];
    const sharing = dishes(0, { role: 'plate', minutes: 10, method: 'grill' }).map((dish, index) => ({
      ...dish,
      cooking: { activeMinutes: 10, waitingMinutes: 0, keepDays: 0, freezes: false },
      perishables: index % 2 === 0 ? [foods[(index / 2) % 4] ?? ''] : [`rare-${index}`],
    }));
    const { week, quality } = planned(sharing);
    const byId = new Map(sharing.map((dish) => [dish.id, dish]));
    const eaten = mealsOf(week).flatMap(({ slot }) =>
      'id' in slot ? (byId.get(slot.id)?.perishables ?? []) : [],
    );
    const { basket } = quality.certificate;
    expect(basket).toEqual(expect.arrayContaining(foods.slice(0, 4)));
    const isRare = (food: string) => food.startsWith('rare');
    expect(eaten.filter(isRare).length).toBeLessThan(eaten.length / 2);
  });
});
