import type { ShoppingItemWire } from '@kkini/contract';
import { addDays, neededGrams, piecesToBuy } from '@kkini/domain';
import { BOWL_UNIT } from '@kkini/domain/portions';
import type { NeededOn } from './needed-on.ts';

/** Days after purchase on which the rest of a perishable food is still used: half a block of tofu, an opened bag of sprouts. */
const OPENED_DAYS = 3;
/** Days bought for at a time, the default of the list. */
export const DAYS_AT_ONCE = 2;

type Week = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** First day that is bought for now. */
  readonly before: string;
  readonly neededOn: NeededOn;
  /** Whether the food for a cooking on that day or later is already bought. */
  readonly isBought: (use: ShoppingItemWire['uses'][number]) => boolean;
};

/**
 * Grams left of the whole pieces bought for the days of a plan before a day, two days at a time; 0 for foods sold by weight. Each
 * purchase covers only what is not left from earlier ones.
 */
export function carriedGrams(
  { uses, piece, spoils }: ShoppingItemWire,
  { dates, before, neededOn, isBought }: Week,
): number {
  if (piece === null || piece.unit === BOWL_UNIT) return 0;
  let [left, bought] = [0, ''];
  const keptOn = (day: string) => (spoils && addDays(bought || day, OPENED_DAYS) < day ? 0 : left);
  for (let at = 0; at < dates.length; at += DAYS_AT_ONCE) {
    const days = dates.slice(at, at + DAYS_AT_ONCE);
    const needed = uses.filter(
      (use) => days.includes(neededOn(use)) && (neededOn(use) < before || isBought(use)),
    );
    const [first] = days;
    if (first === undefined || needed.length === 0) continue;
    const grams = neededGrams(needed);
    if (grams === null) return 0;
    const kept = keptOn(first);
    const count = piecesToBuy(grams, piece, kept);
    if (count > 0) bought = first;
    left = Math.max(0, kept + count * piece.grams - grams);
  }
  return keptOn(before);
}
