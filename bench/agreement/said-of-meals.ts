import {
  changeMeal,
  type DayWire,
  getMealPlan,
  type MealWire,
  mealCandidates,
  productDetail,
  type QualityWire,
  recipeDetail,
} from '@kkini/contract';
import { MEAL_STYLE_KO, MEAL_STYLES, MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { RandomSource } from '../planner/catalogues/random-source.ts';
import { ask } from './ask.ts';

/** A plan of a running server, with the id of its survey. */
export type ReadPlan = {
  readonly base: string;
  readonly surveyId: string;
  readonly mealPlan: Readonly<Record<string, DayWire>>;
  readonly quality: QualityWire;
};

/** A meal of a plan and the figures on its card. */
type Card = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly meal: MealWire;
  readonly verdict: string;
  readonly over: readonly string[];
};

/** Reads a plan; null if there is none. */
export async function readPlan(base: string, surveyId: string): Promise<ReadPlan | null> {
  const plan = await ask(base, getMealPlan, { surveyId });
  const quality = plan?.quality ?? null;
  return plan === null || quality === null ? null : { base, surveyId, mealPlan: plan.mealPlan, quality };
}

/** The meals of a plan that have a dish, and the figures on their cards. */
export function cardsOf({ mealPlan, quality }: ReadPlan): readonly Card[] {
  return quality.days.flatMap(({ date, meals }) =>
    MEAL_TIMES.flatMap((mealTime): Card[] => {
      const meal = mealPlan[date]?.[mealTime] ?? null;
      const card = meals[mealTime];
      return meal === null || meal.details.id === null || card === undefined
        ? []
        : [{ date, mealTime, meal, ...card }];
    }),
  );
}

/** How the page of a dish differs from its card; null if they agree. */
export async function otherOnPage(plan: ReadPlan, card: Card): Promise<string | null> {
  const { base, surveyId } = plan;
  const { date, mealTime, meal } = card;
  const place = { id: meal.details.id ?? '', surveyId, date, mealTime };
  const page =
    meal.type === '레시피'
      ? (await ask(base, recipeDetail, place))?.[0]
      : await ask(base, productDetail, place);
  if (page === undefined || page === null) return `${where(plan, card)} has no page`;
  const said = page.judgement?.verdict ?? null;
  const over = said?.code === 'above' ? said.nutrients : [];
  const isPraised = said?.code === 'within' && card.verdict !== 'within';
  if (isSame(over, card.over) && !isPraised) return null;
  return `${where(plan, card)} is ${card.verdict} (${card.over.join()}), on its page ${JSON.stringify(said)}`;
}

/** The plan after a change, and how the offered dish differs from its new card; null without a change. */
export async function otherWhenTaken(plan: ReadPlan, card: Card, random: RandomSource) {
  const { base, surveyId } = plan;
  const { date, mealTime } = card;
  const style = random.oneOf(MEAL_STYLES.filter((each) => each !== 'fasting'));
  const place = {
    dayMealId: plan.mealPlan[date]?.dayMealId ?? '',
    mealType: mealTime,
    category: MEAL_STYLE_KO[style],
  };
  const offered = (await ask(base, mealCandidates, place))?.candidates ?? [];
  if (offered.length === 0) return null;
  const taken = random.oneOf(offered);
  const changed = await ask(base, changeMeal, { ...place, candidateId: taken.id });
  if (changed?.result !== 'ok') return null;
  const after = await readPlan(base, surveyId);
  const meal = after?.mealPlan[date]?.[mealTime] ?? null;
  if (after === null || meal === null) return { plan, wrong: `${where(plan, card)} is gone` };
  // On a day with few other meals there may be no verdict on a meal.
  const over = after.quality.days.find((day) => day.date === date)?.meals[mealTime]?.over ?? [];
  const isOffered = isSame(taken.over, over) && figuresOf(taken.meal) === figuresOf(meal);
  return {
    plan: after,
    wrong: isOffered
      ? null
      : `${where(after, { ...card, meal })} was offered as ${taken.id} (${taken.over.join()})`,
  };
}

function figuresOf({ details }: MealWire): string {
  const { id, companions, nutrient } = details;
  return JSON.stringify([id, companions.map((dish) => dish.id), nutrient?.calorie, nutrient?.sodium]);
}

function where({ surveyId }: ReadPlan, { date, mealTime, meal }: Card): string {
  return `${surveyId} ${date} ${mealTime} ${meal.details.id}`;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
