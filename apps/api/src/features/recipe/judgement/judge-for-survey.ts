import type { CautionWire, DishJudgementWire } from '@kkini/contract';
import {
  type Dish,
  dishCautions,
  englishFoodName,
  MEAL_TIMES,
  type MealTime,
  readExcludedFoods,
  type SurveyDraft,
  type Taxonomy,
  worstVerdict,
  writtenProduct,
} from '@kkini/domain';
import { type CatalogueEntry, hardViolations, type MealPlace } from '@kkini/planner';
import type { AppParts } from '../../../app-parts.ts';
import type { StoredDay } from '../../../db/stored-plan.ts';
import { findPlan } from '../../../db/stores/plan-store.ts';
import { findSurvey } from '../../../db/stores/survey-store.ts';
import { eatenDays } from '../../../workers/eaten-days.ts';
import type { PlanningBasis } from '../../../workers/planning-basis.ts';
import { dishJudgement, type ServedMeal } from './dish-judgement.ts';
import { surveyVisitor } from './survey-visitor.ts';

/** Cautions and judgement of a dish for the people of a survey; none without a survey. */
type SaidOfDish = {
  readonly cautions: CautionWire[];
  readonly judgement: DishJudgementWire | null;
};

/** The survey a dish is opened from, and the dish. */
type Question = ReadSurvey & {
  readonly entry: CatalogueEntry;
  /** The plan's meal it is opened from, if any. */
  readonly place?: MealPlace | null;
};

/** Judges a dish for the survey of the request, as served by its plan if the plan has it. */
export function judgeForSurvey(
  basis: PlanningBasis,
  { answers, days, entry, place = null }: Question,
): SaidOfDish {
  const { taxonomy, recipes } = basis.catalogue;
  const dish =
    entry.kind === 'product'
      ? writtenProduct(entry.product)
      : { title: entry.recipe.title, lines: entry.recipe.ingredients };
  const id = entry.kind === 'product' ? entry.product.id : entry.recipe.id;
  const served = answers === null ? null : servedMeal(basis, { answers, days, id, place });
  return {
    cautions: surveyCautions(taxonomy, answers, dish),
    judgement: dishJudgement(taxonomy, { answers, entry, served, recipes }),
  };
}

/** Tells by its id whether a dish of the catalogue may be served to the people of a survey; without one, each may. */
export function servableTo(
  { catalogue, candidateById }: PlanningBasis,
  { answers }: Pick<ReadSurvey, 'answers'>,
): (id: string) => boolean {
  if (answers === null) return () => true;
  const visitor = surveyVisitor(catalogue.taxonomy, answers);
  return (id) => {
    const candidate = candidateById.get(id);
    return candidate !== undefined && hardViolations(candidate, visitor).length === 0;
  };
}

type Served = {
  readonly answers: SurveyDraft;
  readonly days: readonly StoredDay[];
  readonly id: string;
  readonly place: MealPlace | null;
};

/** The plan's meal a dish is opened from, else the worst of the meals that serve it; null if none does. */
function servedMeal(basis: PlanningBasis, { answers, days, id, place }: Served): ServedMeal | null {
  const serves = ({ slots }: StoredDay, time: MealTime) => {
    const slot = slots[time];
    return 'id' in slot && slot.id === id;
  };
  const isAsked = (date: string, time: MealTime) => date === place?.date && time === place.mealTime;
  const isOpened = days.some((day) =>
    MEAL_TIMES.some((time) => isAsked(day.date, time) && serves(day, time)),
  );
  const week = days.filter((day) => MEAL_TIMES.some((time) => serves(day, time)));
  if (week.length === 0) return null;
  const visitor = surveyVisitor(basis.catalogue.taxonomy, answers);
  const served = eatenDays(week, basis, visitor).flatMap(({ meals, ...own }, at) =>
    MEAL_TIMES.flatMap((time) => {
      const day = week[at];
      if (day === undefined || !serves(day, time)) return [];
      const meal = meals[time];
      return meal === undefined || (isOpened && !isAsked(day.date, time))
        ? []
        : {
            ...{ ...meal, time },
            fitted: own.portions.map((portions) => portions[time]),
            extras: own.extras.map((extras) => extras[time]),
          };
    }),
  );
  const worst = worstVerdict(served.map(({ verdict }) => verdict));
  return served.find(({ verdict }) => verdict === worst) ?? null;
}

/** Answers of the request's survey and days of its plan; empty if there is no survey or its id is unknown. */
export type ReadSurvey = {
  readonly answers: SurveyDraft | null;
  readonly days: readonly StoredDay[];
};

/** Reads the survey and the plan a dish is opened from. */
export async function readSurveyAndPlan(
  { database }: Pick<AppParts, 'database'>,
  surveyId: string | null | undefined,
): Promise<ReadSurvey> {
  if (surveyId === null || surveyId === undefined) return { answers: null, days: [] };
  return await database.transaction(async (queries) => {
    const survey = await findSurvey(queries, surveyId);
    const plan = survey && (await findPlan(queries, survey.id));
    return { answers: survey?.answers ?? null, days: plan?.days ?? [] };
  });
}

/** Answers of the request's survey; null if there is none or its id is unknown. */
export async function surveyAnswers(
  { database }: AppParts,
  surveyId: string | null | undefined,
): Promise<SurveyDraft | null> {
  if (surveyId === null || surveyId === undefined) return null;
  const survey = await database.transaction((queries) => findSurvey(queries, surveyId));
  return survey?.answers ?? null;
}

/** Cautions of a dish for the people of a survey; none without a survey. */
function surveyCautions(taxonomy: Taxonomy, answers: SurveyDraft | null, dish: Dish): CautionWire[] {
  const readings = answers === null ? [] : readExcludedFoods(taxonomy, answers);
  const exclusions = readings.flatMap((reading) => reading.exclusions);
  return dishCautions(taxonomy, dish, exclusions).map(({ code, food }) => ({
    code,
    food,
    food_en: englishFoodName(taxonomy, food),
  }));
}
