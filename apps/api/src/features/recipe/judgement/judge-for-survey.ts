import type { DishJudgementWire } from '@kkini/contract';
import {
  type Dish,
  type DishCaution,
  dishCautions,
  readExcludedFoods,
  type SurveyDraft,
  type Taxonomy,
} from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import type { AppParts } from '../../../app-parts.ts';
import { findSurvey } from '../../../db/stores/survey-store.ts';
import { dishJudgement } from './dish-judgement.ts';

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

/** Answers of the request's survey; null without a survey or when it is unknown. */
export async function surveyAnswers(
  { database }: AppParts,
  surveyId: string | null | undefined,
): Promise<SurveyDraft | null> {
  if (surveyId === null || surveyId === undefined) return null;
  const survey = await database.transaction((queries) => findSurvey(queries, surveyId));
  return survey?.answers ?? null;
}

/** Cautions of a dish for the people of a survey; none without a survey. */
function surveyCautions(taxonomy: Taxonomy, answers: SurveyDraft | null, dish: Dish): DishCaution[] {
  const readings = answers === null ? [] : readExcludedFoods(taxonomy, answers);
  const exclusions = readings.flatMap((reading) => reading.exclusions);
  return [...dishCautions(taxonomy, dish, exclusions)];
}
