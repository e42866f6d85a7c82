import { excludedAtHome, readExcludedFoods, type SurveyDraft, type Taxonomy } from '@kkini/domain';
import { AppError } from '../../../app-error.ts';

type Answers = Pick<SurveyDraft, 'foodsAtHome' | 'excludedFoods' | 'excludedFoodStrictness'>;

/** Refuses to use up what is left out: nobody can mean both. Names the field, never the text. */
export function checkFoodsAtHome(answers: Answers, taxonomy: Taxonomy): void {
  if (answers.foodsAtHome.length === 0) return;
  const exclusions = readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions);
  const refused = excludedAtHome(taxonomy, answers.foodsAtHome, exclusions);
  if (refused.length === 0) return;
  throw new AppError(
    'invalidRequest',
    refused.map((at) => ({ field: `foods_at_home.${at}`, problem: PROBLEM })),
  );
}

const PROBLEM = 'must not be a food that excluded_ingredients leaves out';
