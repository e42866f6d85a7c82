import {
  type CookingMinutes,
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  type MealStyle,
  type MealTime,
  type Person,
  personsOf,
  type RiceKind,
  readExcludedFoods,
  type Survey,
  strictnessOf,
  type Target,
  type Taxonomy,
  type Weekday,
} from '@kkini/domain';
import { type HomeFood, homeFoods } from './home-food.ts';

/** The survey answers with exclusions resolved to taxonomy ids. */
export type Visitor = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
  readonly mealStyles: Readonly<Record<MealTime, MealStyle>>;
  readonly areas: readonly string[];
  /** Who eats, with their answers: at least one of each target. */
  readonly persons: readonly Person[];
  /** The year of the start date, for ages; 0 without a start date. */
  readonly year: number;
  readonly exclusions: readonly Exclusion[];
  /** Whether any exclusion is a severe allergy. Then products without a label are not served. */
  readonly hasSevereAllergy: boolean;
  /** Excluded words unknown to the taxonomy. They exclude only dishes that name them. */
  readonly unknownExclusions: readonly string[];
  /** The day of the week on which they cook ahead. */
  readonly prepDay?: Weekday | null;
  /** The rice they want on the table. */
  readonly rice?: RiceKind | null;
  /** Minutes they have to cook on a weekday. */
  readonly weekdayMinutes?: CookingMinutes | null;
  readonly foodsAtHome?: readonly HomeFood[];
  /** Dishes, by id, that nobody wants as an extra. */
  readonly refusedExtras?: readonly string[];
};

/** Reads a survey. Every excluded word becomes ids, or stays a literal word that excludes dishes naming it. */
export function makeVisitor(taxonomy: Taxonomy, survey: Survey): Visitor {
  const readings = readExcludedFoods(taxonomy, survey);
  return {
    targets: survey.targets,
    healthConditions: survey.healthConditions,
    eatingStyles: survey.eatingStyles,
    mealStyles: survey.mealStyles,
    areas: survey.areas,
    persons: personsOf(survey),
    year: Number(survey.startDate.slice(0, 4)),
    exclusions: readings.flatMap((reading) => reading.exclusions),
    hasSevereAllergy: survey.excludedFoods.some((food) => strictnessOf(survey, food) === 'severeAllergy'),
    unknownExclusions: readings.flatMap((reading) => reading.unread),
    prepDay: survey.prepDay,
    rice: survey.rice,
    weekdayMinutes: survey.weekdayMinutes,
    foodsAtHome: homeFoods(taxonomy, survey.foodsAtHome),
    refusedExtras: survey.refusedExtras,
  };
}
