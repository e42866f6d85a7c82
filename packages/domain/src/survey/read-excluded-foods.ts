import type { ExclusionReading } from '../food/exclusion/exclusion-reading.ts';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { type SurveyDraft, strictnessOf } from './survey.ts';

/** The readings of a survey's excluded foods, each with its strictness (safety-rules sections 4 and 10). */
export function readExcludedFoods(
  taxonomy: Taxonomy,
  answers: Pick<SurveyDraft, 'excludedFoods' | 'excludedFoodStrictness'>,
): readonly ExclusionReading[] {
  return answers.excludedFoods.map((text) => readExclusion(taxonomy, text, strictnessOf(answers, text)));
}
