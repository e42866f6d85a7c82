import { needsEveryBite } from '../../model/tip-person.ts';
import { figure, rangeFigure } from '../../wording/slots.ts';
import { spokenGrams, spokenTens } from '../../wording/spoken-numbers.ts';
import { foodName } from '../food-name.ts';
import { anybody, isHome, isMade, isModestBowl, isServedMore, isStyle } from '../meal-facts.ts';
import { gramsOnPlates, lineOnPlates, onPlates, partOnPlates } from '../plate-amounts.ts';
import { mostOf, pickedVegetable } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';
import { servedRiceSlots } from './carbohydrate-topics.ts';
import { isOily, oilSlots } from './fat-topics.ts';
import { SIDE_SAUCES } from './shop-salt-topics.ts';

/** Whether somebody is advised to eat a late evening snack. */
const needsSnack = (c: TipContext) => c.everybody.some(({ hasCirrhosis }) => hasCirrhosis);
const mayEatLess = (c: TipContext) => !anybody(c, needsEveryBite);
/** Grams of the dish's own vegetables on every plate that count as much. */
const MUCH_VEGETABLE_GRAMS = 60;
const hasVegetables = (c: TipContext) => {
  const line = pickedVegetable(c);
  return line !== null && gramsOnPlates(c, line)[0] >= MUCH_VEGETABLE_GRAMS;
};
/** Whether a bowl of rice has about a third of the meal's energy. */
const hasRiceBowl = (c: TipContext) => {
  const { rice } = c.table;
  const whole = onPlates(c, 'energyKcal');
  if (!isHome(c) || rice === null || whole === null || !isModestBowl(c)) return false;
  return partOnPlates(c, rice, 'energyKcal')[0] >= whole[1] * 0.3;
};
const LEAST_DRESSING_KCAL = 60;
const dressing = (c: TipContext) => mostOf(c, SIDE_SAUCES, 'energyKcal');
const hasDressing = (c: TipContext) =>
  !isHome(c) && isMade(c, 'salad', 'deepFried') && (dressing(c)?.amount ?? 0) >= LEAST_DRESSING_KCAL;
const isBig = (c: TipContext) => {
  const kcal = onPlates(c, 'energyKcal')?.[1] ?? 0;
  const time = c.facts.day?.mealTime ?? 'lunch';
  return anybody(c, ({ limits }) => kcal >= limits.mealEnergyKcal[time]);
};

/** Topics about energy, for people who want to lose weight: where it comes from, and foods that fill with little of it. */
export const ENERGY_TOPICS: TopicTable = {
  'energy.served': {
    size: (c) => when(isServedMore(c) && mayEatLess(c), 1.25),
    slots: servedRiceSlots,
  },
  'energy.fried': { size: (c) => when(isMade(c, 'deepFried'), 1.15) },
  'energy.oil': { size: (c) => when(isOily(c), 1.05), slots: oilSlots },
  'energy.dressing': {
    size: (c) => when(hasDressing(c), 1.1),
    slots: (c) => {
      const found = dressing(c);
      if (found === null) return {};
      const kcal = lineOnPlates(c, found.line, 'energyKcal');
      return {
        sauce: foodName(c, found.line),
        sauceKcal: rangeFigure(kcal, spokenTens),
        sauceHalf: figure(spokenTens(kcal[0] / 2)),
      };
    },
  },
  'energy.rice': { size: (c) => when(hasRiceBowl(c) && mayEatLess(c), 1) },
  'energy.vegetables': {
    size: (c) => when(isHome(c) && hasVegetables(c), 0.85),
    slots: (c) => {
      const line = pickedVegetable(c);
      return line === null ? {} : { vegGrams: rangeFigure(gramsOnPlates(c, line), spokenGrams) };
    },
  },
  'energy.noodles': {
    size: (c) => when(isStyle(c, 'restaurant') && isMade(c, 'noodles') && mayEatLess(c), 1),
  },
  'energy.bread': {
    size: (c) => when(isStyle(c, 'restaurant') && isMade(c, 'bread') && mayEatLess(c), 1),
  },
  'energy.shop': {
    size: (c) => when(isStyle(c, 'restaurant') && mayEatLess(c) && isBig(c), 0.95),
  },
  'energy.pack': {
    size: (c) =>
      when(isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit') && mayEatLess(c) && !needsSnack(c), 0.8),
  },
};
