import type { Nutrition } from '@kkini/domain';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipPerson } from '../model/tip-person.ts';
import type { DishReading } from './dish-reading.ts';

/** Grams of cooked rice a meal: what to serve, and the most that needs no word. Null: rice is not to be cut. */
export type BowlGuide = { readonly grams: number; readonly most: number } | null;

/** What a plate is read from. */
export type PlateSource = {
  readonly facts: Pick<TipFacts, 'day' | 'dish'>;
  readonly reading: Pick<DishReading, 'starch'>;
  readonly bowl: BowlGuide;
};

/**
 * Grams of the main starch on the plate of a person: what the plan serves, else the recipe. A dish of no plan is served
 * by the guide where the recipe has more rice than that. Null without starch.
 */
export function starchOnPlate({ portion }: TipPerson, { facts, reading, bowl }: PlateSource): number | null {
  if (reading.starch === null) return null;
  if (portion.starchGrams !== null) return portion.starchGrams;
  const grams = reading.starch.grams * portion.servingShare;
  const isGuided = facts.day === null && reading.starch.form === 'rice' && bowl !== null && grams > bowl.most;
  return isGuided ? bowl.grams : grams;
}

/** Nutrition of the plate of a person. */
export function nutritionOnPlate({ portion }: TipPerson, { dish }: Pick<TipFacts, 'dish'>): Nutrition {
  return portion.nutrition ?? dish.nutrition;
}

/** The one value of everybody at the table; null where they differ. */
export function sameForAll<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
