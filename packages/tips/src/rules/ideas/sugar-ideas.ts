import { foodName } from '../food-name.ts';
import { isBetween, isHome, isMade, isStyle } from '../meal-facts.ts';
import { firstLine } from '../table-foods.ts';
import { leadHas } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const { point, action } = ideasOf('sugar');

const hasSweetSauce = (c: TipContext) =>
  [
    'sugar',
    'corn_syrup',
    'oligosaccharide',
    'honey',
    'plum_extract',
    'gochujang',
    'bulgogi_sauce',
    'ketchup',
  ].some((id) => leadHas(c, id)) && !isMade(c, 'bread', 'porridge', 'salad');

/** What a tip may say about added sugar. */
export const SUGAR_IDEAS: readonly TipIdea[] = [
  point.exactly('allulose', (c) => isHome(c) && leadHas(c, 'allulose'), { about: 'allulose' }),
  point.somewhat('little', (c) => isBetween(c, 'addedSugarG', [1, 3]) && c.reading.has('onion'), {
    about: 'home',
  }),
  point.exactly(
    'some',
    (c) => isBetween(c, 'addedSugarG', [5, 99]) && !c.reading.traits.sweet && hasSweetSauce(c),
    { about: 'sauce' },
  ),
  point.exactly('fruit', (c) => c.reading.traits.sweet, { about: 'fruit' }),
  action.well('alluloseAmount', (c) => isHome(c) && leadHas(c, 'allulose'), { follows: ['allulose'] }),
  action.well('drink', (c) => !isHome(c) && !isStyle(c, 'mealKit'), { follows: ['sauce', 'fruit'] }),
  action.well('sauce', (c) => !isHome(c) && isMade(c, 'stirFry', 'grill', 'braise', 'deepFried'), {
    follows: ['sauce'],
  }),
  action.somewhat('sauce', (c) => isStyle(c, 'cookedRecipe') && isMade(c, 'stirFry', 'grill', 'braise'), {
    follows: ['sauce'],
  }),
  action.well('measure', isHome, { follows: ['sauce'], slots: sweetSlot }),
  action.well('kitSauce', (c) => isStyle(c, 'mealKit'), { follows: ['sauce'] }),
  action.well('sweetVegetable', (c) => isHome(c) && leadHas(c, 'onion') && isMade(c, 'stirFry', 'riceBowl'), {
    follows: ['allulose', 'home'],
  }),
  action.exactly('whole', (c) => c.reading.traits.sweet, { follows: ['fruit'] }),
];

function sweetSlot(context: TipContext) {
  const line = firstLine(context, ['sugar', 'oligosaccharide', 'corn_syrup', 'honey', 'plum_extract']);
  return line === null ? {} : { sweet: foodName(context, line) };
}
