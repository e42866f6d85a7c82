import { BOX, RICE } from '../../messages/amounts.ts';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import type { TipText } from '../../model/tip.ts';
import type { Slots } from '../../wording/slots.ts';
import { foodName } from '../food-name.ts';
import { hasOwnSauce, isHome, isMade, isStirred, isStyle } from '../meal-facts.ts';
import { lineOnPlates, type PlateRange } from '../plate-amounts.ts';
import { savedSodium } from '../plate-slots.ts';
import { mostOf } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import type { TopicTable } from '../tip-topic.ts';
import { sodiumSize, spokenSodium } from './sodium-topics.ts';

/** Salty companions of a bought dish that can be left. */
const PICKLES = ['kimchi', 'danmuji', 'pickle', 'rakkyo', 'pickled_ginger', 'jangajji', 'jeotgal'];
/** Sauces that are served separately or poured over. */
export const SIDE_SAUCES: readonly string[] = [
  ...['tonkatsu_sauce', 'tartar_sauce', 'soy_dip', 'chogochujang', 'ssamjang', 'sweet_sour_sauce'],
  ...['thousand_island', 'sesame_dressing', 'caesar_dressing', 'vinaigrette', 'yogurt_dressing'],
  ...['fruit_dressing', 'honey_mustard', 'ketchup', 'sweet_chili_sauce', 'peanut_dip'],
  'balsamic',
];
/** Sauces mixed into a bowl of rice at the table. */
const MIXED_IN = ['chogochujang', 'bibim_sauce'];
const CURED = ['processed_meat', 'fish_cake', 'crab_stick'];
/** Least sodium of a part worth leaving, mg (tips-rules section 7). */
const LEAST_PART_MG = 150;
const HALF = 0.5;
const THIRD = 1 / 3;

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const bought =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = isHome(c) ? 0 : sodiumSize(c);
    return size > 0 && is(c) ? size + bonus : 0;
  };

/** Name and sodium of the line of these kinds of food with the most sodium. */
function lineSlots(c: TipContext, name: string, groups: readonly string[]): Slots {
  const found = mostOf(c, groups, 'sodiumMg');
  if (found === null) return {};
  const mg = lineOnPlates(c, found.line, 'sodiumMg');
  return {
    [name]: foodName(c, found.line),
    lineMg: mg[0] < LEAST_PART_MG ? undefined : spokenSodium(mg),
    lineLess: savedSodium(mg, 1),
    lineHalf: savedSodium(mg, HALF),
  };
}

const brings = (c: TipContext, groups: readonly string[], least = LEAST_PART_MG) =>
  (mostOf(c, groups, 'sodiumMg')?.amount ?? 0) >= least;
const isEatenOut = (c: TipContext) => isStyle(c, 'restaurant');
const isPacket = (c: TipContext) => TITLE_WORDS.instantNoodles.test(c.facts.dish.title);
const isSauceApart = (c: TipContext) => isMade(c, 'salad', 'deepFried', 'setMeal', 'grill');
const isReady = (c: TipContext) =>
  isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit') && !hasBroth(c) && !isPacket(c) && !hasOwnSauce(c);
const hasPlateSauce = (c: TipContext) =>
  isEatenOut(c) && isMade(c, 'stirFry', 'braise') && !TITLE_WORDS.cutUp.test(c.facts.dish.title);
/** Sauce from a pouch, poured over rice. */
const isPouch = (c: TipContext) =>
  isStyle(c, 'mealKit', 'convenienceStore') &&
  isMade(c, 'riceBowl') &&
  TITLE_WORDS.pouch.test(c.facts.dish.title);
const isFish = ({ reading }: TipContext) => reading.protein?.kind === 'fish';
/** Frozen food heated in a pan or bowl, to which more can be added. */
const isFrozen = (c: TipContext) =>
  isStyle(c, 'mealKit') && TITLE_WORDS.frozen.test(c.facts.dish.title) && isMade(c, 'stirFry', 'noodles');
const isMixedIn = (c: TipContext) => isStirred(c) || brings(c, MIXED_IN, 200);

