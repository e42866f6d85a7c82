import { CRUSHED, HOTTER, NOT_HOTTER, NUTS } from '../../../messages/predicates/person-words.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';

/** P20: hotter food or whole nuts for a child (safety-rules section 9). */
export const seasonsForChild: TipPredicate = ({ text, swap }, { person }) => {
  if (person.stage !== 'child') return false;
  if (swap !== null && HOT_FOODS.includes(swap.to)) return true;
  return splitSentences(text).some(
    (sentence) =>
      (HOTTER.test(sentence) && !NOT_HOTTER.test(sentence)) ||
      (NUTS.test(sentence) && !CRUSHED.test(sentence)),
  );
};

const HOT_FOODS: readonly string[] = ['chili_powder', 'chili_pepper', 'black_pepper', 'hot_sauce'];
