import type { DishJudgementWire } from '@kkini/contract';
import type { SurveyDraft, Taxonomy } from '@kkini/domain';
import { productRanges } from '@kkini/domain/bought';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { type CatalogueEntry, type JudgedDish, judgeDish, type MealVerdict } from '@kkini/planner';
import { type DishObjection, dishObjection } from './dish-objection.ts';
import { surveyVisitor } from './survey-visitor.ts';

type Asked = {
  /** Null without a survey. */
  readonly answers: SurveyDraft | null;
  readonly entry: CatalogueEntry;
  /** The verdict of the plan on the meal, where it serves the dish. */
  readonly served?: MealVerdict | null;
};

/**
 * The judgement of a dish by the limits of a survey; null without a survey. A dish the plan serves is judged as it is served, by
 * the verdict the plan has on that meal; any other by what a meal may hold.
 */
export function dishJudgement(
  taxonomy: Taxonomy,
  { answers, entry, served = null }: Asked,
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
    verdict: verdictOn(
      served === null ? judged : asServed(judged, served),
      dishObjection(entry, visitor, taxonomy),
    ),
  };
}

type Verdicts = Record<'over' | 'likely' | 'within' | 'unknown', readonly LimitedNutrient[]>;

/** The verdicts of the plan; praises only what the dish would be praised for by itself. */
function asServed({ over, likely, within, unknown }: JudgedDish, served: MealVerdict): Verdicts {
  const judged: readonly string[] = [...over, ...likely, ...within, ...unknown];
  const isJudged = (nutrient: LimitedNutrient) => judged.includes(nutrient);
  return {
    over: served.over,
    likely: served.likely.filter(isJudged),
    within: served.verdict === 'within' ? served.within.filter(isJudged) : [],
    unknown,
  };
}

/** No positive verdict on an unknown dish, nor on one with an excluded food, which has its own caution. */
function verdictOn(
  { over, likely, within, unknown }: Verdicts,
  objection: DishObjection | null,
): DishJudgementWire['verdict'] {
  if (objection === 'excludedFood' || objection === 'unknown') return null;
  if (objection !== null) return { code: 'unsuitable', owner: objection };
  if (over.length > 0) return { code: 'above', nutrients: [...over] };
  if (unknown.length > 0) return null;
  if (likely.length > 0) return { code: 'likely', nutrients: [...likely] };
  return within.length > 0 ? { code: 'within', nutrients: [...within] } : null;
}
