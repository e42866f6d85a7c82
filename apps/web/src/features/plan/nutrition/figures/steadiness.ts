import type { LimitWire } from '@kkini/contract';
import type { MessageKey } from '../../../../messages/ko.ts';

/** Part of the week's median by which a day may differ and still be like the others (safety-rules section 6.2). */
const ALIKE = 0.3;
/** Fewest known days that have a median to speak of. */
const FEWEST_DAYS = 3;

/**
 * Word for a day's vitamin K beside that of the week's other days, because with warfarin steady days matter more than micrograms;
 * null for other nutrients and where too little is known. `ofWeek` has the amount of each day, in µg.
 */
export function steadinessWord(
  { nutrient }: Pick<LimitWire, 'nutrient'>,
  amount: number | null,
  ofWeek: readonly (number | null)[],
): MessageKey | null {
  const known = ofWeek.filter((each) => each !== null).sort((a, b) => a - b);
  if (nutrient !== 'vitaminKUg' || amount === null || known.length < FEWEST_DAYS) return null;
  const middle = (known.length - 1) / 2;
  const median = ((known[Math.floor(middle)] ?? 0) + (known[Math.ceil(middle)] ?? 0)) / 2;
  if (amount > (1 + ALIKE) * median) return 'steadiness.more';
  return amount < (1 - ALIKE) * median ? 'steadiness.less' : 'steadiness.alike';
}
