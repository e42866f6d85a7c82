import { expect, it } from 'vitest';
import type { Companion, IngredientLine } from '../food/recipe.ts';
import { LINE_COMPONENTS, type LineComponent } from '../portions/dish-components.ts';
import type { ServingsTaken } from '../portions/table-portions.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import { type CookedDish, cookedDishes, type HomeMeal } from './cooked-dishes.ts';

const line = (name: string, grams: number | null, of?: string): IngredientLine => ({
  ...{ id: name, name, grams, amount: '', role: 'main' },
  ...(of !== undefined && { of }),
});
const beside = (id: string, more: Partial<Companion> = {}): Companion => ({
  ...{ id, title: id, englishTitle: `${id} in English`, role: 'side', method: 'salad', grams: 40 },
  ...more,
});
const cooking = { activeMinutes: 5, waitingMinutes: 0, keepDays: 3, freezes: false };
const kimchi = beside('kimchi', { cooking: { ...cooking, keepDays: 30 } });

/** A meal for two of tofu stew for two, with spinach salad and kimchi, of which one and a half servings of sides are taken. */
function aMeal(date: string, mealTime: MealTime, more: Partial<Companion> = {}): HomeMeal {
  const ingredients = [line('salt', null), line('tofu', 300), line('spinach', 80, 'namul')];
  const english = ['salt', 'tofu'].map((name) => ({ name: `English ${name}`, amount: '' }));
  const servings = Object.fromEntries(LINE_COMPONENTS.map((each) => [each, 2]));
  return {
    date,
    mealTime,
    recipe: {
      ...{ id: 'stew', title: 'stew', servings: 2 },
      ingredients,
      english: { title: 'Stew', description: '', ingredients: english, steps: [] },
      companions: [beside('namul', { cooking, ...more }), kimchi],
    },
    components: ['main', 'main', 'side'],
    taken: { ...(servings as Record<LineComponent, number>), side: 1.5 } satisfies ServingsTaken,
    eatenGrams: { lead: 700, companions: [60, null] },
  };
}

const stated = ({ id, englishTitle, cookedOn, storedGrams, meals, lines }: CookedDish) => ({
  is: `${id}, ${englishTitle}, ${cookedOn}`,
  storedGrams,
  meals: meals.map(({ date, mealTime, grams }) => `${date} ${mealTime} ${grams}`),
  lines: lines.map(({ englishName, servings, grams }) => [englishName, servings, grams]),
});

it('are each dish of a meal with its own lines, and what stands ready by its grams', () => {
  expect(cookedDishes([aMeal('2026-11-30', 'lunch')]).map(stated)).toEqual([
    {
      is: 'stew, Stew, 2026-11-30',
      storedGrams: null,
      meals: ['2026-11-30 lunch 700'],
      lines: [
        ['English salt', 2, null],
        ['English tofu', 2, 300],
      ],
    },
    {
      is: 'namul, namul in English, 2026-11-30',
      storedGrams: null,
      meals: ['2026-11-30 lunch 60'],
      lines: [[null, 1.5, 60]],
    },
    {
      is: 'kimchi, kimchi in English, 2026-11-30',
      storedGrams: 60,
      meals: ['2026-11-30 lunch null'],
      lines: [],
    },
  ]);
});

it('are one cooking of a batch for all its meals, and of other sides one for each meal', () => {
  const batch = { cookedOn: '2026-11-30' };
  const meals = [aMeal('2026-11-30', 'dinner', batch), aMeal('2026-12-01', 'lunch', batch)];
  const [, namul] = cookedDishes(meals).map(stated);
  expect(namul).toMatchObject({
    is: 'namul, namul in English, 2026-11-30',
    meals: ['2026-11-30 dinner 60', '2026-12-01 lunch 60'],
    lines: [[null, 3, 120]],
  });
  const day = cookedDishes([aMeal('2026-11-30', 'lunch'), aMeal('2026-11-30', 'dinner')]);
  expect(day.map(({ id, meals: eaten }) => `${id} ${eaten.length}`)).toEqual([
    ...['stew 2', 'namul 1', 'kimchi 1', 'namul 1', 'kimchi 1'],
  ]);
  expect(day[0] && stated(day[0]).lines).toEqual([
    ['English salt', 4, null],
    ['English tofu', 4, 600],
  ]);
});

it('name each meal once, in the order of the week, whoever eats at it', () => {
  const at = (mealTime: MealTime) => aMeal('2026-11-30', mealTime);
  const [fruit] = cookedDishes([at('dinner'), at('breakfast'), at('dinner')]).map(stated);
  expect(fruit).toMatchObject({
    meals: ['2026-11-30 breakfast 700', '2026-11-30 dinner 1400'],
    lines: [
      ['English salt', 6, null],
      ['English tofu', 6, 900],
    ],
  });
});
