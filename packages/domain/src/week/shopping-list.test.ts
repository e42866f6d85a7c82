import { describe, expect, it } from 'vitest';
import type { IngredientLine } from '../food/ingredient-line.ts';
import { type HomeMeal, shoppingList } from './shopping-list.ts';

const line = (
  id: string | null,
  grams: number | null,
  more: Partial<IngredientLine> = {},
): IngredientLine => ({
  id,
  name: id ?? '비밀 양념',
  grams,
  amount: '',
  role: 'main',
  ...more,
});
const meal = (date: string, ingredients: readonly IngredientLine[], servings = 2): HomeMeal => ({
  date,
  mealTime: 'lunch',
  recipe: { servings, ingredients },
});

describe('the shopping list', () => {
  it('adds one food up over the meals for the people who eat', () => {
    const meals = [meal('2026-11-21', [line('tofu', 300)]), meal('2026-11-22', [line('tofu', 100)], 1)];
    const [tofu, ...others] = shoppingList(meals, 2);
    expect(others).toEqual([]);
    expect(tofu?.grams).toBe(500);
    expect(tofu?.uses.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('scales to portions smaller than a serving', () => {
    expect(shoppingList([meal('2026-11-21', [line('tofu', 300)])], 0.9)[0]?.grams).toBeCloseTo(135, 9);
  });

  it('names a meal once that uses a food in two lines', () => {
    const [leek] = shoppingList([meal('2026-11-21', [line('leek', 10), line('leek', 20)])], 2);
    expect([leek?.grams, leek?.uses.length]).toEqual([30, 1]);
  });

  it('does not guess an amount that a line leaves open', () => {
    const meals = [meal('2026-11-21', [line('tofu', null)]), meal('2026-11-22', [line('tofu', 100)])];
    expect(shoppingList(meals, 1)[0]?.grams).toBeNull();
  });

  it('keeps foods nobody knows under their written name and leaves water out', () => {
    const items = shoppingList([meal('2026-11-21', [line(null, 5), line('water', 800)])], 1);
    expect(items.map(({ key, food }) => [key, food])).toEqual([['비밀 양념', null]]);
  });

  it('counts a food as a main one as soon as one meal does', () => {
    const meals = [
      meal('2026-11-21', [line('leek', 10, { role: 'seasoning' })]),
      meal('2026-11-22', [line('leek', 90)]),
    ];
    expect(shoppingList(meals, 1)[0]?.role).toBe('main');
  });
});
