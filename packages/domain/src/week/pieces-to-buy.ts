import { PURCHASE_UNITS, type PurchaseUnit } from '../vocabulary/foods/purchase-units.ts';

/** Whole pieces, as a shop sells them. */
export type PiecesToBuy = { readonly count: number; readonly unit: PurchaseUnit };

/**
 * How many pieces hold an edible amount, rounded up to whole ones; `unitGrams` are the grams of one unit of the food.
 * Null for a food that is not sold by the piece. 540 g of courgettes at 270 g each are 2.
 */
export function piecesToBuy(grams: number, unitGrams: Readonly<Record<string, number>>): PiecesToBuy | null {
  const unit = PURCHASE_UNITS.find((name) => (unitGrams[name] ?? 0) >= SMALLEST_PIECE_G);
  if (unit === undefined) return null;
  return { unit, count: Math.max(1, Math.ceil(grams / (unitGrams[unit] ?? 1) - ROUNDING)) };
}

/** Nobody counts what is lighter, such as berries and cloves of garlic. */
const SMALLEST_PIECE_G = 30;
/** A tenth of a piece is no reason to buy another one. */
const ROUNDING = 0.1;
