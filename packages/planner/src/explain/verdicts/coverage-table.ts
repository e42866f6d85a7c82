import {
  EATING_STYLES,
  type EatingStyle,
  EMPTY_SURVEY,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type MealTime,
  type ProductStyle,
  type RecipeStyle,
  type Survey,
  type Taxonomy,
} from '@kkini/domain';
import { hardViolations } from '../../constraints/dish-violations.ts';
import type { Candidate } from '../../model/candidate.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { makeVisitor } from '../../model/visitor.ts';

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
