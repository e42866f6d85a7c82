import { MEDICINE_SENTENCE, MEDICINE_WORDS } from '../../../messages/predicates/person-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P01: mentions medicine, except in the one fixed sentence (safety-rules section 9). */
export const speaksOfMedicine: TipPredicate = ({ text }) => {
  const rest = text.replaceAll(MEDICINE_SENTENCE, '');
  return MEDICINE_WORDS.some((words) => words.test(rest));
};
