import { SURE_EFFECT } from '../../../messages/predicates/wording-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P16: promises an effect instead of hoping for it (safety-rules section 9). */
export const promisesEffect: TipPredicate = ({ text }) => SURE_EFFECT.test(text);
