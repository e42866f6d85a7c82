import type { Nutrition } from '@kkini/domain';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipPerson } from '../model/tip-person.ts';
import type { DishReading } from './dish-reading.ts';

/** Grams of cooked rice per meal: the advised amount, and the most that needs no advice. Null: rice is not reduced. */
export type BowlGuide = { readonly grams: number; readonly most: number } | null;

/** The input of a plate. */
export type PlateSource = {
  readonly facts: Pick<TipFacts, 'day' | 'dish'>;
  readonly reading: Pick<DishReading, 'starch'>;
  readonly bowl: BowlGuide;
};

/**
 * Grams of the main starch on a person's plate: the plan's portion, else the recipe's. A dish outside a plan is served by the
 * guide where the recipe has more rice. Null without starch.
 */
export function starchOnPlate({ portion }: TipPerson, { facts, reading, bowl }: PlateSource): number | null {
  if (reading.starch === null) return null;
  if (portion.starchGrams !== null) return portion.starchGrams;
  const grams = reading.starch.grams * portion.servingShare;
  const isGuided = facts.day === null && reading.starch.form === 'rice' && bowl !== null && grams > bowl.most;
  return isGuided ? bowl.grams : grams;
}

/** Nutrition of a person's plate. */
export function nutritionOnPlate({ portion }: TipPerson, { dish }: Pick<TipFacts, 'dish'>): Nutrition {
  return portion.nutrition ?? dish.nutrition;
}

/** The common value of everybody at the table; null where they differ. */
export function sameForAll<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
