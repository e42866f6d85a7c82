import type { IngredientLine } from '@kkini/domain';
import type { TipDish } from '../model/tip-facts.ts';

/** Grams of a line in one serving; 0 where the weight is unknown. */
export function servingGrams({ grams }: IngredientLine, { servings }: Pick<TipDish, 'servings'>): number {
  return (grams ?? 0) / Math.max(1, servings);
}
