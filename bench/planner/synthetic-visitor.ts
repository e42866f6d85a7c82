import { EATING_STYLES, HEALTH_CONDITIONS, type MealStyle } from '@kkini/domain';
import type { Visitor } from '@kkini/planner';
import { RandomSource } from './random-source.ts';

const EXCLUDED = ['shrimp', 'egg', 'walnut', 'peanut', 'milk', 'pork', 'beef', 'mackerel', 'tomato'] as const;

const styles = (weights: readonly number[]) =>
  STYLES.map((style, index) => ({ style, weight: weights[index] ?? 0 }));
const STYLES: readonly MealStyle[] = [
  'cookedRecipe',
  'simpleRecipe',
  'mealKit',
  'restaurant',
  'convenienceStore',
  'lunchBox',
  'fasting',
];
const BREAKFAST = styles([20, 35, 5, 2, 13, 5, 20]);
const LUNCH = styles([20, 15, 8, 28, 12, 15, 2]);
const DINNER = styles([38, 20, 15, 14, 4, 4, 5]);

/** A visitor of any kind: styles by slot, up to three conditions, two eating styles and four excluded foods. */
export function syntheticVisitor(seed: number): Visitor {
  const random = new RandomSource(seed * 104729 + 17);
  return {
    targets: ['self'],
    mealStyles: {
      breakfast: random.pick(BREAKFAST).style,
      lunch: random.pick(LUNCH).style,
      dinner: random.pick(DINNER).style,
    },
    areas: ['강남'],
    healthConditions: random.some(HEALTH_CONDITIONS, 3),
    eatingStyles: random.some(EATING_STYLES, 2),
    exclusions: random.some(EXCLUDED, 4).map((id) => ({ kind: 'known', id })),
    unknownExclusions: [],
  };
}
