import { type HealthCondition, isKindOf, type Nutrient, type Nutrition } from '@kkini/domain';
import {
  ADDED,
  BATTERED_TITLE,
  COOKED_STEP,
  DONE_BEFORE,
  FAT_NAME,
  LESS,
  LOW_SALT_NAME,
  NAMED_SOUR,
  NOT_ADDED,
  PART_WORDS,
  SALTY_WORDS,
  SOUR,
  UNCOOKED,
  WET_DISH,
} from '../../messages/predicate-words.ts';
import type { TipSwap } from '../../model/tip.ts';
import type { TipPerson } from '../../model/tip-person.ts';
import { servingGrams } from '../../reading/read-starch.ts';
import { lineName } from '../../rules/food-name.ts';
import type { TipContext } from '../../rules/tip-context.ts';
import { splitSentences } from '../../wording/split-sentences.ts';
import { type JudgedBullet, linesIn, type TipPredicate } from './tip-predicate.ts';

/** Largest relative increase of a capped nutrient by a swap (safety-rules section 9, P15). */
const MOST_MORE = 0.1;

/** Grams assumed for a food added beside a dish. */
const BESIDE_GRAMS = 50;

/** Amounts food labels round to zero, in the unit of the nutrient. */
const LABEL_ZERO: Readonly<Partial<Record<Nutrient, number>>> = {
  energyKcal: 5,
  sodiumMg: 5,
  cholesterolMg: 2,
  purineMg: 5,
};

const LABEL_ZERO_G = 0.5;

/**
 * P15: offers a replacement with over 10 % more of a nutrient of the dish that is capped for this person, at equal weight. An
 * unknown figure counts as more (safety-rules section 9).
 */
export const swapsForWorse: TipPredicate = ({ swap }, { context, person }) =>
  swap !== null &&
  person.cappedNutrients.some(
    (nutrient) => (nutrient !== 'proteinG' || isProteinWatched(person)) && raises(nutrient, swap, context),
  );

/** Conditions with a maximum of at most 1.3 g of protein per kg of body weight (safety-rules section 4, `kidney`). */
const NEAR_MAXIMUM: readonly HealthCondition[] = ['diabetes', 'hypertension', 'heartDisease'];

/** P07: mentions broth, skin, fat, oil, batter, sauce or rice if the dish has none (safety-rules section 9). */
export const speaksOfAbsentPart: TipPredicate = ({ text }, { context }) =>
  (Object.keys(PART_WORDS) as Part[]).some((part) => PART_WORDS[part].test(text) && !HAS[part](context));

type Part = keyof typeof PART_WORDS;

const HAS: Readonly<Record<Part, (context: TipContext) => boolean>> = {
  broth: ({ reading }) => reading.traits.broth || reading.has('broth'),
  skin: ({ reading }) => SKINNED.some((id) => reading.has(id)) || reading.protein?.kind === 'fish',
  fat: ({ reading }) => FAT_BEARING.some((id) => reading.has(id)) && !isAllLean(reading.protein?.line.id),
  oil: ({ reading }) => reading.has('fat_oil') || (reading.bought && reading.traits.pan),
  batter: ({ facts: { dish } }) => dish.method === 'deepFried' || BATTERED_TITLE.test(dish.title),
  sauce: hasSauce,
  rice: ({ reading }) => RICE.some((id) => reading.has(id)),
};

const SKINNED = [
  'chicken_thigh',
  'duck',
  'samgyetang',
  'pork_feet',
  'potato',
  'sweet_potato',
  'apple',
  'pear',
  'peach',
];

const FAT_BEARING = ['beef', 'pork', 'poultry', 'lamb'];

const LEAN: readonly string[] = ['chicken_breast', 'beef_lean', 'pork_lean'];

const RICE = ['rice', 'cooked_rice', 'brown_rice_cooked', 'multigrain_rice', 'barley_rice'];

/** Condiments that do not make a sauce. */
const NO_SAUCE = ['salt', 'spice', 'vinegar_all', 'msg', 'dashida', 'curry_powder'];

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

function isAllLean(id: string | null | undefined): boolean {
  return LEAN.includes(id ?? '');
}

function hasSauce({ taxonomy, reading }: TipContext): boolean {
  if (!reading.traits.sauce) return false;
  return (
    reading.bought ||
    reading.dish.lines.some(
      ({ id }) =>
        id !== null &&
        isKindOf(taxonomy, id, 'condiment') &&
        !NO_SAUCE.some((each) => isKindOf(taxonomy, id, each)),
    )
  );
}

/** Whether this person's protein may come near the maximum: with impaired kidneys or these conditions (section 4). */
function isProteinWatched({ conditions, kidney }: TipPerson): boolean {
  const isAtRisk = kidney === 'early' || kidney === 'moderate';
  return isAtRisk || conditions.some((condition) => NEAR_MAXIMUM.includes(condition));
}

function raises(nutrient: Nutrient, swap: TipSwap, context: TipContext): boolean {
  if (nutrient === 'purineMg' && !isFlesh(swap.to, context)) return false;
  const { dish, nutritionOf } = context.facts;
  const line = dish.lines.find(({ id }) => id !== null && id === swap.from);
  const grams = line === undefined ? BESIDE_GRAMS : servingGrams(line, dish);
  const before = swap.from === null ? 0 : figure(nutritionOf.get(swap.from), nutrient);
  const after = figure(nutritionOf.get(swap.to), nutrient);
  if (before === null || after === null) return true;
  const more = ((after - before) * grams) / 100;
  if (more <= (LABEL_ZERO[nutrient] ?? LABEL_ZERO_G)) return false;
  return more > (dish.nutrition[nutrient] ?? 0) * MOST_MORE;
}

function figure(nutrition: Nutrition | undefined, nutrient: Nutrient): number | null {
  return nutrition?.[nutrient] ?? null;
}

/** Whether a food is animal flesh, because purine of plants is not limited. */
function isFlesh(id: string, { taxonomy }: TipContext): boolean {
  return taxonomy.closures.get(id)?.certainTags.has('animal-flesh') === true;
}
