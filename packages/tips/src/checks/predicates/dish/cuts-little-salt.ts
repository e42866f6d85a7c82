import { LESS, LOW_SALT_NAME, SALTY_WORDS } from '../../../messages/predicates/dish-words.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';
import { linesIn } from './lines-in.ts';

/** Least sodium of a seasoning for advice to use less of it, mg (safety-rules section 9, P02). */
const LEAST_SEASONING_MG = 200;
/** A serving with at most this much sodium is low in salt, mg. */
export const LITTLE_SODIUM_MG = 500;

/**
 * P02: advises less of a seasoning with little salt, in a dish with little salt, or of a low-salt seasoning (safety-rules
 * section 9).
 */
export const cutsLittleSalt: TipPredicate = ({ text, swap }, { context }) => {
  const cuts = splitSentences(text).filter((each) => SALTY_WORDS.test(each) && LESS.test(each));
  const { dish } = context.facts;
  const salty = context.reading.salty;
  const swapped = salty.filter(({ line }) => line.id !== null && line.id === swap?.from);
  if (cuts.length === 0 && swapped.length === 0) return false;
  if (dish.nutrition.sodiumMg !== null && dish.nutrition.sodiumMg <= LITTLE_SODIUM_MG) return true;
  const named = cuts.flatMap((each) => linesIn(each, context)).filter(({ id }) => context.isSalty(id));
  return [...named, ...swapped.map(({ line }) => line)].some((line) => {
    const known = salty.find((each) => each.line === line);
    return LOW_SALT_NAME.test(line.name) || known === undefined || known.sodiumMg < LEAST_SEASONING_MG;
  });
};
