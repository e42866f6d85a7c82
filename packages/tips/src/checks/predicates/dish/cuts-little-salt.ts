import { LESS, LOW_SALT_NAME, SALTY_WORDS } from '../../../messages/predicates/dish-words.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import type { TipPredicate } from '../tip-predicate.ts';
import { linesIn } from './lines-in.ts';

/** Sodium of a seasoning and of a serving from which on cutting is worth a word, mg (safety-rules section 9, P02). */
const LEAST_SEASONING_MG = 200;
/** A serving with as much or less is low in salt already. */
export const LITTLE_SODIUM_MG = 500;

/** P02: less of a seasoning that brings little salt, in a dish that holds little, or of one with less salt (safety-rules section 9). */
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
