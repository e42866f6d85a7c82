import { TITLE_WORDS } from '../../messages/title-words.ts';
import { isHome, isMade, isStyle, onPlate } from '../meal-facts.ts';
import { isOverShare } from '../meal-share.ts';
import { partShare, sayable } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { SUITS, type TipIdea, when } from '../tip-idea.ts';

type Weight = TipIdea['weight'];
const point = (id: string, weight: Weight, rest: Partial<TipIdea> = {}): TipIdea => ({
  ...{ id: `sodium.${id}`, part: 'point', concern: 'sodium', weight },
  ...rest,
});
const action = (id: string, weight: Weight, rest: Partial<TipIdea> = {}): TipIdea => ({
  ...{ id: `sodium.${id}`, part: 'action', concern: 'sodium', weight },
  ...rest,
});

const SHOPS = ['restaurant'];
const PRODUCTS = ['convenienceStore', 'lunchBox', 'mealKit'];
const BREADS = ['bread'];

/** A share of a day's limit on a plate that is a third of it or less. */
const LITTLE = 0.3;
/** Less is no salt worth a word, mg. */
const LEAST_SODIUM_MG = 150;
/** A side dish is named as a source only with so much sodium, mg. */
const LEAST_SOURCE_MG = 200;

const source = (context: TipContext) => context.table.mainSource('sodiumMg');
const sourceRole = (context: TipContext) => {
  const found = source(context);
  if (found === null) return null;
  if (found.part !== context.table.lead) return found.part.role;
  return hasBroth(context) ? 'broth' : 'lead';
};
const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
/** Below this, what a shop adds is no worry, mg. */
const LEAST_SALTED_MG = 450;
const isSalted = (context: TipContext) => (context.facts.dish.sodiumMg?.central ?? 0) >= LEAST_SALTED_MG;
const isHigh = (context: TipContext) => (context.facts.dish.sodiumMg?.central ?? 0) > 900;
/** Sodium of the plate, of a serving where plates differ. */
const sodiumOf = (context: TipContext) =>
  onPlate(context, 'sodiumMg') ?? context.facts.dish.nutrition.sodiumMg;
const isLow = (context: TipContext) => {
  const sodium = sodiumOf(context);
  const most = context.facts.limits.day.sodiumMg?.max;
  return sodium !== null && most !== undefined && sodium >= LEAST_SODIUM_MG && sodium <= most * LITTLE;
};
const isSource = (context: TipContext, ...roles: readonly string[]) => {
  const role = sourceRole(context);
  const mg = sodiumOf(context) ?? 0;
  return role !== null && roles.includes(role) && mg * (source(context)?.share ?? 0) >= LEAST_SOURCE_MG;
};
const sourceSlots = (context: TipContext) => {
  const found = source(context);
  return found === null ? {} : { source: sayable(context, found.part.title), share: partShare(found.share) };
};
const isPlate = (c: TipContext) => isMade(c, 'bread', 'roll', 'salad', 'porridge');
const aboutSource = (role: string, about: string): TipIdea =>
  point('source', (c) => when(isHome(c) && isSource(c, role), SUITS.exactly), {
    about,
    slots: sourceSlots,
  });
const orders = (id: string, is: Weight, rest: Partial<TipIdea> = {}) =>
  action(id, (c) => when(isStyle(c, ...SHOPS), is(c)), rest);
const exactly =
  (is: (c: TipContext) => boolean): Weight =>
  (c) =>
    when(is(c), SUITS.exactly);
const well =
  (is: (c: TipContext) => boolean): Weight =>
  (c) =>
    when(is(c), SUITS.well);

