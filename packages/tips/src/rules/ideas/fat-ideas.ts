import { TITLE_WORDS } from '../../messages/title-words.ts';
import {
  has,
  isBetween,
  isFatty,
  isFlesh,
  isHome,
  isLean,
  isMade,
  isOilyFish,
  isSoy,
  isStyle,
} from '../meal-facts.ts';
import { leadHas, sayable } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const { point, action } = ideasOf('fat');

const MUCH: readonly [number, number] = [5, 99];
const LITTLE: readonly [number, number] = [1, 4.4];
const isMeat = ({ reading }: TipContext) => ['meat', 'poultry'].includes(reading.protein?.kind ?? '');
const hasPanOil = (c: TipContext) => isHome(c) && isMade(c, 'stirFry') && leadHas(c, 'fat_oil');
const hasEgg = (c: TipContext) => leadHas(c, 'egg') && isBetween(c, 'cholesterolMg', [120, 999]);
const hasMilk = ({ facts: { dish } }: TipContext) =>
  dish.lines.some(({ id, grams }) => id === 'milk' && (grams ?? 0) >= 100);
/** Sliced or minced so fine that nothing can be trimmed. */
const isThin = ({ reading }: TipContext) => TITLE_WORDS.thinMeat.test(reading.protein?.line.name ?? '');
const isFried = (c: TipContext) => isMade(c, 'deepFried');
const isCreamy = (c: TipContext) =>
  ['cream', 'cheese', 'mayonnaise', 'cream_sauce'].some((id) => leadHas(c, id));
const isOtherMealWithEgg = ({ facts: { day } }: TipContext) =>
  day === null || ['chicken_egg', 'egg', 'quail_egg'].some((id) => day.otherFoods.has(id));

/** What a tip may say about fat and cholesterol. */
export const FAT_IDEAS: readonly TipIdea[] = [
  point.exactly('fish', isOilyFish, { about: 'fish' }),
  point.exactly('soy', (c) => isSoy(c) && isBetween(c, 'saturatedFatG', [1, 5]), { about: 'soy' }),
  point.exactly('lean', (c) => isLean(c) && isBetween(c, 'saturatedFatG', [1, 5]), { about: 'lean' }),
  point.exactly('meat', (c) => isFatty(c) && isBetween(c, 'saturatedFatG', MUCH), { about: 'meat' }),
  point.exactly('egg', (c) => hasEgg(c) && has(c, 'dyslipidemia', 'heartDisease'), { about: 'egg' }),
  point.exactly('barley', (c) => has(c, 'dyslipidemia', 'heartDisease') && c.reading.has('barley'), {
    about: 'grain',
  }),
  point.well('fiber', (c) => isBetween(c, 'fiberG', [8, 99]) && has(c, 'dyslipidemia'), { about: 'veg' }),
  point.exactly('fried', isFried, { about: 'fried' }),
  point.exactly(
    'source',
    (c) => isHome(c) && isBetween(c, 'saturatedFatG', MUCH) && (isMeat(c) || hasPanOil(c) || isCreamy(c)),
    {
      about: 'meat',
      slots: (c) => ({ source: sayable(c, c.table.mainSource('saturatedFatG')?.part.title) }),
    },
  ),
  point.well('bought', (c) => !isHome(c) && isBetween(c, 'saturatedFatG', MUCH), { about: 'bought' }),
  point.well('low', (c) => isHome(c) && isBetween(c, 'saturatedFatG', LITTLE) && c.reading.protein !== null, {
    about: 'low',
  }),
  action.exactly('trim', (c) => isHome(c) && isMeat(c) && !isLean(c) && !isThin(c), { follows: ['meat'] }),
  action.exactly('skim', (c) => isHome(c) && isMeat(c) && !isLean(c) && isMade(c, 'soup'), {
    follows: ['meat'],
  }),
  point.exactly('milkPoint', (c) => !isHome(c) && hasMilk(c), { about: 'milk' }),
  action.exactly('milk', (c) => !isHome(c) && hasMilk(c), { follows: ['milk', 'bought'] }),
  action.exactly('skin', (c) => isHome(c) && ['chicken_thigh', 'duck'].some((id) => leadHas(c, id)), {
    follows: ['meat', 'low'],
  }),
  action.well('pan', hasPanOil, { follows: ['lean', 'low', 'meat', 'soy', 'egg'] }),
  action.well('fishPan', (c) => isHome(c) && isOilyFish(c) && isMade(c, 'grill', 'stirFry'), {
    follows: ['fish'],
  }),
  action.well('moreSoy', (c) => isHome(c) && isSoy(c), { follows: ['soy'] }),
  action.exactly('noMoreEgg', (c) => hasEgg(c) && !isOtherMealWithEgg(c), { follows: ['egg'] }),
  action.well('chewGrain', (c) => c.reading.has('barley'), { follows: ['grain'] }),
  action.exactly('batter', isFried, { follows: ['fried'] }),
  action.well('orderLean', (c) => !isHome(c) && isMeat(c) && isFlesh(c) && !isLean(c), {
    follows: ['meat', 'bought'],
  }),
  action.exactly('leaveCream', (c) => isHome(c) && isCreamy(c), { follows: ['meat'] }),
  action.exactly('orderCreamy', (c) => !isHome(c) && isCreamy(c), { follows: ['bought'] }),
  action.exactly(
    'leaveOil',
    (c) => !isHome(c) && isMade(c, 'stirFry', 'riceBowl', 'noodles', 'braise') && !c.reading.traits.broth,
    { follows: ['bought', 'meat'] },
  ),
  action.exactly('skimPack', (c) => isStyle(c, 'mealKit') && isMeat(c) && isMade(c, 'soup', 'riceBowl'), {
    follows: ['bought', 'meat'],
  }),
  action.somewhat('orderPlain', (c) => !isHome(c), { follows: ['bought', 'low', 'fish', 'soy'] }),
];
