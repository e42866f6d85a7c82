import type { Nutrition } from '@kkini/domain';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipPerson } from '../model/tip-person.ts';
import type { DishReading } from './dish-reading.ts';

/** Grams of the main starch on a person's plate: the plan's portion, else the recipe's. Null without starch. */
export function starchOnPlate(
  { portion }: TipPerson,
  { reading }: { readonly reading: Pick<DishReading, 'starch'> },
): number | null {
  if (portion.riceGrams !== null) return portion.riceGrams;
  if (reading.starch === null) return null;
  return portion.starchGrams ?? reading.starch.grams * portion.servingShare;
}

/** Nutrition of a person's plate. */
export function nutritionOnPlate({ portion }: TipPerson, { dish }: Pick<TipFacts, 'dish'>): Nutrition {
  return portion.nutrition ?? dish.nutrition;
}

/** The value shared by everybody at the table; null if they differ. */
export function sameForAll<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
