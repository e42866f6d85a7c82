import { LESS, NO_MORE, STARCH_WORDS, SWAPPED } from '../../../messages/predicates/dish-words.ts';
import { needsEveryBite, type TipPerson } from '../../../model/tip-person.ts';
import { lineName } from '../../../rules/line-name.ts';
import type { TipContext } from '../../../rules/tip-context.ts';
import { splitSentences } from '../../../wording/split-sentences.ts';
import { linesIn } from '../dish/lines-in.ts';
import type { JudgedBullet, TipPredicate } from '../tip-predicate.ts';

/** A meal with less carbohydrate loses none, g (safety-rules sections 4 and 9). */
const LEAST_CARBOHYDRATE_G = 45;
/** Replacements with almost no starch. */
const WITHOUT_STARCH = ['konjac', 'konjac_noodle', 'tofu_noodle', 'mushroom', 'napa_cabbage'];

/**
 * P05: less rice or noodles for a child, in pregnancy and lactation, below a BMI of 18.5, on a day below the floor, with
 * insulin, or in a meal of less than 45 g of carbohydrate (safety-rules section 9). Except with insulin, where the plan keeps
 * the amount steady, these people are not kept from more either.
 */
export const takesStarchAway: TipPredicate = (bullet, { context, person }) => {
  if (needsEveryBite(person) || isLowInCarbohydrate(person, context))
    return asksForLess(bullet, context) || saysOfStarch(bullet.text, context, NO_MORE);
  return person.usesInsulin && asksForLess(bullet, context);
};

function isLowInCarbohydrate({ portion }: TipPerson, { facts }: TipContext): boolean {
  const { carbohydrateG } = portion.nutrition ?? facts.dish.nutrition;
  return carbohydrateG !== null && carbohydrateG < LEAST_CARBOHYDRATE_G;
}

function asksForLess({ text, swap }: JudgedBullet, context: TipContext): boolean {
  if (swap !== null && swap.from !== null && WITHOUT_STARCH.includes(swap.to)) return true;
  const bare = swap === null ? text : text.replace(SWAPPED, '');
  return saysOfStarch(bare, context, LESS);
}

/** A sentence that names no food of the dish refers to the food of the sentence before. */
function saysOfStarch(text: string, context: TipContext, asked: RegExp): boolean {
  const { starch } = context.reading;
  const name = starch === null ? undefined : lineName(context.taxonomy, starch.line);
  let isOfStarch = false;
  return splitSentences(text).some((sentence) => {
    const names = STARCH_WORDS.test(sentence) || (name !== undefined && sentence.includes(name));
    if (names || linesIn(sentence, context).length > 0) isOfStarch = names;
    return isOfStarch && asked.test(sentence);
  });
}
