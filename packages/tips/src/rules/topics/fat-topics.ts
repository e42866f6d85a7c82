import { TITLE_WORDS } from '../../messages/title-words.ts';
import { rangeFigure, type Slots } from '../../wording/slots.ts';
import { spokenGrams } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { has, isBetween, isHome, isLean, isMade, isOilyFish, isSoy, isStyle } from '../meal-facts.ts';
import { gramsOnPlates, onPlates } from '../plate-amounts.ts';
import { leadHas, mostOf } from '../table-foods.ts';
import { partShare } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { graded, type TipTopic, when } from '../tip-topic.ts';

/** A third of the day's saturated fat is an even share; less than this part of it is not watched. */
const SOME_OF_DAY = 0.27;
const MUCH_OF_DAY = 0.5;
/** Less saturated fat matters to nobody, g. */
const LEAST_G = 4;
/** A food with less is not named as its source, g. */
const LEAST_LINE_G = 1.2;
/** The day's limit where a survey has none: 7 % of 2,000 kcal, g. */
const USUAL_DAY_G = 15;

const MEAT = ['pork', 'beef', 'lamb', 'duck', 'ground_pork', 'ground_beef'];
const SKINNED = ['chicken_thigh', 'chicken_wing', 'whole_chicken', 'chicken', 'duck'];
const CURED = ['processed_meat', 'fried_chicken', 'donkatsu'];
const CREAMY = ['cheese', 'cream', 'cream_sauce', 'mayonnaise', 'butter', 'tartar_sauce'];

/** How much of the day's saturated fat is at stake on the fullest plate. */
function saturated(c: TipContext): number {
  const most = onPlates(c, 'saturatedFatG')?.[1] ?? 0;
  const day = c.facts.limits.day.saturatedFatG?.max ?? USUAL_DAY_G;
  return most < LEAST_G ? 0 : graded(most / day, [SOME_OF_DAY, MUCH_OF_DAY]);
}

const sized =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = saturated(c);
    return size > 0 && is(c) ? size + bonus : 0;
  };
const brings = (c: TipContext, groups: readonly string[], least = LEAST_LINE_G) =>
  (mostOf(c, groups, 'saturatedFatG')?.amount ?? 0) >= least;
const fatFood = (c: TipContext, groups: readonly string[]): Slots => {
  const found = mostOf(c, groups, 'saturatedFatG');
  if (found === null) return {};
  const [of] = onPlates(c, 'saturatedFatG') ?? [0];
  const share = of === 0 ? undefined : partShare(Math.min(1, found.amount / of));
  return { fatFood: foodName(c, found.line), fatShare: share };
};
const hasLittle = (c: TipContext) => {
  const day = c.facts.limits.day.saturatedFatG?.max ?? USUAL_DAY_G;
  return isBetween(c, 'saturatedFatG', [0.5, Math.max(LEAST_G, day * SOME_OF_DAY)]);
};
/** Sliced or minced so fine that nothing can be trimmed. */
const isThin = (c: TipContext) =>
  TITLE_WORDS.thinMeat.test(mostOf(c, MEAT, 'saturatedFatG')?.line.name ?? '');
/** Fried loose in a pan, not in a patty or a pancake. */
const isLoose = (c: TipContext) =>
  isMade(c, 'stirFry', 'grill') && !TITLE_WORDS.pancake.test(c.facts.dish.title);
/** Served with its skin: not battered, and not cut up by a kitchen. */
const hasSkin = (c: TipContext) =>
  isMade(c, 'grill', 'braise', 'soup') || (isHome(c) && isMade(c, 'stirFry'));
/** Cream, cheese or mayonnaise that can be left: not inside what a shop has closed. */
const isApart = (c: TipContext) =>
  isHome(c) || isStyle(c, 'mealKit', 'restaurant') || !isMade(c, 'bread', 'roll', 'salad');
const OILS = ['sesame_oil', 'perilla_oil', 'olive_oil', 'cooking_oil', 'canola_oil', 'fat_oil'];
const LEAST_OIL_GRAMS = 6;
const panOil = (c: TipContext) => mostOf(c, OILS, 'fatG')?.line ?? null;
const hasPanOil = (c: TipContext) => {
  const line = panOil(c);
  return (
    line !== null && isMade(c, 'stirFry', 'grill', 'riceBowl') && gramsOnPlates(c, line)[0] >= LEAST_OIL_GRAMS
  );
};
/** One egg has about 190 mg. */
const hasEgg = (c: TipContext) =>
  leadHas(c, 'egg') &&
  isBetween(c, 'cholesterolMg', [170, 999]) &&
  has(c, 'dyslipidemia', 'heartDisease', 'diabetes');