/** What a tip may say about sodium. */
export const SODIUM_IDEAS: readonly TipIdea[] = [
  aboutSource('broth', 'broth'),
  aboutSource('lead', 'lead'),
  aboutSource('kimchi', 'kimchi'),
  aboutSource('side', 'side'),
  point('low', (c) => when(isHome(c) && isLow(c), SUITS.well)),
  point('own', (c) => when(isHome(c) && !hasBroth(c) && c.reading.salty[0]?.line.id !== 'salt', SUITS.well), {
    about: 'lead',
  }),
  point('soup', (c) => when(isHome(c) && hasBroth(c), SUITS.well), { about: 'broth' }),
  point('shop', (c) => when(isStyle(c, ...SHOPS) && isSalted(c), SUITS.exactly)),
  point('lowShop', (c) => when(isStyle(c, ...SHOPS) && !isSalted(c), SUITS.well), { about: 'lowShop' }),
  action('lowShopSide', (c) => when(isStyle(c, ...SHOPS) && !isSalted(c), SUITS.exactly), {
    follows: ['lowShop'],
  }),
  point('product', (c) => when(isStyle(c, ...PRODUCTS) && isSalted(c), SUITS.exactly)),
  action(
    'broth',
    well((c) => isHome(c) && hasBroth(c)),
    { follows: ['broth'] },
  ),
  action(
    'riceApart',
    well((c) => isHome(c) && hasBroth(c) && c.table.rice !== null),
    { follows: ['broth'] },
  ),
  action(
    'brothAroma',
    well((c) => isHome(c) && hasBroth(c)),
    { follows: ['broth'] },
  ),
  action(
    'kimchi',
    well((c) => isHome(c) && c.table.kimchi !== null),
    { follows: ['kimchi'] },
  ),
  action(
    'side',
    well((c) => isHome(c) && isSource(c, 'side')),
    { follows: ['side'], slots: sourceSlots },
  ),
  action(
    'aroma',
    well((c) => isHome(c) && !hasBroth(c) && !isPlate(c) && !isOverShare(c)),
    { follows: ['lead'] },
  ),
  action('measure', (c) => when(isHome(c) && !hasBroth(c), SUITS.somewhat), { follows: ['lead'] }),
  action(
    'tableSauce',
    (c) => when(isHome(c) && c.reading.traits.sauce && !hasBroth(c) && !isPlate(c), SUITS.somewhat),
    {
      follows: ['lead'],
    },
  ),
  action(
    'sideFirst',
    (c) => when(isHome(c) && c.table.side !== null && !isSource(c, 'side'), SUITS.somewhat),
    {
      follows: ['lead', 'kimchi', 'broth'],
    },
  ),
  action(
    'bibim',
    exactly((c) => isHome(c) && TITLE_WORDS.stirred.test(c.facts.dish.title)),
    { follows: ['lead'] },
  ),
  orders('orderBroth', exactly(hasBroth)),
  orders(
    'order',
    well((c) => !hasBroth(c)),
  ),
  orders(
    'orderBowl',
    exactly((c) => isMade(c, 'riceBowl') && !hasBroth(c)),
  ),
  orders(
    'orderGrill',
    exactly((c) => isMade(c, 'grill', 'braise', 'stirFry')),
  ),
  orders(
    'orderSides',
    well((c) => isMade(c, 'setMeal', 'soup') && c.reading.starch?.form === 'rice'),
  ),
  orders(
    'orderNoodles',
    exactly((c) => isMade(c, 'noodles') && !hasBroth(c)),
  ),
  orders(
    'orderBread',
    exactly((c) => isMade(c, ...BREADS) && isHigh(c)),
  ),
  orders(
    'orderRoll',
    exactly((c) => isMade(c, 'roll')),
  ),
  orders(
    'orderSalad',
    exactly((c) => isMade(c, 'salad')),
  ),
  orders(
    'orderFried',
    exactly((c) => isMade(c, 'deepFried')),
  ),
  orders(
    'orderPorridge',
    exactly((c) => isMade(c, 'porridge')),
  ),
  action(
    'kitSauce',
    exactly((c) => isStyle(c, 'mealKit') && hasOwnSauce(c)),
  ),
  action(
    'orderBroth',
    well((c) => isStyle(c, 'mealKit', 'convenienceStore') && hasBroth(c)),
  ),
  action(
    'label',
    well((c) => isStyle(c, 'convenienceStore')),
  ),
  action('label', (c) => when(isStyle(c, 'mealKit', 'lunchBox'), SUITS.somewhat)),
  action(
    'packetSauce',
    well((c) => isStyle(c, 'convenienceStore', 'lunchBox') && isMade(c, 'salad', 'deepFried', 'roll')),
  ),
  action(
    'boxSides',
    well((c) => isStyle(c, 'lunchBox') && isMade(c, 'setMeal', 'grill', 'stirFry')),
  ),
];

/** A kit to cook, whose sauce is a bag of its own; a pouch or a frozen meal is seasoned already. */
function hasOwnSauce({ facts: { dish } }: TipContext): boolean {
  return TITLE_WORDS.kit.test(dish.title) && !TITLE_WORDS.seasonedKit.test(dish.title);
}
