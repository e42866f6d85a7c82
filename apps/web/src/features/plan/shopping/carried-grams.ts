import type { ShoppingItemWire } from '@kkini/contract';
import { addDays, neededGrams, piecesToBuy } from '@kkini/domain';
import { BOWL_UNIT } from '@kkini/domain/portions';

/** Days after its purchase on which what is left of a food that spoils is still used: half a block of tofu, an opened bag of sprouts. */
const OPENED_DAYS = 3;

/**
 * Grams of a food that are left of the whole pieces bought for the cookings of a plan before a day (YYYY-MM-DD); 0 for what is
 * sold by weight. Each day buys only what the days before have left.
 */
export function carriedGrams({ uses, piece, spoils }: ShoppingItemWire, before: string): number {
  if (piece === null || piece.unit === BOWL_UNIT) return 0;
  const days = [...new Set(uses.map(({ cooked_on: day }) => day))].filter((day) => day < before).sort();
  let [left, bought] = [0, ''];
  const keptOn = (day: string) => (spoils && addDays(bought, OPENED_DAYS) < day ? 0 : left);
  for (const day of days) {
    const grams = neededGrams(uses.filter(({ cooked_on: cookedOn }) => cookedOn === day));
    if (grams === null) return 0;
    const kept = left > 0 ? keptOn(day) : 0;
    const count = piecesToBuy(grams, piece, kept);
    if (count > 0) bought = day;
    left = Math.max(0, kept + count * piece.grams - grams);
  }
  return left > 0 ? keptOn(before) : 0;
}
