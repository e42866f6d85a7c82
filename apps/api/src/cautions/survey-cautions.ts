import {
  type Dish,
  type DishCaution,
  dishCautions,
  resolveExclusion,
  type SurveyDraft,
  type Taxonomy,
} from '@kkini/domain';

/** What to say about a dish to the people of a survey; nothing without a survey. */
export function surveyCautions(taxonomy: Taxonomy, answers: SurveyDraft | null, dish: Dish): DishCaution[] {
  const exclusions = (answers?.excludedFoods ?? []).flatMap((text) => resolveExclusion(taxonomy, text));
  return [...dishCautions(taxonomy, dish, exclusions)];
}
