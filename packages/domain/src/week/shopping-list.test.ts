import { describe, expect, it } from 'vitest';
import type { IngredientLine } from '../food/recipe.ts';
import { LINE_COMPONENTS, type LineComponent } from '../portions/dish-components.ts';
import type { ServingsTaken } from '../portions/table-portions.ts';
import { type HomeMeal, piecesToBuy, shoppingList } from './shopping-list.ts';

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
const taking = (servings: number, changes: Partial<ServingsTaken> = {}): ServingsTaken => ({
  ...(Object.fromEntries(LINE_COMPONENTS.map((each) => [each, servings])) as Record<LineComponent, number>),
  ...changes,
});
const meal = (
  date: string,
  ingredients: readonly IngredientLine[],
  { servings = 2, taken = taking(1) }: { readonly servings?: number; readonly taken?: ServingsTaken } = {},
): HomeMeal => ({
  date,
  mealTime: 'lunch',
  recipe: { servings, ingredients },
  components: ingredients.map(({ id }) => (id === 'rice' ? 'rice' : 'main')),
  taken,
});

describe('the shopping list', () => {
  it('adds one food up over the meals for the people who eat', () => {
    const meals = [
      meal('2026-11-21', [line('tofu', 300)], { taken: taking(2) }),
      meal('2026-11-22', [line('tofu', 100)], { servings: 1, taken: taking(2) }),
    ];
    const [tofu, ...others] = shoppingList(meals);
    expect(others).toEqual([]);
    expect(tofu?.grams).toBe(500);
    expect(tofu?.uses.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('buys each component as often as the portions of everybody take it', () => {
    const lines = [line('tofu', 300), line('rice', 280)];
    const items = shoppingList([meal('2026-11-21', lines, { taken: taking(1.75, { rice: 2.5 }) })]);
    expect(items.map(({ grams }) => grams)).toEqual([(300 / 2) * 1.75, (280 / 2) * 2.5]);
  });

  it('names a meal once that uses a food in two lines', () => {
    const [leek] = shoppingList([
      meal('2026-11-21', [line('leek', 10), line('leek', 20)], { taken: taking(2) }),
    ]);
    expect([leek?.grams, leek?.uses.length]).toEqual([30, 1]);
  });

  it('does not guess an amount that a line leaves open', () => {
    const meals = [meal('2026-11-21', [line('tofu', null)]), meal('2026-11-22', [line('tofu', 100)])];
    expect(shoppingList(meals)[0]?.grams).toBeNull();
  });

  it('keeps foods nobody knows under their written name and leaves water out', () => {
    const items = shoppingList([meal('2026-11-21', [line(null, 5), line('water', 800)])]);
    expect(items.map(({ key, food }) => [key, food])).toEqual([['비밀 양념', null]]);
  });

  it('counts a food as a main one as soon as one meal does', () => {
    const meals = [
      meal('2026-11-21', [line('leek', 10, { role: 'seasoning' })]),
      meal('2026-11-22', [line('leek', 90)]),
    ];
    expect(shoppingList(meals)[0]?.role).toBe('main');
  });
});

describe('pieces to buy', () => {
  it.each([
    [540, { 개: 270 }, { count: 2, unit: '개' }],
    [541, { 개: 270 }, { count: 2, unit: '개' }],
    [600, { 개: 270 }, { count: 3, unit: '개' }],
    [20, { 모: 300, 큰술: 15 }, { count: 1, unit: '모' }],
    [100, { 개: 10, 단: 120 }, { count: 1, unit: '단' }],
  ])('takes %i g of %o as %o', (grams, weights, pieces) => {
    expect(piecesToBuy(grams, weights)).toEqual(pieces);
  });

  it('does not count what is small', () => {
    expect(piecesToBuy(190, { 개: 1.3, 컵: 125 })).toBeNull();
  });

  it('knows none for a food measured by spoons only', () => {
    expect(piecesToBuy(30, { 큰술: 15, 컵: 200 })).toBeNull();
  });
});
