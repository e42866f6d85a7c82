import { ADDED, FAT_NAME, NOT_ADDED } from '../../../messages/predicates/dish-words.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P19: adds oil, butter, cream or mayonnaise as if that were healthy; one fat in place of another adds none (safety-rules section 9). */
export const addsFat: TipPredicate = ({ text, swap }) =>
  (swap === null || swap.from === null || !FATS.includes(swap.from)) &&
  splitSentences(text).some((each) => FAT_NAME.test(each) && ADDED.test(each) && !NOT_ADDED.test(each));

const FATS: readonly string[] = ['butter', 'lard', 'coconut_oil', 'margarine', 'mayonnaise', 'cream'];
