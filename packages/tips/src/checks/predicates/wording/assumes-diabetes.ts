import { BLOOD_SUGAR, BLOOD_SUGAR_INTRODUCTION } from '../../../messages/predicates/wording-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';
import { hasNoCondition } from './chosen.ts';

/**
 * P10: mentions blood sugar to people without a condition more than once, or without the words that make it optional
 * (safety-rules section 9).
 */
export const assumesDiabetes: TipPredicate = ({ text }, { context, others }) => {
  if (!hasNoCondition(context) || !BLOOD_SUGAR.test(text)) return false;
  return !text.startsWith(BLOOD_SUGAR_INTRODUCTION) || others.some((other) => BLOOD_SUGAR.test(other.text));
};
