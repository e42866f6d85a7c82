import { expect, it } from 'vitest';
import { renderMealStyle } from './render-meal-style.ts';
import { MEAL_STYLES, type MealStyleWord } from './vocabulary/meal-styles.ts';

const STYLES = Object.keys(MEAL_STYLES).filter((word): word is MealStyleWord => word in MEAL_STYLES);

it('draws a different picture for each meal style', () => {
  const pictures = STYLES.map((style) => renderMealStyle(style, { uid: 'x' }));
  expect(new Set(pictures).size).toBe(7);
});

it('labels a meal style on demand', () => {
  expect(renderMealStyle('식당', { title: '식당' })).toContain('aria-label="식당"');
});
