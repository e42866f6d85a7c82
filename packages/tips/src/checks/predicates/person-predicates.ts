import {
  CRUSHED,
  FLUID_AMOUNT,
  FRUIT,
  GREENS,
  HOTTER,
  LESS,
  MEDICINE_SENTENCE,
  MEDICINE_WORDS,
  MORE_GREENS,
  MORE_OR_LESS,
  NO_MORE,
  NOT_HOTTER,
  NUTS,
  POTASSIUM,
  POTASSIUM_SALT,
  RAW_WORDS,
  STARCH_WORDS,
  SWAPPED,
} from '../../messages/predicate-words.ts';
import { needsEveryBite, type TipPerson } from '../../model/tip-person.ts';
import { lineName } from '../../rules/food-name.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
import { type JudgedBullet, linesIn, type TipPredicate } from './tip-predicate.ts';

/** P01: mentions medicine, except in the one fixed sentence (safety-rules section 9). */
export const speaksOfMedicine: TipPredicate = ({ text }) => {
  const rest = text.replaceAll(MEDICINE_SENTENCE, '');
  return MEDICINE_WORDS.some((words) => words.test(rest));
};

/** Carbohydrate of a meal, g, below which no tip asks for less (safety-rules sections 4 and 9). */
const LEAST_CARBOHYDRATE_G = 45;
/** Replacements with almost no starch. */
const WITHOUT_STARCH = ['konjac', 'konjac_noodle', 'tofu_noodle', 'mushroom', 'napa_cabbage'];

/**
 * P05: asks for less rice or noodles for a child, in pregnancy or lactation, below a BMI of 18.5, on a day below the floor, with
 * insulin, or in a meal with less than 45 g of carbohydrate (safety-rules section 9). For these people it also forbids advice
 * against more, except with insulin, where the plan keeps the amount steady.
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

/** Whether a text asks this of the starch. A sentence that names no food of the dish continues the sentence before it. */
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

/**
 * P11: advises potassium to somebody without that goal, more vegetables or fruit to somebody with a maximum of potassium, or
 * potassium salt to anybody (safety-rules sections 6.1 and 9).
 */
export const addsPotassium: TipPredicate = ({ text }, { context, person }) =>
  POTASSIUM_SALT.test(text) ||
  (!person.isPotassiumAimed && POTASSIUM.test(text)) ||
  (person.limits.day.potassiumMg?.max !== undefined && addsGreens(text, context));

function addsGreens(text: string, context: TipContext): boolean {
  const { vegetables } = context.reading;
  return splitSentences(text).some((sentence) => {
    if (!MORE_GREENS.test(sentence)) return false;
    if (GREENS.test(sentence) || FRUIT.test(sentence)) return true;
    return linesIn(sentence, context).some((line) => vegetables.includes(line));
  });
}

/**
 * P12: offers raw or underdone food in pregnancy, to a child or an older person, with diabetes or liver disease (safety-rules
 * section 9).
 */
export const offersRawFood: TipPredicate = ({ text }, { person }) => {
  const isAtRisk =
    person.isPregnant ||
    person.stage !== 'adult' ||
    person.conditions.includes('diabetes') ||
    person.conditions.includes('liverDisease');
  return isAtRisk && RAW_WORDS.test(text);
};

/** P13: states an amount of water with heart, liver or kidney disease (safety-rules section 9). */
export const setsFluid: TipPredicate = ({ text }, { person }) => {
  const isLimited =
    person.conditions.includes('heartDisease') ||
    person.conditions.includes('liverDisease') ||
    (person.kidney !== null && person.kidney !== 'none');
  return isLimited && FLUID_AMOUNT.test(text);
};

/**
 * P18: asks for more or fewer green vegetables with warfarin, which requires a steady intake of vitamin K (safety-rules sections
 * 6.2 and 9).
 */
export const changesGreens: TipPredicate = ({ text }, { person }) => {
  if (!person.usesWarfarin) return false;
  return splitSentences(text).some((sentence) => GREENS.test(sentence) && MORE_OR_LESS.test(sentence));
};

/** P20: offers spicier food or whole nuts to a child (safety-rules section 9). */
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
