import { SHAME_WORDS } from '../../../messages/predicates/wording-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P17: shames or frightens (safety-rules section 9). */
export const shames: TipPredicate = ({ text }) => SHAME_WORDS.test(text);
