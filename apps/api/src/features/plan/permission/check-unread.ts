import {
  type ExclusionReading,
  readExcludedFoods,
  type SurveyDraft,
  strictnessOf,
  type Taxonomy,
  UNREAD_REASON_KO,
} from '@kkini/domain';
import { AppError } from '../../../app-error.ts';

type Answers = Pick<SurveyDraft, 'excludedFoods' | 'excludedFoodStrictness'>;

/**
 * Refuses to plan if a severe allergy contains an unknown or only guessed word, because comparing letters may miss the food
 * (safety-rules sections 4 and 10, rule 6). Names the field, never the text.
 */
export function checkUnread(answers: Answers, taxonomy: Taxonomy): void {
  const details = answers.excludedFoods.flatMap((text, index) => {
    if (strictnessOf(answers, text) !== 'severeAllergy') return [];
    const readings = readExcludedFoods(taxonomy, { ...answers, excludedFoods: [text] });
    return readings.some(isUnsure) ? [{ field: `excluded_ingredients.${index}`, problem: PROBLEM }] : [];
  });
  if (details.length > 0) {
    throw new AppError('EXCLUSION_UNREAD', details, { refusal: { reason: UNREAD_REASON_KO } });
  }
}

const PROBLEM = 'must be worded otherwise or cleared: which food it names is not certain';

function isUnsure({ unread, suggestions }: ExclusionReading): boolean {
  return unread.length > 0 || suggestions.length > 0;
}
