import { HARDLY } from '../../messages/amounts.ts';
import { foodName } from '../food-name.ts';
import { eats, has, isHome, isMade, isStirred } from '../meal-facts.ts';
import { gramsOnPlates, onPlates } from '../plate-amounts.ts';
import { firstLine, firstOfLead, leadHas, pickedProtein } from '../table-foods.ts';
import { partShare } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';
import { sodiumSize } from './sodium-topics.ts';

/** Two grain exchange units of carbohydrate, g (tips-rules section 6): a meal with less needs no smaller portion. */
const LITTLE_CARBOHYDRATE_G = 46;
/** A fifth of the 25 g of added sugar a day that WHO recommends as the lower limit. */
const LITTLE_SUGAR_G = 5;
/** Added sugar that is as good as none, g. */
const HARDLY_ANY_G = 1;
/** Sizes below one meal's share: such a topic comes after any with more at stake, and at most three times a week. */
const SIZE = { sodium: 0.68, style: 0.85, iodine: 0.75, none: 0.8, fish: 0.85 } as const;

/** Protein foods with hardly any carbohydrate. */
const WITHOUT_STARCH = ['fish', 'poultry', 'meat', 'tofu', 'egg'];
/** Sauces that makers sweeten. */
const SWEET_PASTES = ['gochujang', 'ketchup', 'tonkatsu_sauce', 'bulgogi_sauce', 'teriyaki', 'oyster_sauce'];
/** Vegetables that turn sweet as they cook. */
const SWEET_VEGETABLES = ['onion', 'cabbage', 'carrot', 'pumpkin'];

const least = (c: TipContext, nutrient: 'addedSugarG' | 'sodiumMg') => onPlates(c, nutrient)?.[0];
const most = (c: TipContext, nutrient: 'addedSugarG' | 'carbohydrateG') => onPlates(c, nutrient)?.[1];
const isSeasoned = (c: TipContext) => c.reading.salty.some(({ line }) => line.role === 'seasoning');
const isCooked = (c: TipContext) => isMade(c, 'soup', 'braise', 'stirFry', 'porridge', 'noodles');
/** Whether a home dish is cooked for this meal, and not eaten again. */
const isCookedNow = (c: TipContext) => isHome(c) && c.facts.day?.isEatenAgain !== true;
const hasSeaweed = (c: TipContext) => firstLine(c, ['seaweed']) !== null;
const isThyroid = (c: TipContext) => has(c, 'thyroidDisease');
const isStarchless = ({ reading }: TipContext) => WITHOUT_STARCH.includes(reading.protein?.kind ?? '');
const hasLittleSugar = (c: TipContext) => (most(c, 'addedSugarG') ?? LITTLE_SUGAR_G) < LITTLE_SUGAR_G;
const paste = (c: TipContext) =>
  c.table.lead.lines.find(({ id }) => id !== null && SWEET_PASTES.includes(id)) ?? null;
const isSauced = (c: TipContext) => isMade(c, 'stirFry', 'braise', 'soup', 'noodles');
/** The vegetable of the dish that turns sweet, if there is enough of it to taste. */
function sweetVegetable(c: TipContext) {
  const line = firstOfLead(c, SWEET_VEGETABLES);
  return line === null || gramsOnPlates(c, line)[0] < LEAST_SWEET_VEGETABLE_G ? null : line;
}
const LEAST_SWEET_VEGETABLE_G = 20;

/** Share of the carbohydrate that is in the rice, if it is most of it. */
function riceShare(c: TipContext) {
  const { rice } = c.table;
  const whole = onPlates(c, 'carbohydrateG');
  const served = rice?.nutrition?.carbohydrateG ?? null;
  return served === null || whole === null || whole[0] === 0 ? undefined : partShare(served / whole[0]);
}

/**
 * Topics of meals with little at stake: how such a meal stays as planned, for people whose other meals leave little to
 * say. Seasoning after cooking and with herbs as MFDS advises for less sodium; sugar and starch as in nutrition-rules
 * section 3; seaweed as in tips-rules section 5.
 */
export const LIGHT_MEAL_TOPICS: TopicTable = {
  'sodium.taste': {
    size: (c) => when(isCookedNow(c) && isSeasoned(c) && isCooked(c) && !isStirred(c), SIZE.sodium),
  },
  'sodium.aroma': {
    size: (c) => when(isHome(c) && isSeasoned(c) && isCooked(c) && !isStirred(c), SIZE.sodium),
  },
  'sodium.kept': {
    size: (c) =>
      when(
        isHome(c) && isSeasoned(c) && sodiumSize(c) === 0 && least(c, 'sodiumMg') !== undefined,
        SIZE.sodium,
      ),
  },
  'carbohydrate.light': {
    by: 'lowCarbohydrate',
    size: (c) =>
      when((most(c, 'carbohydrateG') ?? LITTLE_CARBOHYDRATE_G) < LITTLE_CARBOHYDRATE_G, SIZE.style),
  },
  'carbohydrate.filling': {
    by: 'lowCarbohydrate',
    size: (c) =>
      when(
        eats(c, 'lowCarbohydrate') &&
          isHome(c) &&
          c.table.rice !== null &&
          isStarchless(c) &&
          pickedProtein(c) !== null,
        SIZE.style,
      ),
    slots: (c) => ({ riceShare: riceShare(c) }),
  },
  'sugar.paste': {
    by: 'lowSugar',
    size: (c) => when(isHome(c) && isSauced(c) && paste(c) !== null && hasLittleSugar(c), SIZE.style),
    slots: (c) => {
      const line = paste(c);
      return line === null ? {} : { paste: foodName(c, line) };
    },
  },
  'sugar.vegetable': {
    by: 'lowSugar',
    size: (c) =>
      when(
        isHome(c) &&
          isMade(c, 'stirFry', 'braise', 'soup') &&
          sweetVegetable(c) !== null &&
          hasLittleSugar(c),
        SIZE.style,
      ),
    slots: (c) => {
      const line = sweetVegetable(c);
      return line === null ? {} : { sweetVeg: foodName(c, line) };
    },
  },
  'sugar.little': {
    by: 'lowSugar',
    size: (c) => when(hasLittleSugar(c), SIZE.style),
    slots: (c) => ((most(c, 'addedSugarG') ?? HARDLY_ANY_G) < HARDLY_ANY_G ? { hardly: HARDLY } : {}),
  },
  'sugar.allulose': {
    by: 'lowSugar',
    size: (c) => when(isHome(c) && leadHas(c, 'allulose'), SIZE.style),
  },
  'iodine.broth': {
    size: (c) =>
      when(isThyroid(c) && isCookedNow(c) && c.reading.traits.broth && !hasSeaweed(c), SIZE.iodine),
  },
  'iodine.none': {
    size: (c) => when(isThyroid(c) && isHome(c) && !hasSeaweed(c), SIZE.none),
  },
  'iodine.fish': {
    size: (c) =>
      when(isThyroid(c) && isHome(c) && !hasSeaweed(c) && c.reading.protein?.kind === 'fish', SIZE.fish),
  },
};