/** Topics about the salt of a bought meal: where it is, and how to leave some of it. */
export const SHOP_SALT_TOPICS: TopicTable = {
  'sodium.shopBroth': {
    size: bought((c) => hasBroth(c) && !isPacket(c), 0.15),
    slots: (c) => (TITLE_WORDS.apartRice.test(c.facts.dish.title) ? { apartRice: RICE } : {}),
  },
  'sodium.shopPacket': { size: bought(isPacket, 0.2) },
  'sodium.shopPickle': {
    size: bought((c) => brings(c, PICKLES) && !isMade(c, 'roll', 'bread')),
    slots: (c) => ({ ...lineSlots(c, 'pickle', PICKLES), box: boxOf(c) }),
  },
  'sodium.shopSauce': {
    size: bought((c) => isSauceApart(c) && brings(c, SIDE_SAUCES, LEAST_SAUCE_MG), 0.15),
    slots: (c) => lineSlots(c, 'sauce', SIDE_SAUCES),
  },
  'sodium.shopCured': {
    size: bought((c) => brings(c, CURED, LEAST_CURED_MG) && isMade(c, 'setMeal', 'soup', 'salad'), 0.1),
    slots: (c) => lineSlots(c, 'cured', CURED),
  },
  'sodium.shopPouch': { size: bought(isPouch, 0.1) },
  'sodium.shopMixed': { size: bought(isMixedIn, 0.15) },
  'sodium.shopKit': {
    size: bought(hasOwnSauce, 0.15),
    slots: (c) => ({ kitThird: savedSodium(seasoned(c), THIRD) }),
  },
  'sodium.shopPan': { size: bought(hasPlateSauce, 0.1) },
  'sodium.shopGrill': {
    size: bought((c) => isEatenOut(c) && isMade(c, 'grill') && isFish(c), 0.1),
  },
  'sodium.shopOrder': {
    size: bought(
      (c) => isEatenOut(c) && isMade(c, 'stirFry', 'braise', 'riceBowl') && !hasBroth(c) && !isMixedIn(c),
    ),
  },
  'sodium.shopDryNoodles': {
    size: bought(
      (c) =>
        isMade(c, 'noodles') &&
        !hasBroth(c) &&
        !isPacket(c) &&
        !hasOwnSauce(c) &&
        !TITLE_WORDS.oiled.test(c.facts.dish.title),
    ),
  },
  'sodium.shopPorridge': { size: bought((c) => isMade(c, 'porridge')) },
  'sodium.shopBread': {
    size: bought((c) => isEatenOut(c) && isMade(c, 'bread')),
  },
  'sodium.shopRoll': {
    size: bought((c) => isMade(c, 'roll') && c.reading.starch?.form === 'rice'),
  },
  'sodium.shopTopped': {
    size: bought((c) => isStyle(c, 'lunchBox') && TITLE_WORDS.toppedRice.test(c.facts.dish.title), 0.1),
  },
  'sodium.shopLabel': {
    size: bought((c) => isReady(c) && isStyle(c, 'convenienceStore'), -0.1),
  },
  'sodium.shopFrozen': { size: bought(isFrozen, 0.1) },
  'sodium.shopReady': {
    size: bought((c) => isReady(c) && !isMade(c, 'salad'), -0.05),
    slots: (c) => ({ box: boxOf(c) }),
  },
};

/** Sodium from the seasonings of a dish on the plates, mg. */
function seasoned({ reading, facts }: TipContext): PlateRange {
  const mg = reading.salty.reduce((sum, { sodiumMg }) => sum + sodiumMg, 0);
  const shares = facts.people.persons.map(({ portion }) => mg * portion.servingShare);
  return [Math.min(...shares), Math.max(...shares)];
}

/** A lunch box of several dishes. */
function boxOf(c: TipContext): TipText | undefined {
  const isBox = isStyle(c, 'lunchBox') && TITLE_WORDS.setBox.test(c.facts.dish.title);
  return isBox && isMade(c, 'setMeal', 'grill', 'deepFried') ? BOX : undefined;
}

/** Least sodium of a cured food for which leaving half is worth advice, mg. */
const LEAST_CURED_MG = 300;
/** Least sodium of a sauce for advice to use less of it, mg (P02). */
const LEAST_SAUCE_MG = 200;
