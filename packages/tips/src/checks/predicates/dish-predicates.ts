import {
  ADDED,
  COOKED_STEP,
  DONE_BEFORE,
  FAT_NAME,
  LESS,
  LOW_SALT_NAME,
  NAMED_SOUR,
  NOT_ADDED,
  SALTY_WORDS,
  SOUR,
  UNCOOKED,
  WET_DISH,
} from '../../messages/predicates/dish-words.ts';
import { lineName } from '../../rules/line-name.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
import { linesIn } from './lines-in.ts';
import type { JudgedBullet, TipPredicate } from './tip-predicate.ts';

/** Least sodium of a seasoning, mg, for advice to use less of it (safety-rules section 9, P02). */
const LEAST_SEASONING_MG = 200;
/** Most sodium of a serving that counts as low in salt, mg. */
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

/** P06: vinegar or lemon in place of salt in a soup, a porridge or a milk sauce (safety-rules section 9). */
export const soursSoup: TipPredicate = ({ text, swap }, { context }) => {
  if (!isWet(context)) return false;
  if (swap !== null && SOUR_FOODS.includes(swap.to)) return true;
  const isOwn = SOUR_FOODS.some((id) => context.reading.has(id));
  return SOUR.test(text) && (SALTY_WORDS.test(text) || (NAMED_SOUR.test(text) && !isOwn));
};

/** Sour foods. */
export const SOUR_FOODS: readonly string[] = ['vinegar', 'vinegar_all', 'lemon', 'lime'];

/** True for dishes that a sour food spoils. */
export function isWet({ facts, reading }: Pick<TipContext, 'facts' | 'reading'>): boolean {
  const { method, title } = facts.dish;
  const isMilky = reading.has('milk') || reading.has('cream') || reading.has('cream_sauce');
  return ['soup', 'porridge'].includes(method) || WET_DISH.test(title) || isMilky;
}

/** P08: asks for what a step already does, or contradicts a step that makes food safe (safety-rules section 9). */
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

/** Whether a step is about the named foods. A sentence that names no food of the dish is about the whole dish. */
function isAbout(step: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => step.includes(name));
}

/**
 * P14: names an excluded food, a food that a rule forbids to anybody at the table, or a food that is in neither the recipe nor the
 * swap. A general word such as vegetables does not count (safety-rules section 9).
 */
export const namesStrangeFood: TipPredicate = (bullet, { context }) =>
  !context.words.maySay(bullet.text) ||
  (bullet.swap !== null && !context.words.mayOffer(bullet.swap.to)) ||
  strangeFoods(bullet, context).length > 0;

function strangeFoods(
  { text, swap }: JudgedBullet,
  { taxonomy, ownFoods, words }: TipContext,
): readonly string[] {
  const offered = swap === null ? undefined : taxonomy.closures.get(swap.to)?.identity;
  return words
    .foodsIn(text)
    .filter(
      (id) =>
        taxonomy.items.get(id)?.kind !== 'group' &&
        id !== 'water' &&
        !ownFoods.has(id) &&
        offered?.has(id) !== true,
    );
}

/**
 * P19: presents added oil, butter, cream or mayonnaise as healthy; replacing one fat by another adds none (safety-rules section 9).
 */
export const addsFat: TipPredicate = ({ text, swap }) =>
  (swap === null || swap.from === null || !FATS.includes(swap.from)) &&
  splitSentences(text).some((each) => FAT_NAME.test(each) && ADDED.test(each) && !NOT_ADDED.test(each));

const FATS: readonly string[] = ['butter', 'lard', 'coconut_oil', 'margarine', 'mayonnaise', 'cream'];
