import type { DishJudgementWire } from '@kkini/contract';
import type { DishCaution, SurveyDraft, Taxonomy } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import type { AppParts } from '../../../app-parts.ts';
import { dishJudgement } from './dish-judgement.ts';
import { surveyAnswers } from './survey-answers.ts';
import { surveyCautions } from './survey-cautions.ts';

/** Cautions and judgement of a dish for the people of a survey; empty without a survey. */
type SaidOfDish = { readonly cautions: DishCaution[]; readonly judgement: DishJudgementWire | null };

/** Judges a dish by the answers of a survey. */
export function judgeForAnswers(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
  entry: CatalogueEntry,
): SaidOfDish {
  const dish =
    entry.kind === 'product'
      ? { title: entry.product.name, lines: entry.product.ingredients }
      : { title: entry.recipe.title, lines: entry.recipe.ingredients };
  return {
    cautions: surveyCautions(taxonomy, answers, dish),
    judgement: dishJudgement(taxonomy, answers, entry),
  };
}

/** Judges a dish by the survey of the request. */
export async function judgeForSurvey(
  parts: AppParts,
  surveyId: string | null | undefined,
  entry: CatalogueEntry,
): Promise<SaidOfDish> {
  const answers = await surveyAnswers(parts, surveyId);
  return judgeForAnswers(parts.planner.basis.catalogue.taxonomy, answers, entry);
}
