import {
  DISH_METHODS,
  EATING_STYLES,
  HEALTH_CONDITIONS,
  MAIN_GROUPS,
  MEAL_TIMES,
  type MealStyle,
} from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from './a-candidate.ts';
import { type RandomUnit, randomUnits } from './random-week.ts';

/** Tags and foods that preferences, HARD rules and exclusions look at. */
const TAGS = [
  'whole-grain',
  'ultra-processed',
  'added-sugar',
  'sodium-high',
  'animal-flesh',
  'gluten',
] as const;
const FOODS = ['tofu', 'egg', 'shrimp', 'milk', 'konjac'] as const;

/** `count` dishes of a few styles, with so few of each that slots run out of dishes. */
export function randomDishes(
  unit: RandomUnit,
  count: number,
  styles: readonly MealStyle[],
): readonly Candidate[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(unit() * items.length)];
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => unit() < share);
  const known = (amount: number, gaps = 0.05) => (unit() < gaps ? null : amount);
  return Array.from({ length: count }, (_, index) => {
    const style = pick(styles) ?? 'cookedRecipe';
    const isRecipe = style === 'cookedRecipe' || style === 'simpleRecipe';
    return aCandidate({
      id: `dish-${String(index).padStart(4, '0')}`,
      kind: isRecipe ? 'recipe' : 'product',
      style,
      mainGroup: pick(MAIN_GROUPS) ?? 'tofu',
      method: pick(DISH_METHODS) ?? 'soup',
      mealTimes: some(MEAL_TIMES, 0.7),
      familiarity: 1 + Math.floor(5 * unit()),
      priceWon: isRecipe ? null : known(1000 * Math.round(3 + 12 * unit())),
      minutes: known(5 + Math.floor(40 * unit())),
      nutrition: aNutrition({
        energyKcal: 350 + 500 * unit(),
        carbohydrateG: 40 + 60 * unit(),
        fiberG: 2 + 12 * unit(),
        proteinG: 10 + 30 * unit(),
        sodiumMg: known(200 + 1200 * unit()),
        purineMg: known(40 + 250 * unit()),
      }),
      profile: { certainTags: new Set(some(TAGS, 0.15)), certainIds: new Set(some(FOODS, 0.15)) },
    });
  });
}

/** A random visitor. `styles` are the meal styles, sometimes with fasting. */
export function randomVisitor(unit: RandomUnit, styles: readonly MealStyle[]): Visitor {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(unit() * items.length)];
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => unit() < share);
  const style = () => (unit() < 0.1 ? 'fasting' : (pick(styles) ?? 'cookedRecipe'));
  return aVisitor({
    mealStyles: { breakfast: style(), lunch: style(), dinner: style() },
    areas: ['강남', '종로'],
    healthConditions: some(HEALTH_CONDITIONS, 0.12),
    eatingStyles: some(EATING_STYLES, 0.12),
    exclusions: some(FOODS, 0.1).map((id) => ({ kind: 'known', id })),
  });
}

const STYLES = ['cookedRecipe', 'simpleRecipe', 'lunchBox'] as const;

/** A planned week of random dishes. */
export function randomPlan(seed: number) {
  const unit = randomUnits(seed);
  const candidates = randomDishes(unit, 15 + Math.floor(70 * unit()), STYLES);
  const visitor = randomVisitor(unit, STYLES);
  const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
  return { candidates, visitor, week, seed };
}
