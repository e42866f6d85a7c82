import { PATHS } from './paths.ts';

/** What a recipe or product screen is asked to show; `area` goes into the map search of a restaurant menu. */
export type DetailTarget = {
  readonly id: string;
  readonly surveyId: string | null;
  readonly area: string | null;
};

export function recipeDetailPath(target: DetailTarget): string {
  return `${PATHS.recipeDetail}?${queryOf(target)}`;
}

export function cookingPath(target: DetailTarget): string {
  return `${PATHS.cooking}?${queryOf(target)}`;
}

export function productDetailPath(target: DetailTarget): string {
  return `${PATHS.productDetail}?${queryOf(target)}`;
}

/** The target named by the query or, where the query is silent, by the navigation state; null without an id. */
export function readDetailTarget({ search, state }: DetailLocation): DetailTarget | null {
  const query = new URLSearchParams(search);
  const named = (key: keyof DetailTarget) => query.get(key) || textIn(state, key);
  const id = named('id');
  return id === null ? null : { id, surveyId: named('surveyId'), area: named('area') };
}

type DetailLocation = { readonly search: string; readonly state: unknown };

function queryOf({ id, surveyId, area }: DetailTarget): string {
  return new URLSearchParams({ id, ...(surveyId && { surveyId }), ...(area && { area }) }).toString();
}

function textIn(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(state, key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}
