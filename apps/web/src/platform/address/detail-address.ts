import { isCalendarDate, MEAL_TIMES, type MealTime } from '@kkini/domain';
import { PATHS, pathParameters, swapMealPath } from './paths.ts';

/**
 * What a recipe or product screen shows; `area` is used in the map search of a restaurant menu. A dish opened from a plan names its
 * meal by date (YYYY-MM-DD) and time.
 */
export type DetailTarget = {
  readonly id: string;
  readonly surveyId: string | null;
  /** The share the dish was opened from, instead of a survey: a guest sees the dish and nothing about its owner. */
  readonly shareId: string | null;
  readonly area: string | null;
  readonly date: string | null;
  readonly mealTime: MealTime | null;
  /** Number of people the reader cooks for; null if not chosen. */
  readonly people: number | null;
};
type DetailAddress = Pick<DetailTarget, 'id'> & Partial<DetailTarget>;

export function recipeDetailPath(target: DetailAddress): string {
  return `${PATHS.recipeDetail}?${queryOf(target)}`;
}

/** Address of a recipe from the search. Its id is part of the path (specification, section 2). */
export function foundRecipePath({ id, surveyId }: Pick<DetailTarget, 'id' | 'surveyId'>): string {
  const query = surveyId === null ? '' : `?${new URLSearchParams({ surveyId })}`;
  return PATHS.foundRecipe.replace(':doc_id', encodeURIComponent(id)) + query;
}

export function cookingPath(target: DetailAddress): string {
  return `${PATHS.cooking}?${queryOf(target)}`;
}

export function productDetailPath(target: DetailAddress): string {
  return `${PATHS.productDetail}?${queryOf(target)}`;
}

/** The target in the address, else in the navigation state; null without an id. */
export function readDetailTarget({ pathname, search, state }: DetailLocation): DetailTarget | null {
  const query = new URLSearchParams(search);
  const named = (key: keyof DetailTarget) => query.get(key)?.trim() || textIn(state, key);
  const id = idIn(pathname) ?? named('id');
  if (id === null) return null;
  const date = named('date');
  return {
    id,
    surveyId: named('surveyId'),
    shareId: named('shareId'),
    area: named('area'),
    date: date !== null && isCalendarDate(date) ? date : null,
    mealTime: MEAL_TIMES.find((time) => time === named('mealTime')) ?? null,
    people: peopleIn(query),
  };
}

export const PEOPLE_QUERY = 'people';
export const MOST_PEOPLE = 8;

function peopleIn(query: URLSearchParams): number | null {
  const people = Number(query.get(PEOPLE_QUERY));
  return Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : null;
}

/** Address of the other meals for the meal of a plan that a dish was opened from; null for guests and outside a plan. */
export function swapPath({ surveyId, date, mealTime }: DetailTarget): string | null {
  return surveyId === null || date === null || mealTime === null
    ? null
    : swapMealPath(surveyId, date, mealTime);
}

/** Request for a recipe: judged for a survey, and as part of the meal of its plan. */
export function recipeRequest({
  id,
  surveyId,
  date,
  mealTime,
}: Pick<DetailTarget, 'id' | 'surveyId' | 'date' | 'mealTime'>) {
  const ofPlan = surveyId !== null && date !== null && mealTime !== null;
  return { id, surveyId, ...(ofPlan && { date, mealTime }) };
}

/** Request for a product: judged for a survey, and as the meal of its plan. */
export function productRequest({ id, surveyId, area, date, mealTime }: ProductAsked) {
  const ofPlan = surveyId !== null && date !== null && mealTime !== null;
  return { id, surveyId, area, ...(ofPlan && { date, mealTime }) };
}

type ProductAsked = Pick<DetailTarget, 'id' | 'surveyId' | 'area' | 'date' | 'mealTime'>;

const PLAN_SCREENS = ['day', 'week'] as const;
export type PlanScreen = (typeof PLAN_SCREENS)[number];

/** The plan screen a dish was opened from, from the navigation state; null if it was not opened from a plan. */
export function readPlanScreen(state: unknown): PlanScreen | null {
  const named = textIn(state, 'from');
  return PLAN_SCREENS.find((screen) => screen === named) ?? null;
}

function idIn(pathname: string): string | null {
  const id = pathParameters(PATHS.foundRecipe, pathname)?.['doc_id'];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // Typed by hand, with a stray per cent sign.
  }
}

type DetailLocation = { readonly pathname: string; readonly search: string; readonly state: unknown };

function queryOf({ id, surveyId, shareId, area, date, mealTime, people }: DetailAddress): string {
  return new URLSearchParams({
    id,
    ...(surveyId && { surveyId }),
    ...(shareId && { shareId }),
    ...(area && { area }),
    ...(date && { date }),
    ...(mealTime && { mealTime }),
    ...(people && { [PEOPLE_QUERY]: String(people) }),
  }).toString();
}

function textIn(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(state, key)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
