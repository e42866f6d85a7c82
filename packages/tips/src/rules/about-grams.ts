import { aboutText } from '../messages/amounts.ts';
import { spokenGrams } from '../wording/spoken-numbers.ts';

/** Below this the spoken figure is the true one. */
const SAME_GRAMS = 0.5;

/** Grams as people say them, owning up to it where they are rounded. */
export function aboutGrams(grams: number): string {
  const spoken = spokenGrams(grams);
  return Math.abs(Number(spoken) - grams) < SAME_GRAMS ? spoken : aboutText(spoken);
}
