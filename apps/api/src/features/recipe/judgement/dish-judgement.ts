import { calledToWire, type DishJudgementWire, nutrientToWire } from '@kkini/contract';
import {
  isMeal,
  NUTRIENTS,
  type Nutrition,
  type PermissionAnswers,
  planPermission,
  type Recipe,
  type SurveyDraft,
  type Taxonomy,
} from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import {
  type CatalogueEntry,
  eatenPortions,
  type JudgedDish,
  judgeDish,
  type MealVerdict,
  makeCandidate,
  type PortionedMeal,
} from '@kkini/planner';
import { type DishObjection, dishObjection } from './dish-objection.ts';
import { surveyVisitor } from './survey-visitor.ts';

type Asked = {
  readonly answers: SurveyDraft | null;
  readonly entry: CatalogueEntry;
  /** The plan's meal that serves the dish, if any. */
  readonly served?: ServedMeal | null;
  /** Recipes that name the extras of that meal. */
  readonly recipes?: ReadonlyMap<string, Recipe>;
};

/** A plan's meal that serves a dish, what each person has of it, and the plan's verdict on it. */
export type ServedMeal = MealVerdict & PortionedMeal;

/**
 * Judgement of a dish by the limits of a survey; null without a survey. A dish the plan serves gets the plan's verdict on that
 * meal; any other dish is compared with what one meal may have.
 */
export function dishJudgement(
  taxonomy: Taxonomy,
  { answers, entry, served = null, recipes = new Map() }: Asked,
): DishJudgementWire | null {
  if (answers === null) return null;
  const visitor = surveyVisitor(taxonomy, answers);
  const dish = servedDish(taxonomy, entry);
  const judged = judgeDish(dish, visitor);
  const verdict = verdictOn(
    served === null ? { ...judged, overBy: [], likelyBy: [] } : asServed(judged, served),
    dishObjection(entry, visitor, taxonomy),
  );
  // Without conditions a good word is about the whole meal, which a dish of little energy is not.
  const isNoMeal =
    served === null && visitor.healthConditions.length === 0 && !judged.within.includes('energyKcal');
  return {
    conditions: [...visitor.healthConditions],
    dayLimits: visitor.persons.length > 1 ? {} : limitsWire(judged.dayLimits),
    portions: isWholeMeal(entry)
      ? portionsOf(entry, eatenPortions(dish, visitor, served)).map((portion, at) => ({
          ...portion,
          extra: titlesOf(recipes.get(served?.extras[at]?.id ?? '')),
        }))
      : [],
    // Limits of ours say nothing about somebody for whom no plan of ours suits.
    verdict: verdict?.code === 'within' && (isNoMeal || getsNoPlan(answers, visitor.year)) ? null : verdict,
  };
}

/** A dish as a plan serves it. A companion alone is judged as served. */
function servedDish(taxonomy: Taxonomy, entry: CatalogueEntry): Parameters<typeof judgeDish>[0] {
  const { kind, nutrition, components, ranges, soldFor } = makeCandidate(taxonomy, entry);
  return {
    kind,
    soldFor,
    nutrition,
    ...(ranges && { ranges }),
    ...(components && isWholeMeal(entry) && { components }),
  };
}

function isWholeMeal(entry: CatalogueEntry): boolean {
  return entry.kind === 'product' || isMeal(entry.recipe);
}

type PortionOfDish = DishJudgementWire['portions'][number];

function titlesOf(recipe: Recipe | undefined): PortionOfDish['extra'] {
  return recipe === undefined
    ? null
    : { title: recipe.title, title_en: recipe.english?.title ?? recipe.title };
}

function portionsOf(
  entry: CatalogueEntry,
  eaten: ReturnType<typeof eatenPortions>,
): readonly Omit<PortionOfDish, 'extra'>[] {
  const dish = entry.kind === 'product' ? entry.product : entry.recipe;
  return eaten.map(({ target, sex, count, nutrition, dayLimits }) => ({
    ...calledToWire({ target, sex }),
    count,
    nutrient: { ...nutrientToWire({ ...dish, nutrition: inTenths(nutrition) }, null), grams: null },
    dayLimits: limitsWire(dayLimits),
  }));
}

function inTenths(nutrition: Nutrition): Nutrition {
  const rounded = { ...nutrition };
  for (const nutrient of NUTRIENTS) {
    const amount = nutrition[nutrient];
    if (amount !== null) rounded[nutrient] = tenth(amount);
  }
  return rounded;
}

function limitsWire(limits: JudgedDish['dayLimits']): DishJudgementWire['dayLimits'] {
  return Object.fromEntries(Object.entries(limits).map(([nutrient, limit]) => [nutrient, tenth(limit)]));
}

function tenth(amount: number): number {
  return Math.round(amount * 10) / 10;
}

type Verdicts = Record<'over' | 'likely' | 'within' | 'unknown', readonly LimitedNutrient[]> &
  Pick<MealVerdict, 'overBy' | 'likelyBy'>;

/** The plan's verdicts, limited to nutrients for which the dish itself is judged. */
function asServed({ over, likely, within, unknown }: JudgedDish, served: MealVerdict): Verdicts {
  const judged: readonly string[] = [...over, ...likely, ...within, ...unknown];
  const isJudged = (nutrient: LimitedNutrient) => judged.includes(nutrient);
  return {
    over: served.over,
    overBy: served.overBy,
    likelyBy: served.likelyBy,
    likely: served.likely,
    within: served.verdict === 'within' ? served.within.filter(isJudged) : [],
    unknown,
  };
}

function copied(by: Verdicts['overBy']) {
  return by.map((own) => [...own]);
}

/** The overall verdict. An unknown dish gets no positive one, nor does a dish with an excluded food, which has its own caution. */
function verdictOn(
  { over, overBy, likely, likelyBy, within, unknown }: Verdicts,
  objection: DishObjection | null,
): DishJudgementWire['verdict'] {
  if (objection === 'excludedFood' || objection === 'unknown') return null;
  if (objection !== null) return { code: 'unsuitable', owner: objection };
  if (over.length > 0) return { code: 'above', nutrients: [...over], by: copied(overBy) };
  if (likely.length > 0) return { code: 'likely', nutrients: [...likely], by: copied(likelyBy) };
  if (unknown.length > 0) return null;
  return within.length > 0 ? { code: 'within', nutrients: [...within] } : null;
}

/**
 * Whether no plan is made for one of the people, whatever they eat: small children, trouble swallowing, kidneys of stage 4 or 5, a
 * recent stomach operation (safety-rules section 4).
 */
export function getsNoPlan(answers: PermissionAnswers, year: number): boolean {
  const permission = planPermission(answers, year);
  return permission.kind === 'refuse' && permission.code === 'PERSON_NOT_PLANNED';
}
