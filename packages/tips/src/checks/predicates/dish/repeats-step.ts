import { COOKED_STEP, DONE_BEFORE, UNCOOKED } from '../../../messages/predicates/dish-words.ts';
import { lineName } from '../../../rules/line-name.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';
import { linesIn } from './lines-in.ts';

/** P08: asks for what a step already does, or against a step that makes food safe (safety-rules section 9). */
export const repeatsStep: TipPredicate = ({ text }, { context }) => {
  const { steps } = context.facts.dish;
  if (UNCOOKED.test(text) && steps.some((step) => COOKED_STEP.test(step))) return true;
  return splitSentences(text).some((sentence) => {
    const names = linesIn(sentence, context).flatMap((line) => [line.name, lineName(context.taxonomy, line)]);
    return DONE_BEFORE.some(
      ([asked, done]) =>
        asked.test(sentence) && steps.some((step) => done.test(step) && isAbout(step, names)),
    );
  });
};

/** A sentence that names no food of the dish concerns the whole dish. */
function isAbout(step: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => step.includes(name));
}
