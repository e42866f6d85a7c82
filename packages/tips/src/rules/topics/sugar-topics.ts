import { foodName } from '../food-name.ts';
import { hasLessSugar, hasOwnSauce, isHome, isMade, isStyle } from '../meal-facts.ts';
import { onPlates } from '../plate-amounts.ts';
import { leadHas, mostOf } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { graded, type TopicTable } from '../tip-topic.ts';

/**
 * Added sugar of a plate that is worth advice and that is much: a fifth and two fifths of the 25 g a day that WHO recommends as the
 * lower limit.
 */
const SOME_G = 5;
const MUCH_G = 10;
const SWEET = [
  'sugar',
  'corn_syrup',
  'oligosaccharide',
  'rice_syrup',
  'honey',
  'plum_extract',
  'fruit_syrup',
];
const SWEET_SAUCES = [
  'ketchup',
  'teriyaki',
  'bulgogi_sauce',
  'tonkatsu_sauce',
  'sweet_chili_sauce',
  'honey_mustard',
  'sweet_sour_sauce',
];

const sugar = (c: TipContext) => graded(onPlates(c, 'addedSugarG')?.[0] ?? 0, [SOME_G, MUCH_G]);
const sized = (is: (c: TipContext) => boolean) => (c: TipContext) => (is(c) ? sugar(c) : 0);
const sweetLine = (c: TipContext) => mostOf(c, SWEET, 'energyKcal');
const LEAST_SWEET_KCAL = 16;
const hasSweet = (c: TipContext) => (sweetLine(c)?.amount ?? 0) >= LEAST_SWEET_KCAL;
const hasSauce = (c: TipContext) => [...SWEET_SAUCES, ...SWEET].some((id) => leadHas(c, id));

/** Topics about added sugar: where it comes from, and what to do about it. */
export const SUGAR_TOPICS: TopicTable = {
  'sugar.recipe': {
    size: sized((c) => isHome(c) && !hasLessSugar(c) && hasSweet(c)),
    slots: (c) => {
      const found = sweetLine(c);
      return found === null ? {} : { sweet: foodName(c, found.line) };
    },
  },
  'sugar.sauce': {
    size: sized((c) => isStyle(c, 'restaurant') && hasSauce(c) && isMade(c, 'stirFry', 'braise')),
  },
  'sugar.kit': {
    size: sized((c) => hasOwnSauce(c) && hasSauce(c) && isMade(c, 'stirFry', 'braise', 'soup')),
  },
};
