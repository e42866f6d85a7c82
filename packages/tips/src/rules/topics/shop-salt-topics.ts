import { TITLE_WORDS } from '../../messages/title-words.ts';
import { rangeFigure, type Slots } from '../../wording/slots.ts';
import { spokenMilligrams } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { isHome, isMade, isStirred, isStyle } from '../meal-facts.ts';
import { lineOnPlates } from '../plate-amounts.ts';
import { savedSodium } from '../plate-slots.ts';
import { mostOf } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TipTopic, when } from '../tip-topic.ts';
import { countsSalt, isLow, sodiumSize } from './sodium-topics.ts';

/** Salty goods beside a bought dish that can be left. */
const PICKLES = ['kimchi', 'danmuji', 'pickle', 'rakkyo', 'pickled_ginger', 'jangajji', 'jeotgal'];
/** Sauces that come apart, or are poured over. */
export const SIDE_SAUCES: readonly string[] = [
  ...['tonkatsu_sauce', 'tartar_sauce', 'soy_dip', 'chogochujang', 'ssamjang', 'sweet_sour_sauce'],
  ...['thousand_island', 'sesame_dressing', 'caesar_dressing', 'vinaigrette', 'yogurt_dressing'],
  ...['fruit_dressing', 'honey_mustard', 'ketchup', 'mayonnaise', 'sweet_chili_sauce', 'peanut_dip'],
  'balsamic',
];
/** Sauces mixed into a bowl of rice at the table. */
const MIXED_IN = ['chogochujang', 'bibim_sauce'];
const CURED = ['processed_meat', 'cheese', 'fish_cake', 'crab_stick'];
/** A part with less sodium is not worth leaving, mg. */
const LEAST_PART_MG = 70;
const HALF = 0.5;

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const bought =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = isHome(c) ? 0 : sodiumSize(c);
    return size > 0 && is(c) ? size + bonus : 0;
  };

/** The name and the sodium of what brings most of it among some kinds of food. */
function lineSlots(c: TipContext, name: string, groups: readonly string[]): Slots {
  const found = mostOf(c, groups, 'sodiumMg');
  if (found === null) return {};
  const mg = lineOnPlates(c, found.line, 'sodiumMg');
  return {
    [name]: foodName(c, found.line),
    lineMg: mg[0] < LEAST_PART_MG ? undefined : rangeFigure(mg, spokenMilligrams),
    lineLess: savedSodium(mg, 1),
    lineHalf: savedSodium(mg, HALF),
  };
}

const brings = (c: TipContext, groups: readonly string[], least = LEAST_PART_MG) =>
  (mostOf(c, groups, 'sodiumMg')?.amount ?? 0) >= least;
const isEatenOut = (c: TipContext) => isStyle(c, 'restaurant');
const isPacket = (c: TipContext) => TITLE_WORDS.instantNoodles.test(c.facts.dish.title);
const isCooked = (c: TipContext) => isMade(c, 'stirFry', 'braise', 'grill', 'riceBowl', 'setMeal');
const isSauceApart = (c: TipContext) => isMade(c, 'salad', 'deepFried', 'setMeal', 'grill');
/** A kit to cook, whose sauce is a bag of its own; a pouch or a frozen meal is seasoned already. */
const hasOwnSauce = ({ facts: { dish } }: TipContext) =>
  TITLE_WORDS.kit.test(dish.title) && !TITLE_WORDS.seasonedKit.test(dish.title);
const isReady = (c: TipContext) =>
  isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit') && !hasBroth(c) && !isPacket(c) && !hasOwnSauce(c);

/** Where the salt of a bought meal is, and how to leave some of it. */
export const SHOP_SALT_TOPICS: readonly TipTopic[] = [
  {
    ...{ id: 'sodium.shopBroth', concern: 'sodium' },
    size: bought((c) => hasBroth(c) && !isPacket(c), 0.15),
  },
  { ...{ id: 'sodium.shopPacket', concern: 'sodium' }, size: bought(isPacket, 0.2) },
  {
    ...{ id: 'sodium.shopPickle', concern: 'sodium' },
    size: bought((c) => brings(c, PICKLES), 0.2),
    slots: (c) => lineSlots(c, 'pickle', PICKLES),
  },
  {
    ...{ id: 'sodium.shopSauce', concern: 'sodium' },
    size: bought((c) => isSauceApart(c) && brings(c, SIDE_SAUCES), 0.15),
    slots: (c) => lineSlots(c, 'sauce', SIDE_SAUCES),
  },
  {
    ...{ id: 'sodium.shopCured', concern: 'sodium' },
    size: bought((c) => brings(c, CURED, LEAST_CURED_MG), 0.1),
    slots: (c) => lineSlots(c, 'cured', CURED),
  },
  {
    ...{ id: 'sodium.shopMixed', concern: 'sodium' },
    size: bought((c) => isStirred(c) || brings(c, MIXED_IN, 200), 0.15),
  },
  { ...{ id: 'sodium.shopKit', concern: 'sodium' }, size: bought(hasOwnSauce, 0.15) },
  {
    ...{ id: 'sodium.shopOrder', concern: 'sodium' },
    size: bought(
      (c) => isEatenOut(c) && isCooked(c) && !hasBroth(c) && !isStirred(c) && !brings(c, MIXED_IN, 200),
    ),
  },
  {
    ...{ id: 'sodium.shopDryNoodles', concern: 'sodium' },
    size: bought((c) => isMade(c, 'noodles') && !hasBroth(c) && !isPacket(c)),
  },
  {
    ...{ id: 'sodium.shopLow', concern: 'sodium' },
    size: (c) => when(!isHome(c) && countsSalt(c) && isLow(c), 0.5),
  },
  { ...{ id: 'sodium.shopPorridge', concern: 'sodium' }, size: bought((c) => isMade(c, 'porridge')) },
  {
    ...{ id: 'sodium.shopBread', concern: 'sodium' },
    size: bought((c) => isEatenOut(c) && isMade(c, 'bread')),
  },
  {
    ...{ id: 'sodium.shopRoll', concern: 'sodium' },
    size: bought((c) => isMade(c, 'roll') && c.table.riceGrams !== null),
  },
  {
    ...{ id: 'sodium.shopReady', concern: 'sodium' },
    size: bought((c) => isReady(c) && !isMade(c, 'salad'), -0.05),
  },
];

const LEAST_CURED_MG = 150;
