import {
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  type MealStyle,
  type MealTime,
  type Person,
  personsOf,
  readExcludedFoods,
  type Survey,
  strictnessOf,
  type Target,
  type Taxonomy,
} from '@kkini/domain';

/** What the planner knows of the people who eat: survey answers with exclusions resolved to taxonomy ids. */
export type Visitor = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
  readonly mealStyles: Readonly<Record<MealTime, MealStyle>>;
  readonly areas: readonly string[];
  /** One per target, with what was said of their bodies. */
  readonly persons: readonly Person[];
  /** The year the plan starts in, by which ages are reckoned; 0 while the start date is open. */
  readonly year: number;
  readonly exclusions: readonly Exclusion[];
  /** Whether a severe allergy is behind any of them: nothing is bought then that has no label to be read. */
  readonly hasSevereAllergy: boolean;
  /** Excluded words the taxonomy does not know; only dishes that name them can be left out. */
  readonly unknownExclusions: readonly string[];
};

/** Reads a survey: every excluded word becomes ids, or stays a literal word that blocks by name. */
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
  };
}
