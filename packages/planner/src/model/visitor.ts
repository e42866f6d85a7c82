import {
  type EatingStyle,
  type Exclusion,
  type HealthCondition,
  type MealStyle,
  type MealTime,
  resolveExclusion,
  type Survey,
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
  readonly exclusions: readonly Exclusion[];
  /** Excluded words the taxonomy does not know; only dishes that name them can be left out. */
  readonly unknownExclusions: readonly string[];
};

/** Reads a survey: every excluded word becomes ids, or stays a literal word that blocks by name. */
export function makeVisitor(taxonomy: Taxonomy, survey: Survey): Visitor {
  const exclusions = survey.excludedFoods.flatMap((text) => resolveExclusion(taxonomy, text));
  return {
    targets: survey.targets,
    healthConditions: survey.healthConditions,
    eatingStyles: survey.eatingStyles,
    mealStyles: survey.mealStyles,
    areas: survey.areas,
    exclusions,
    unknownExclusions: exclusions.flatMap((exclusion) =>
      exclusion.kind === 'literal' ? [exclusion.text] : [],
    ),
  };
}
