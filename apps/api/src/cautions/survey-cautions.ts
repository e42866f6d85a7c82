import { type Dish, type DishCaution, dishCautions, resolveExclusion } from '@kkini/domain';
import type { AppParts } from '../app-parts.ts';
import { findSurvey } from '../db/stores/survey-store.ts';

/** What to say about a dish to the people of a survey; nothing without a survey. */
export async function surveyCautions(
  { database, catalogue: { taxonomy } }: AppParts,
  surveyId: string | null,
  dish: Dish,
): Promise<DishCaution[]> {
  if (surveyId === null) return [];
  const survey = await database.transaction((queries) => findSurvey(queries, surveyId));
  const exclusions = (survey?.answers.excludedFoods ?? []).flatMap((text) =>
    resolveExclusion(taxonomy, text),
  );
  return [...dishCautions(taxonomy, dish, exclusions)];
}
