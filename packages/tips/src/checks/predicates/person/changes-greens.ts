import { GREENS, MORE_OR_LESS } from '../../../messages/predicates/person-words.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/**
 * P18: more or fewer green vegetables with warfarin, which requires a steady intake of vitamin K (safety-rules sections 6.2
 * and 9).
 */
export const changesGreens: TipPredicate = ({ text }, { person }) => {
  if (!person.usesWarfarin) return false;
  return splitSentences(text).some((sentence) => GREENS.test(sentence) && MORE_OR_LESS.test(sentence));
};
