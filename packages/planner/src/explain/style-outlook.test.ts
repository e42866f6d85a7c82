import { MEAL_TIMES, type MealStyle, type MealTime, type WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { dishesServed } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { randomDishes, randomVisitor } from '../testing/random-dishes.ts';
import { type RandomUnit, randomUnits } from '../testing/random-week.ts';
import { eatenAmount, eatenMeals, sumOf } from './eaten-meals.ts';
import { styleOutlook } from './style-outlook.ts';

/** Seven dishes of a style, or `count`, with this sodium in mg and, where it varies, at most `high`. */
type Shelf = {
  readonly style: MealStyle;
  readonly sodiumMg: number;
  readonly high?: number;
  readonly count?: number;
};

const dishesOf = ({ style, sodiumMg, high, count = 7 }: Shelf, shelf: number): readonly Candidate[] =>
  Array.from({ length: count }, (_, index) =>
    aCandidate({
      id: `${style}-${shelf}-${index}`,
      style,
      kind: style === 'cookedRecipe' ? 'recipe' : 'product',
      nutrition: aNutrition({ sodiumMg }),
      ...(high !== undefined && {
        ranges: { sodiumMg: { low: sodiumMg, central: sodiumMg, high }, energyKcal: null },
      }),
    }),
  );

const everyMeal = (style: MealStyle) => ({ breakfast: style, lunch: style, dinner: style });
const AT_RESTAURANTS = everyMeal('restaurant');
const BREAKFAST_OUT = { ...everyMeal('cookedRecipe'), breakfast: 'restaurant' } as const;

const outlookOf = (mealStyles: Visitor['mealStyles'], shelves: readonly Shelf[]) =>
  styleOutlook(shelves.flatMap(dishesOf), aVisitor({ mealStyles }));

/** The daily maximum of sodium of an adult for three meals, in mg. */
const MAX = 2070;
const home = (sodiumMg: number): Shelf => ({ style: 'cookedRecipe', sodiumMg });
const out = (sodiumMg: number, more: Partial<Shelf> = {}): Shelf => ({
  style: 'restaurant',
  sodiumMg,
  ...more,
});

const stated = (leastPerDay: number, helps: readonly MealTime[], together = false) => ({
  nutrient: 'sodiumMg',
  leastPerDay,
  max: MAX,
  helps,
  together,
});

describe('the outlook of meal styles', () => {
  it.each([
    {
      what: 'the sum, and each meal that helps at home',
      mealStyles: AT_RESTAURANTS,
      shelves: [out(800), home(400)],
      unmet: stated(2400, MEAL_TIMES),
    },
    {
      what: 'only a bought meal as one that helps',
      mealStyles: BREAKFAST_OUT,
      shelves: [out(1300), home(400)],
      unmet: stated(2100, ['breakfast']),
    },
    {
      what: 'all meals where one is too few',
      mealStyles: AT_RESTAURANTS,
      shelves: [out(1000), home(400)],
      unmet: stated(3000, MEAL_TIMES, true),
    },
    {
      what: 'no meal where home is no leaner',
      mealStyles: AT_RESTAURANTS,
      shelves: [out(800), home(800)],
      unmet: stated(2400, []),
    },
    {
      what: 'of seven different dishes',
      mealStyles: AT_RESTAURANTS,
      shelves: [out(500, { count: 6 }), out(3000), home(300)],
      unmet: stated(2571.4, MEAL_TIMES),
    },
    {
      what: 'a range at its upper end',
      mealStyles: BREAKFAST_OUT,
      shelves: [out(800, { high: 1300 }), home(400)],
      unmet: stated(2100, ['breakfast']),
    },
    {
      what: 'margins as independent',
      mealStyles: AT_RESTAURANTS,
      shelves: [out(600, { high: 800 }), home(400)],
      unmet: stated(2146.4, MEAL_TIMES),
    },
  ])('tells $what', ({ mealStyles, shelves, unmet }) => {
    expect(outlookOf(mealStyles, shelves).unmet).toEqual([unmet]);
  });

  it.each([
    ['at its maximum', AT_RESTAURANTS, [out(690), home(400)]],
    ['whose margins rarely meet', AT_RESTAURANTS, [out(600, { high: 750 }), home(400)]],
    ['of fasting', everyMeal('fasting'), [out(9000)]],
  ] as const)('is silent about a day %s', (_, mealStyles, shelves) => {
    expect(outlookOf(mealStyles, shelves)).toEqual({ unmet: [], scarce: [] });
  });

  it('tells the lower maximum of a condition', () => {
    const candidates = [out(650), home(400)].flatMap(dishesOf);
    const visitor = aVisitor({ mealStyles: AT_RESTAURANTS, healthConditions: ['hypertension'] });
    expect(styleOutlook(candidates, visitor).unmet).toMatchObject([{ leastPerDay: 1950, max: 1800 }]);
  });

  it('counts the dishes of a style that has fewer than days', () => {
    const mealStyles = { breakfast: 'mealKit', lunch: 'lunchBox', dinner: 'cookedRecipe' } as const;
    const { scarce } = outlookOf(mealStyles, [home(400), { style: 'lunchBox', sodiumMg: 400, count: 6 }]);
    expect(scarce).toEqual([
      { mealTime: 'breakfast', style: 'mealKit', dishes: 0 },
      { mealTime: 'lunch', style: 'lunchBox', dishes: 6 },
    ]);
  });
});

const PLANS = runs(160, 20);
const STYLES = ['cookedRecipe', 'lunchBox', 'restaurant'] as const;

/** Salty dishes; the bought ones may hold up to twice their sodium. */
function saltyDishes(unit: RandomUnit): readonly Candidate[] {
  return randomDishes(unit, 120 + Math.floor(80 * unit()), STYLES).map((dish) => {
    const central = 600 + 3 * (dish.nutrition.sodiumMg ?? 0);
    const salty = { ...dish, nutrition: { ...dish.nutrition, sodiumMg: central } };
    const high = central * (1 + unit());
    const range = { low: central, central, high };
    return dish.kind === 'product' ? { ...salty, ranges: { sodiumMg: range, energyKcal: null } } : salty;
  });
}

/** Whether a week has no dish twice and keeps the styles asked for. */
function isAsAsked(week: WeekPlan, { mealStyles }: Visitor): boolean {
  const meals = week.flatMap(({ slots }) => MEAL_TIMES.map((time) => ({ time, slot: slots[time] })));
  const served = meals.flatMap(({ time, slot }) => ('id' in slot ? [{ time, slot }] : []));
  const eaten = meals.filter(({ time }) => mealStyles[time] !== 'fasting');
  return (
    served.length === eaten.length &&
    new Set(served.map(({ slot }) => slot.id)).size === served.length &&
    served.every(({ time, slot }) => slot.style === mealStyles[time])
  );
}

describe('the least of a day', () => {
  it('is never above the mean upper estimate of a planned week', () => {
    let compared = 0;
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const unit = randomUnits(seed);
      const candidates = saltyDishes(unit);
      const visitor = randomVisitor(unit, STYLES);
      // Without other styles, because a salty week would be shared with recipes.
      const asked = new Set(Object.values(visitor.mealStyles));
      const own = candidates.filter(({ style }) => asked.has(style));
      const { week } = planWeek({ candidates: own, visitor, startDate: '2026-11-21', seed });
      if (!isAsAsked(week, visitor)) continue;
      const dishes = new Map(candidates.map((dish) => [dish.id, dish]));
      for (const { nutrient, leastPerDay } of styleOutlook(candidates, visitor).unmet) {
        const days = week.map(({ slots }) => {
          const [meals = []] = eatenMeals(slots, { dishOf: dishesServed(dishes), visitor });
          return sumOf(meals.map((meal) => eatenAmount(meal, nutrient))).high;
        });
        const mean = days.reduce((sum, each) => sum + each, 0) / days.length;
        expect(leastPerDay).toBeLessThanOrEqual(mean + 0.05);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(PLANS / 3);
  });
});
