import { TITLE_WORDS } from '../../messages/title-words.ts';
import { rangeFigure, type Slots } from '../../wording/slots.ts';
import { spokenGrams } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { isBetween, isFlesh, isHome, isMade, isPreserved, isStyle, isTofu, isWithin } from '../meal-facts.ts';
import { gramsOnPlates, onPlates } from '../plate-amounts.ts';
import { leadHas, lineShare } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { graded, type TopicTable, when } from '../tip-topic.ts';

/** Purine of a plate that is worth advice and that is much: a fifth and a third of the daily 400 mg. */
const SOME_MG = 80;
const MUCH_MG = 140;
/** Least share of the purine for a food to be named as its source. */
const LEAST_SHARE = 0.5;

const purine = (c: TipContext) => graded(onPlates(c, 'purineMg')?.[0] ?? 0, [SOME_MG, MUCH_MG]);
const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const hasLittle = (c: TipContext) => isBetween(c, 'purineMg', [0, SOME_MG]);
/** Eggs visible as such, not bound into a dough or a pancake. */
const isEgg = (c: TipContext) =>
  leadHas(c, 'egg') && (isEggDish(c) || TITLE_WORDS.wholeEggs.test(c.facts.dish.title));
const isEggDish = (c: TipContext) =>
  c.reading.protein?.kind === 'egg' && TITLE_WORDS.eggDish.test(c.facts.dish.title);
/** Whether the tofu dish also has meat or seafood. */
const hasMeat = (c: TipContext) => ['meat', 'poultry', 'seafood'].some((group) => leadHas(c, group));
const isOfFlesh = (c: TipContext) => {
  const { protein } = c.reading;
  return isFlesh(c) && protein !== null && lineShare(c, protein.line, 'purineMg') >= LEAST_SHARE;
};
/** Name of the food if it contributes nearly all of the purine, and its grams if they make a portion to freeze. */
function fleshSlots(c: TipContext): Slots {
  const { protein, bought } = c.reading;
  if (protein === null) return {};
  const isMain = lineShare(c, protein.line, 'purineMg') >= NEARLY_ALL;
  const grams = gramsOnPlates(c, protein.line);
  const isFrozen =
    !bought &&
    !isPreserved(c) &&
    !TITLE_WORDS.onBone.test(protein.line.name) &&
    grams[0] >= LEAST_PORTION_GRAMS;
  return {
    mainFlesh: isMain ? foodName(c, protein.line) : undefined,
    portionGrams: isFrozen ? rangeFigure(grams, spokenGrams) : undefined,
  };
}

/** Bought bread with a filling, whose portion cannot be changed. */
const isBurger = (c: TipContext) => !isHome(c) && isMade(c, 'bread');

const NEARLY_ALL = 0.8;
const LEAST_PORTION_GRAMS = 50;
/** A meal for which people choose a drink. */
const hasDrink = (c: TipContext) =>
  isStyle(c, 'restaurant', 'convenienceStore', 'lunchBox') && !TITLE_WORDS.drink.test(c.facts.dish.title);

/** Topics about purine, for gout. */
export const PURINE_TOPICS: TopicTable = {
  'purine.broth': {
    size: (c) => (hasBroth(c) && isOfFlesh(c) && purine(c) > 0 ? purine(c) + 0.15 : 0),
  },
  'purine.flesh': {
    size: (c) => (isOfFlesh(c) && !isBurger(c) ? purine(c) : 0),
    slots: fleshSlots,
  },
  'purine.soy': {
    size: (c) => when(isTofu(c) && !hasMeat(c) && hasLittle(c) && isWithin(c), 0.75),
  },
  'purine.egg': {
    size: (c) => when(isEgg(c) && hasLittle(c) && isWithin(c), 0.7),
  },
  'purine.drink': {
    size: (c) => when(hasDrink(c) && hasLittle(c) && isWithin(c), 0.6),
  },
};
