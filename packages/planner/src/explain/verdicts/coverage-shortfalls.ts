import {
  EATING_STYLES,
  type EatingStyle,
  EMPTY_SURVEY,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type HealthCondition,
  MEAL_TIMES,
  type MealTime,
  PRODUCT_STYLES,
  type ProductStyle,
  RECIPE_STYLES,
  type RecipeStyle,
  type Survey,
  type Taxonomy,
} from '@kkini/domain';
import { hardViolations } from '../../constraints/dish-violations.ts';
import type { Candidate } from '../../model/candidate.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { makeVisitor } from '../../model/visitor.ts';

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
 * Home cooking must reach them. For bought food, the number only decides whether the visitor reads that shops sell
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

/** A meal style that serves a dish. */
export type DishStyle = RecipeStyle | ProductStyle;

/** The answers coverage depends on: conditions, one eating style, at most one food of the survey's list. */
export type CoverageQuestion = {
  readonly conditions: readonly HealthCondition[];
  readonly eatingStyle: EatingStyle;
  /** Taxonomy id of a food of EXCLUDABLE_FOODS. */
  readonly excludedFood: string | null;
};

/** Counts candidates by meal time and meal style. */
export type CoverageTable = {
  /** Number of candidates of one meal time and these meal styles that break no HARD rule and hold no excluded food. */
  count(question: CoverageQuestion, mealTime: MealTime, styles: readonly DishStyle[]): number;
};

/** No condition, each condition, and every pair. */
export const CONDITION_SETS: readonly (readonly HealthCondition[])[] = [
  [],
  ...HEALTH_CONDITIONS.map((condition) => [condition]),
  ...HEALTH_CONDITIONS.flatMap((one, index) =>
    HEALTH_CONDITIONS.slice(index + 1).map((other) => [one, other]),
  ),
];

/**
 * Judges every candidate once per condition, eating style and food. A combination keeps the candidates that none of
 * its members forbids, because every HARD rule belongs to exactly one member.
 */
export function coverageTable(candidates: readonly Candidate[], taxonomy: Taxonomy): CoverageTable {
  const visitorOf = (answers: Partial<Survey>) => makeVisitor(taxonomy, { ...ANONYMOUS, ...answers });
  const visitorFor = ({ conditions, eatingStyle, excludedFood }: CoverageQuestion) =>
    visitorOf({
      healthConditions: conditions,
      eatingStyles: [eatingStyle],
      excludedFoods: EXCLUDABLE_FOODS.flatMap(({ id, ko }) => (id === excludedFood ? [ko] : [])),
    });
  const allowed = (answers: Partial<Survey>): ReadonlySet<Candidate> => {
    const visitor = visitorOf(answers);
    return new Set(candidates.filter((candidate) => hardViolations(candidate, visitor).length === 0));
  };
  const byCondition = new Map(
    HEALTH_CONDITIONS.map((condition) => [condition, allowed({ healthConditions: [condition] })]),
  );
  const byStyle = new Map(EATING_STYLES.map((style) => [style, allowed({ eatingStyles: [style] })]));
  const byFood = new Map(EXCLUDABLE_FOODS.map(({ id, ko }) => [id, allowed({ excludedFoods: [ko] })]));
  return {
    count({ conditions, eatingStyle, excludedFood }, mealTime, styles) {
      const sets = [
        ...conditions.map((condition) => byCondition.get(condition)),
        byStyle.get(eatingStyle),
        ...(excludedFood === null ? [] : [byFood.get(excludedFood)]),
      ];
      const kitchen = kitchenOf(visitorFor({ conditions, eatingStyle, excludedFood }));
      return candidates.filter(
        (candidate) =>
          (candidate.kitchen === undefined || candidate.kitchen === kitchen) &&
          candidate.mealTimes.includes(mealTime) &&
          styles.some((style) => style === candidate.style) &&
          sets.every((set) => set?.has(candidate) === true),
      ).length;
    },
  };
}

const ANONYMOUS: Survey = {
  ...EMPTY_SURVEY,
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  startDate: '',
};