const isGrain = (c: TipContext) =>
  c.reading.has('barley') || c.reading.has('oat') || c.reading.has('barley_rice');

/** Where the saturated fat of a meal is, what to do about it, and the fats that are welcome. */
export const FAT_TOPICS: readonly TipTopic[] = [
  {
    ...{ id: 'fat.trim', concern: 'fat' },
    size: sized((c) => isHome(c) && brings(c, MEAT) && !isThin(c) && !isLean(c), 0.1),
    slots: (c) => fatFood(c, MEAT),
  },
  {
    ...{ id: 'fat.thin', concern: 'fat' },
    size: sized((c) => isHome(c) && brings(c, MEAT) && isThin(c) && isLoose(c), 0.1),
    slots: (c) => fatFood(c, MEAT),
  },
  {
    ...{ id: 'fat.skim', concern: 'fat' },
    size: sized((c) => isMade(c, 'soup') && brings(c, MEAT), 0.1),
    slots: (c) => fatFood(c, MEAT),
  },
  {
    ...{ id: 'fat.skin', concern: 'fat' },
    size: sized((c) => brings(c, SKINNED) && hasSkin(c), 0.15),
    slots: (c) => fatFood(c, SKINNED),
  },
  {
    ...{ id: 'fat.meatOut', concern: 'fat' },
    size: sized((c) => !isHome(c) && brings(c, MEAT) && !isMade(c, 'soup') && !isLean(c)),
    slots: (c) => fatFood(c, MEAT),
  },
  {
    ...{ id: 'fat.cured', concern: 'fat' },
    size: sized((c) => brings(c, CURED), 0.15),
    slots: (c) => fatFood(c, CURED),
  },
  {
    ...{ id: 'fat.creamy', concern: 'fat' },
    size: sized((c) => brings(c, CREAMY) && isApart(c), 0.1),
    slots: (c) => fatFood(c, CREAMY),
  },
  {
    ...{ id: 'fat.milk', concern: 'fat' },
    size: sized((c) => brings(c, ['milk'], 2), 0.2),
    slots: (c) => fatFood(c, ['milk']),
  },
  {
    ...{ id: 'fat.fried', concern: 'fat' },
    size: (c) => when(isMade(c, 'deepFried') && isBetween(c, 'fatG', [12, 99]), 1.15),
  },
  {
    ...{ id: 'fat.egg', concern: 'fat' },
    size: (c) => when(hasEgg(c) && !isOtherEgg(c), 1),
  },
  {
    ...{ id: 'fat.panOil', concern: 'fat' },
    size: (c) => when(isHome(c) && hasPanOil(c) && isBetween(c, 'fatG', [15, 99]), 0.75),
    slots: oilSlots,
  },
  { ...{ id: 'fat.fish', concern: 'fat' }, size: (c) => when(isOilyFish(c), 0.95) },
  {
    ...{ id: 'fat.soy', concern: 'fat' },
    size: (c) => when(isHome(c) && isSoy(c) && hasLittle(c), 0.7),
  },
  {
    ...{ id: 'fat.lean', concern: 'fat' },
    size: (c) => when(isHome(c) && isLean(c) && hasLittle(c), 0.7),
  },
  {
    ...{ id: 'fat.grain', concern: 'fat' },
    size: (c) =>
      when(has(c, 'dyslipidemia', 'heartDisease') && isGrain(c) && isBetween(c, 'fiberG', [6, 99]), 0.65),
  },
];

/** The oil of the dish with its grams and energy on a plate. */
export function oilSlots(c: TipContext): Slots {
  const line = panOil(c);
  if (line === null) return {};
  const grams = gramsOnPlates(c, line);
  return {
    oil: foodName(c, line),
    oilGrams: rangeFigure(grams, spokenGrams),
    oilKcal: rangeFigure([grams[0] * KCAL_PER_GRAM, grams[1] * KCAL_PER_GRAM], (kcal) =>
      String(Math.round(kcal / 10) * 10),
    ),
  };
}

/** Energy of fat. */
const KCAL_PER_GRAM = 9;

/** Whether an oil of the pan weighs enough on every plate to be measured. */
export function isOily(c: TipContext): boolean {
  return isHome(c) && hasPanOil(c);
}

function isOtherEgg({ facts: { day } }: TipContext): boolean {
  return day === null || ['chicken_egg', 'egg', 'quail_egg'].some((id) => day.otherFoods.has(id));
}
