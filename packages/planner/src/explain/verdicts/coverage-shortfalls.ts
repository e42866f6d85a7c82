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

/** The least the catalogue must offer: candidates per cell, and the share of them that must remain after one food is excluded. */
export const COVERAGE_BARS = {
  homeCooked: 15,
  eachBoughtStyle: 6,
  pairOfConditions: 12,
  shareLeftByExclusion: 0.5,
  leftByStaple: 12,
} as const;

/**
 * Foods in so many Korean meals that excluding one removes most: rice, garlic, green onion, onion, sesame, soy and wheat;
 * kelp of broths, chilli of kimchi and pastes, sugar, and what gochujang, syrups and cooking oil may be made of.
 */
export const STAPLES: readonly string[] = [
  'rice',
  'garlic',
  'green_onion',
  'sesame',
  'soy',
  'soybean',
  'wheat',
  'onion',
  'seaweed',
  'chili_pepper',
  'added_sugar',
  'honey',
  'barley',
  'glutinous_rice',
  'corn',
];

const DISH_STYLES: readonly DishStyle[] = [...RECIPE_STYLES, ...PRODUCT_STYLES];

/** Every cell below its bar. Empty when every sensible survey has enough candidates. */
export function coverageShortfalls(table: CoverageTable): readonly CoverageShortfall[] {
  return [...demands(table)].flatMap((demand) => {
    const found = table.count(demand.question, demand.mealTime, demand.styles);
    return found < demand.needed ? [{ ...demand, found }] : [];
  });
}

type Demand = Omit<CoverageShortfall, 'found'>;

function* demands(table: CoverageTable): Iterable<Demand> {
  for (const mealTime of MEAL_TIMES) {
    for (const condition of HEALTH_CONDITIONS) {
      for (const eatingStyle of EATING_STYLES) {
        const question = { conditions: [condition], eatingStyle, excludedFood: null };
        yield { question, mealTime, styles: RECIPE_STYLES, needed: COVERAGE_BARS.homeCooked };
        for (const style of PRODUCT_STYLES)
          yield { question, mealTime, styles: [style], needed: COVERAGE_BARS.eachBoughtStyle };
      }
    }
    for (const conditions of CONDITION_SETS.filter(({ length }) => length === 2)) {
      const question = { conditions, eatingStyle: 'regular' as const, excludedFood: null };
      yield { question, mealTime, styles: RECIPE_STYLES, needed: COVERAGE_BARS.pairOfConditions };
    }
    yield* exclusionDemands(table, mealTime);
  }
}

/** The bars apply to home cooking alone and to all styles together. */
function* exclusionDemands(table: CoverageTable, mealTime: MealTime): Iterable<Demand> {
  const anyone: CoverageQuestion = { conditions: [], eatingStyle: 'regular', excludedFood: null };
  for (const styles of [RECIPE_STYLES, DISH_STYLES]) {
    const all = table.count(anyone, mealTime, styles);
    for (const { id } of EXCLUDABLE_FOODS) {
      const needed = STAPLES.includes(id)
        ? COVERAGE_BARS.leftByStaple
        : Math.ceil(all * COVERAGE_BARS.shareLeftByExclusion);
      yield { question: { ...anyone, excludedFood: id }, mealTime, styles, needed };
    }
  }
}
