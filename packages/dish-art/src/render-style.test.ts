import { expect, it } from 'vitest';
import { renderEatingStyle, renderMealStyle } from './render-style.ts';
import { EATING_STYLES, type EatingStyleWord } from './vocabulary/eating-styles.ts';
import { MEAL_STYLES, type MealStyleWord } from './vocabulary/meal-styles.ts';

const eatingStyles = Object.keys(EATING_STYLES).filter(
  (word): word is EatingStyleWord => word in EATING_STYLES,
);
const mealStyles = Object.keys(MEAL_STYLES).filter((word): word is MealStyleWord => word in MEAL_STYLES);

it('draws a different dish for each eating style', () => {
  const pictures = eatingStyles.map((style) => renderEatingStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(8);
});

it('draws a different picture for each meal style', () => {
  const pictures = mealStyles.map((style) => renderMealStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(7);
});

it('labels a style on demand', () => {
  expect(renderEatingStyle('채식', { title: '채식' })).toContain('aria-label="채식"');
  expect(renderMealStyle('식당', { title: '식당' })).toContain('aria-label="식당"');
});
