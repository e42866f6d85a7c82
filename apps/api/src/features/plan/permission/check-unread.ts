import {
  type ExclusionReading,
  REFUSAL_REASON_KO,
  type Refusal,
  readExcludedFoods,
  type SurveyDraft,
  strictnessOf,
  type Taxonomy,
} from '@kkini/domain';
import { AppError } from '../../../app-error.ts';

type Answers = Pick<SurveyDraft, 'excludedFoods' | 'excludedFoodStrictness'>;

/**
 * Refuses to plan if a severe allergy contains an unknown or only guessed word, because comparing letters may miss the food
 * (safety-rules sections 4 and 10, rule 6). Names the field, never the text.
 */
export function checkUnread(answers: Answers, taxonomy: Taxonomy): void {
  const details = unreadFields(answers, taxonomy).map((field) => ({ field, problem: PROBLEM }));
  if (details.length > 0) {
    throw new AppError(UNREAD.code, details, { refusal: { reason: REFUSAL_REASON_KO[UNREAD.reason] } });
  }
}

/** Why a plan made before its answers had such a word would not be made now; null if it would. */
export function unreadRefusal(answers: Answers, taxonomy: Taxonomy): Refusal | null {
  return unreadFields(answers, taxonomy).length > 0 ? UNREAD : null;
}

const UNREAD = {
  kind: 'refuse',
  code: 'EXCLUSION_UNREAD',
  reason: 'exclusionUnread',
  target: null,
  at: null,
  waysOn: [],
} as const satisfies Refusal;
const PROBLEM = 'must be worded otherwise or cleared: which food it names is not certain';

function unreadFields(answers: Answers, taxonomy: Taxonomy): readonly string[] {
  return answers.excludedFoods.flatMap((text, index) => {
    if (strictnessOf(answers, text) !== 'severeAllergy') return [];
    const readings = readExcludedFoods(taxonomy, { ...answers, excludedFoods: [text] });
    return readings.some(isUnsure) ? [`excluded_ingredients.${index}`] : [];
  });
}

function isUnsure({ unread, suggestions }: ExclusionReading): boolean {
  return unread.length > 0 || suggestions.length > 0;
}
