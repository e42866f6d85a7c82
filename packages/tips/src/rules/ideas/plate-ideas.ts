import { TITLE_WORDS } from '../../messages/title-words.ts';
import { needsEveryBite } from '../../model/tip-person.ts';
import { anybody, eats, has, isBetween, isFlesh, isHome, isMade, isSoy, isStyle } from '../meal-facts.ts';
import { isOverShare } from '../meal-share.ts';
import type { TipContext } from '../tip-context.ts';
import { SUITS, type TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const sodium = ideasOf('sodium');
const carbohydrate = ideasOf('carbohydrate');
const energy = ideasOf('energy');
const protein = ideasOf('protein');
const purine = ideasOf('purine');
const vegetarian = ideasOf('vegetarian');
const glutenFree = ideasOf('glutenFree');

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const isOut = (c: TipContext) => !isHome(c);
const isPacked = (c: TipContext) => isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit');
const mayEatLess = (c: TipContext) => !anybody(c, needsEveryBite);
const isOver = (c: TipContext) => isHome(c) && isOverShare(c);
const isMild = (c: TipContext) => isHome(c) && !isOverShare(c);
const isShort = (c: TipContext) => isBetween(c, 'proteinG', [3, 19]);
const hasFood = (c: TipContext) => isFlesh(c) || isSoy(c);
const isStirred = ({ facts }: TipContext) => TITLE_WORDS.stirred.test(facts.dish.title);
const isSauced = (c: TipContext) =>
  isMade(c, 'stirFry', 'braise', 'salad', 'riceBowl') && !hasBroth(c) && !isStirred(c);
/** A figure of the plate leads over general advice. */
const first = (idea: TipIdea): TipIdea => ({
  ...idea,
  weight: (context) => (idea.weight(context) > 0 ? SUITS.exactly + 1 : 0),
});

/** What a tip may say with the amounts of this very plate. */
export const PLATE_IDEAS: readonly TipIdea[] = [
  first(sodium.action.exactly('cutKimchi', isOver, { follows: ['kimchi', 'over'] })),
  first(sodium.action.exactly('cutBroth', isOver, { follows: ['broth', 'lead', 'over'] })),
  first(sodium.action.exactly('mixLess', (c) => isOver(c) && isStirred(c), { follows: ['lead', 'over'] })),
  first(sodium.action.exactly('leaveSauce', (c) => isOver(c) && isSauced(c), { follows: ['lead', 'over'] })),
  sodium.point.well('over', isOver, { about: 'over' }),
  sodium.action.well('keepMild', isMild, { follows: ['lead', 'broth', 'kimchi', 'side'] }),
  sodium.action.well('restOfDay', isOut),
  sodium.action.exactly(
    'packet',
    (c) =>
      isPacked(c) && c.reading.traits.sauce && (isMade(c, 'salad', 'noodles', 'deepFried') || isStirred(c)),
  ),
  first(
    carbohydrate.action.exactly('leave', (c) => isOut(c) && mayEatLess(c), { follows: ['served', 'rice'] }),
  ),
  carbohydrate.action.exactly('plateOrder', (c) => hasFood(c) && isHome(c) && c.table.rice !== null, {
    follows: ['rice', 'veg'],
  }),
  first(energy.action.exactly('leave', (c) => isOut(c) && mayEatLess(c), { follows: ['shop', 'protein'] })),
  first(
    energy.action.exactly('leaveOrder', (c) => isStyle(c, 'restaurant') && mayEatLess(c), {
      follows: ['shop', 'protein'],
    }),
  ),
  first(
    carbohydrate.action.exactly('leaveOrder', (c) => isStyle(c, 'restaurant') && mayEatLess(c), {
      follows: ['served', 'rice'],
    }),
  ),
  energy.action.exactly('fried', (c) => isOut(c) && isMade(c, 'deepFried') && mayEatLess(c), {
    follows: ['shop'],
  }),
  energy.action.exactly('noodles', (c) => isOut(c) && isMade(c, 'noodles') && mayEatLess(c), {
    follows: ['shop'],
  }),
  energy.action.exactly('bread', (c) => isOut(c) && isMade(c, 'bread'), { follows: ['shop'] }),
  energy.action.exactly('salad', (c) => isOut(c) && isMade(c, 'salad'), { follows: ['shop'] }),
  energy.action.exactly(
    'side',
    (c) =>
      isOut(c) && isMade(c, 'grill', 'stirFry', 'braise', 'setMeal', 'riceBowl') && c.reading.traits.apart,
    { follows: ['shop', 'protein'] },
  ),
  energy.action.well('enough', (c) => isPacked(c) && mayEatLess(c), { follows: ['shop'] }),
  energy.action.exactly('plate', (c) => isHome(c) && hasFood(c) && c.table.rice !== null, {
    follows: ['kcal', 'protein', 'veg'],
  }),
  first(protein.action.exactly('weigh', hasFood, { follows: ['flesh', 'even'] })),
  protein.action.exactly('shareOut', (c) => isHome(c) && hasFood(c), { follows: ['flesh', 'even'] }),
  protein.point.exactly('short', isShort, { about: 'short' }),
  ...(['soy_milk', 'milk'] as const).map((to) =>
    protein.action.exactly(to === 'milk' ? 'snackMilk' : 'snackSoy', (c) => c.words.mayOffer(to), {
      follows: ['short'],
      swap: () => ({ from: null, to }),
    }),
  ),
  purine.action.exactly('weigh', (c) => isFlesh(c) && mayEatLess(c), { follows: ['flesh', 'broth'] }),
  vegetarian.action.exactly('weigh', isSoy, { follows: ['protein'] }),
  glutenFree.point.exactly('shop', (c) => isOut(c) && eats(c, 'glutenFree'), { about: 'shop' }),
  glutenFree.action.exactly('askShop', (c) => isStyle(c, 'restaurant'), { follows: ['shop'] }),
  glutenFree.action.exactly('checkPack', isPacked, { follows: ['shop'] }),
  purine.action.well('sauceOut', (c) => isOut(c) && hasBroth(c) && has(c, 'gout'), {
    follows: ['low', 'flesh', 'broth'],
  }),
];
