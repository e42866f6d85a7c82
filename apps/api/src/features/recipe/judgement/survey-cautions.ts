import {
  type Dish,
  type DishCaution,
  dishCautions,
  readExcludedFoods,
  type SurveyDraft,
  type Taxonomy,
} from '@kkini/domain';

/** Cautions of a dish for the people of a survey; none without a survey. */
export function surveyCautions(taxonomy: Taxonomy, answers: SurveyDraft | null, dish: Dish): DishCaution[] {
  const readings = answers === null ? [] : readExcludedFoods(taxonomy, answers);
  const exclusions = readings.flatMap((reading) => reading.exclusions);
  return [...dishCautions(taxonomy, dish, exclusions)];
}
