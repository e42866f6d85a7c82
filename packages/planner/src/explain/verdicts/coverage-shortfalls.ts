import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_TIMES,
  type MealTime,
  PRODUCT_STYLES,
  RECIPE_STYLES,
} from '@kkini/domain';
import {
  CONDITION_SETS,
  type CoverageQuestion,
  type CoverageTable,
  type DishStyle,
} from './coverage-table.ts';

/** A cell of the coverage table with fewer candidates than its bar. */
export type CoverageShortfall = {
  readonly question: CoverageQuestion;
  readonly mealTime: MealTime;
  readonly styles: readonly DishStyle[];
  readonly found: number;
  readonly needed: number;
};

/**
 * Least numbers of dishes in the coverage table: per cell, for a pair of conditions, and after one food is left out.
 * Home cooking must reach them. For bought food, the number only decides whether the visitor is told that shops sell
 * little of it.
 */
export const COVERAGE_BARS = {
  homeCooked: 15,
  eachBoughtStyle: 6,
  pairOfConditions: 12,
  leftByExclusion: 30,
  leftByStaple: 12,
} as const;

/** Foods in so many Korean dishes that leaving one out removes most dishes: rice, garlic, green onion, sesame, soy, wheat. */
export const STAPLES: readonly string[] = [
  'rice',
  'garlic',
  'green_onion',
  'sesame',
  'soy',
  'soybean',
  'wheat',
];

/** Every cell of home cooking below its bar. Empty when every sensible survey has enough dishes. */
export function coverageShortfalls(table: CoverageTable): readonly CoverageShortfall[] {
  return below(table, homeDemands());
}

/** Why few of a bought style are left: the eating style, the condition, or both together. */
export type BoughtGapReason = 'eatingStyle' | 'condition' | 'together';
/** A cell of a bought style with few dishes, and the reason. */
export type BoughtGap = CoverageShortfall & { readonly reason: BoughtGapReason };

/** Every cell of a bought style with fewer dishes than its bar, and the reason. */
export function boughtGaps(table: CoverageTable): readonly BoughtGap[] {
  return below(table, boughtDemands()).map((gap) => ({ ...gap, reason: gapReason(table, gap) }));
}

function gapReason(table: CoverageTable, { question, mealTime, styles, needed }: CoverageShortfall) {
  const isEnough = (changes: Partial<CoverageQuestion>) =>
    table.count({ ...question, ...changes }, mealTime, styles) >= needed;
  if (!isEnough({ conditions: [] })) return 'eatingStyle';
  return isEnough({ eatingStyle: 'regular' }) ? 'together' : 'condition';
}

function below(table: CoverageTable, demands: Iterable<Demand>): readonly CoverageShortfall[] {
  return [...demands].flatMap((demand) => {
    const found = table.count(demand.question, demand.mealTime, demand.styles);
    return found < demand.needed ? [{ ...demand, found }] : [];
  });
}

type Demand = Omit<CoverageShortfall, 'found'>;

function* homeDemands(): Iterable<Demand> {
  for (const mealTime of MEAL_TIMES) {
    for (const condition of HEALTH_CONDITIONS) {
      for (const eatingStyle of EATING_STYLES) {
        const question = { conditions: [condition], eatingStyle, excludedFood: null };
        yield { question, mealTime, styles: RECIPE_STYLES, needed: COVERAGE_BARS.homeCooked };
      }
    }
    for (const conditions of CONDITION_SETS.filter(({ length }) => length === 2)) {
      const question = { conditions, eatingStyle: 'regular' as const, excludedFood: null };
      yield { question, mealTime, styles: RECIPE_STYLES, needed: COVERAGE_BARS.pairOfConditions };
    }
    yield* exclusionDemands(mealTime);
  }
}

function* exclusionDemands(mealTime: MealTime): Iterable<Demand> {
  for (const { id } of EXCLUDABLE_FOODS) {
    const question = { conditions: [], eatingStyle: 'regular' as const, excludedFood: id };
    const needed = STAPLES.includes(id) ? COVERAGE_BARS.leftByStaple : COVERAGE_BARS.leftByExclusion;
    yield { question, mealTime, styles: RECIPE_STYLES, needed };
  }
}

function* boughtDemands(): Iterable<Demand> {
  for (const condition of HEALTH_CONDITIONS) {
    for (const eatingStyle of EATING_STYLES) {
      const question = { conditions: [condition], eatingStyle, excludedFood: null };
      for (const style of PRODUCT_STYLES)
        yield { question, mealTime: 'lunch', styles: [style], needed: COVERAGE_BARS.eachBoughtStyle };
    }
  }
}
