import { isOwnLine } from '@kkini/domain';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import { needsEveryBite } from '../../model/tip-person.ts';
import { anybody, has, isBetween, isFlesh, isHome, isMade, isSoy } from '../meal-facts.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const { point, action } = ideasOf('carbohydrate');

const form = ({ reading }: TipContext) => reading.starch?.form;
/** Rice that stands by itself: beside the dish, or under it. */
const hasBowl = (c: TipContext) => c.table.rice !== null || (form(c) === 'rice' && !isMixed(c));
const isMixed = ({ reading }: TipContext) =>
  ['mixed', 'stirred'].includes(reading.shape) || TITLE_WORDS.mixedRice.test(reading.dish.title);
const isRiceBowl = (c: TipContext) => isMixed(c) && c.table.rice === null && c.table.riceGrams !== null;
const isNoodles = (c: TipContext) => form(c) === 'noodles' && c.table.rice === null;
const isBread = (c: TipContext) => form(c) === 'bread' && isMade(c, 'bread');
const isPorridge = (c: TipContext) => isMade(c, 'porridge');
const isRoll = (c: TipContext) => isMade(c, 'roll') && form(c) === 'rice';
const isWhole = ({ table, reading }: TipContext) =>
  (reading.starch?.whole === true && table.rice === null) ||
  TITLE_WORDS.wholeRice.test(table.rice?.title.ko ?? '');
const mayEatLess = (c: TipContext) => !anybody(c, needsEveryBite);
/** The plan's share of a bought bowl of rice is smaller than the bowl. */
const isServedMore = (c: TipContext) =>
  !isHome(c) &&
  hasBowl(c) &&
  c.facts.people.persons.every(
    ({ portion: { riceGrams, servedRiceGrams } }) =>
      riceGrams !== null && servedRiceGrams !== null && servedRiceGrams - riceGrams >= LEAST_LEFT_GRAMS,
  );
const LEAST_LEFT_GRAMS = 30;
const tuber = ({ facts }: TipContext) =>
  facts.dish.lines.some(
    (line) =>
      isOwnLine(line) &&
      ['potato', 'sweet_potato', 'corn', 'taro'].includes(line.id ?? '') &&
      (line.grams ?? 0) / Math.max(1, facts.dish.servings) >= LEAST_TUBER_GRAMS,
  );
const LEAST_TUBER_GRAMS = 50;
const isSavoury = ({ reading }: TipContext) => !reading.traits.sweet;

/** What a tip may say about starch and blood sugar. */
export const CARBOHYDRATE_IDEAS: readonly TipIdea[] = [
  point.exactly('served', isServedMore, { about: 'served' }),
  point.well('rice', hasBowl, { about: 'rice' }),
  point.exactly('band', (c) => (hasBowl(c) || isRiceBowl(c)) && has(c, 'diabetes'), { about: 'rice' }),
  point.well('whole', (c) => hasBowl(c) && isWhole(c), { about: 'rice' }),
  point.well('fiber', (c) => isBetween(c, 'fiberG', [7, 99]) && has(c, 'diabetes') && isSavoury(c), {
    about: 'veg',
  }),
  point.exactly('mixed', isRiceBowl, { about: 'mixed' }),
  point.exactly('noodles', isNoodles, { about: 'noodles' }),
  point.exactly('porridge', isPorridge, { about: 'porridge' }),
  point.exactly('bread', isBread, { about: 'bread' }),
  point.exactly('roll', isRoll, { about: 'roll' }),
  point.exactly('tuber', (c) => tuber(c) && isHome(c), { about: 'tuber' }),
  point.exactly('little', (c) => isBetween(c, 'carbohydrateG', [5, 40]), { about: 'little' }),
  action.well('orderVegetables', (c) => hasBowl(c) && c.reading.traits.apart, {
    follows: ['rice', 'veg', 'served'],
  }),
  action.well('orderProtein', (c) => hasBowl(c) && c.reading.traits.apart && (isFlesh(c) || isSoy(c)), {
    follows: ['rice', 'veg', 'served'],
  }),
  action.well('orderSide', (c) => hasBowl(c) && c.table.side !== null, { follows: ['rice'] }),
  action.well('bowl', (c) => hasBowl(c) && isHome(c), { follows: ['rice', 'tuber'] }),
  action.well('steady', (c) => hasBowl(c) && anybody(c, ({ usesInsulin }) => usesInsulin), {
    follows: ['rice', 'tuber'],
  }),
  action.exactly('servedBowl', isServedMore, { follows: ['served'] }),
  action.exactly('mixedSlow', (c) => isRiceBowl(c) && TITLE_WORDS.stirred.test(c.facts.dish.title), {
    follows: ['mixed', 'rice'],
  }),
  action.well('topFirst', (c) => isRiceBowl(c) && TITLE_WORDS.toppedRice.test(c.facts.dish.title), {
    follows: ['mixed', 'rice'],
  }),
  action.well('spoon', (c) => isPorridge(c) || (isRiceBowl(c) && c.reading.shape === 'stirred'), {
    follows: ['porridge', 'mixed'],
  }),
  action.exactly('orderSide', (c) => (isPorridge(c) || isRiceBowl(c)) && c.table.side !== null, {
    follows: ['mixed'],
  }),
  action.well('noodlesLast', (c) => isNoodles(c) && c.reading.traits.apart, { follows: ['noodles'] }),
  action.somewhat('oneGrain', (c) => isNoodles(c) && mayEatLess(c), { follows: ['noodles'] }),
  action.somewhat('firmNoodles', (c) => isNoodles(c) && isHome(c), { follows: ['noodles'] }),
  action.well('breadFilling', isBread, { follows: ['bread'] }),
  action.well('chew', isRoll, { follows: ['roll'] }),
  point.well('shopStarch', (c) => !isHome(c) && has(c, 'diabetes')),
  action.exactly(
    'addOnFirst',
    (c) =>
      !isHome(c) &&
      TITLE_WORDS.set.test(c.facts.dish.title) &&
      !TITLE_WORDS.riceDish.test(c.facts.dish.title),
    {
      follows: ['roll', 'bread', 'porridge', 'noodles', 'mixed', 'rice'],
    },
  ),
  action.exactly('fruitLast', (c) => !isHome(c) && c.reading.fruit !== null, {
    follows: ['roll', 'bread', 'porridge', 'rice', 'veg'],
  }),
  action.somewhat('walk', (c) => has(c, 'diabetes')),
  action.exactly('tuberWithSkin', (c) => tuber(c) && isHome(c), { follows: ['tuber'] }),
];
