import { PURCHASE_UNITS, type PurchaseUnit } from '../vocabulary/foods/purchase-units.ts';

/** A number of whole pieces. */
export type PiecesToBuy = { readonly count: number; readonly unit: PurchaseUnit };

/**
 * Pieces needed for an edible amount, rounded up; `unitGrams` are the grams of one unit of the food. Null for a food
 * that is not sold by the piece. 540 g of courgettes at 270 g each are 2.
 */
export function piecesToBuy(grams: number, unitGrams: Readonly<Record<string, number>>): PiecesToBuy | null {
  const unit = PURCHASE_UNITS.find((name) => (unitGrams[name] ?? 0) >= SMALLEST_PIECE_G);
  if (unit === undefined) return null;
  return { unit, count: Math.max(1, Math.ceil(grams / (unitGrams[unit] ?? 1) - ROUNDING)) };
}

/** Grams below which pieces are not counted, such as berries and cloves of garlic. */
const SMALLEST_PIECE_G = 30;
/** Excess, in pieces, that needs no further piece. */
const ROUNDING = 0.1;
