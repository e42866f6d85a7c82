import { EXCLUDABLE_FOODS } from '@kkini/domain';

/** Taxonomy id of an ingredient called by one of the names we know; null for every other name. */
export function foodId(name: string): string | null {
  return FOOD_IDS.get(name.replaceAll(' ', '')) ?? null;
}

const FOOD_IDS: ReadonlyMap<string, string> = new Map(
  EXCLUDABLE_FOODS.flatMap(({ id, ko, synonyms }) => [ko, ...synonyms].map((name) => [name, id])),
);
