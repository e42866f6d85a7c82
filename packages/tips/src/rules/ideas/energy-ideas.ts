import { needsEveryBite } from '../../model/tip-person.ts';
import { anybody, eats, has, isBetween, isFlesh, isHome, isMade, isSoy, isStyle } from '../meal-facts.ts';
import { leadHas } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const energy = ideasOf('energy');
const protein = ideasOf('protein');

const mayEatLess = (c: TipContext) => !anybody(c, needsEveryBite);
const hasPanOil = (c: TipContext) => isHome(c) && c.reading.traits.pan && leadHas(c, 'fat_oil');
const MUCH_VEGETABLE_GRAMS = 120;
const hasVegetables = (c: TipContext) => c.reading.vegetableGrams >= MUCH_VEGETABLE_GRAMS;
const isServedMore = (c: TipContext) =>
  !isHome(c) &&
  c.facts.people.persons.every(
    ({ portion: { riceGrams, servedRiceGrams } }) =>
      riceGrams !== null && servedRiceGrams !== null && servedRiceGrams - riceGrams >= LEAST_LEFT_GRAMS,
  );
const LEAST_LEFT_GRAMS = 30;
const hasProtein = (c: TipContext) => c.reading.protein !== null;
const isEnough = (c: TipContext) => isBetween(c, 'proteinG', [20, 42]);
const isOlder = (c: TipContext) => anybody(c, ({ stage }) => stage === 'older');

/** What a tip may say about energy and protein. */
export const ENERGY_IDEAS: readonly TipIdea[] = [
  energy.point.exactly('vegetables', (c) => hasVegetables(c) && isHome(c), { about: 'veg' }),
  energy.point.well('kcal', isHome, { about: 'kcal' }),
  energy.point.exactly('oil', hasPanOil, { about: 'oil' }),
  energy.point.well('protein', (c) => isBetween(c, 'proteinG', [18, 60]), { about: 'protein' }),
  energy.point.exactly('range', (c) => !isHome(c), { about: 'shop' }),
  energy.action.exactly('measureOil', hasPanOil, { follows: ['oil'] }),
  energy.action.well('vegetablesFirst', (c) => c.reading.traits.apart && isHome(c) && !isMade(c, 'salad'), {
    follows: ['veg'],
  }),
  energy.action.well('proteinFirst', (c) => isFlesh(c) || isSoy(c), { follows: ['protein'] }),
  energy.action.somewhat('slow', () => true, { follows: ['kcal', 'protein', 'shop', 'veg'] }),
  energy.action.well('order', (c) => isStyle(c, 'restaurant') && mayEatLess(c), { follows: ['shop'] }),
  energy.action.well(
    'product',
    (c) => isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit') && mayEatLess(c),
    { follows: ['shop'] },
  ),
  energy.action.well('bowl', (c) => isHome(c) && c.table.rice !== null, { follows: ['kcal'] }),
  energy.action.exactly('served', isServedMore, { follows: ['shop'] }),
  protein.point.exactly('enough', (c) => isEnough(c) && eats(c, 'muscleGain'), { about: 'flesh' }),
  protein.point.exactly('older', (c) => isBetween(c, 'proteinG', [15, 60]) && isOlder(c), {
    about: 'flesh',
  }),
  protein.point.exactly('even', (c) => has(c, 'liverDisease') && isBetween(c, 'proteinG', [12, 60]), {
    about: 'even',
  }),
  protein.point.well('amount', (c) => hasProtein(c) && isBetween(c, 'proteinG', [15, 80]), {
    about: 'flesh',
  }),
  protein.action.well('finish', hasProtein, { follows: ['flesh', 'even'] }),
  protein.action.well('train', (c) => hasProtein(c) && eats(c, 'muscleGain'), { follows: ['flesh'] }),
  protein.action.well(
    'moist',
    (c) =>
      isHome(c) &&
      ['poultry', 'meat'].includes(c.reading.protein?.kind ?? '') &&
      isMade(c, 'grill', 'stirFry'),
    {
      follows: ['flesh'],
    },
  ),
  protein.action.well('regular', (c) => has(c, 'liverDisease'), { follows: ['even'] }),
];
