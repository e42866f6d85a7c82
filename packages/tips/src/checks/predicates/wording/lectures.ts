import { LECTURE_WORDS } from '../../../messages/predicates/wording-words.ts';
import type { TipPredicate } from '../tip-predicate.ts';
import { choosesNothing } from './chosen.ts';

/** P09: lectures people who chose neither a condition nor a style (safety-rules section 9). */
export const lectures: TipPredicate = ({ text }, { context }) =>
  choosesNothing(context) && LECTURE_WORDS.test(text);
