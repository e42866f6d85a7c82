import type { DishJudgementWire } from '@kkini/contract';
import type { SurveyDraft, Taxonomy } from '@kkini/domain';
import { productRanges } from '@kkini/domain/bought';
import { type CatalogueEntry, type JudgedDish, judgeDish } from '@kkini/planner';
import { type DishObjection, dishObjection } from './dish-objection.ts';
import { surveyVisitor } from './survey-visitor.ts';

/** The judgement of a dish by the limits of a survey; null without a survey. */
export function dishJudgement(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
  entry: CatalogueEntry,
): DishJudgementWire | null {
  if (answers === null) return null;
  const visitor = surveyVisitor(taxonomy, answers);
  const judged = judgeDish(
    entry.kind === 'product'
      ? { nutrition: entry.product.nutrition, ranges: productRanges(entry.product) }
      : entry.recipe,
    visitor,
  );
  return {
    conditions: [...visitor.healthConditions],
    dayLimits: Object.fromEntries(
      Object.entries(judged.dayLimits).map(([nutrient, limit]) => [nutrient, Math.round(limit * 10) / 10]),
    ),
    verdict: verdictOn(judged, dishObjection(entry, visitor, taxonomy)),
  };
}

/** No positive verdict on an unknown dish, nor on one with an excluded food, which has its own caution. */
function verdictOn(
  { above, likely, within, unknown }: JudgedDish,
  objection: DishObjection | null,
): DishJudgementWire['verdict'] {
  if (objection === 'excludedFood' || objection === 'unknown') return null;
  if (objection !== null) return { code: 'unsuitable', owner: objection };
  if (above.length > 0) return { code: 'above', nutrients: [...above] };
  if (unknown.length > 0) return null;
  return likely.length > 0
    ? { code: 'likely', nutrients: [...likely] }
    : { code: 'within', nutrients: [...within] };
}
