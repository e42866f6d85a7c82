import type { Nutrient } from '@kkini/domain';
import { expect, it } from 'vitest';
import { keptLimits } from './kept-limits.ts';

const date = '2026-12-01';
const amounts = { breakfast: 300, lunch: 512.34, dinner: null };
const limits = (['sodiumMg', 'purineMg'] as const).map((nutrient) => ({
  nutrient,
  days: [{ date, amounts }],
}));
const sodium = {
  nutrient: 'sodiumMg',
  per: 'day',
  verdict: 'within',
  value: 1500.06,
  high: 1500.06,
  range: { max: 2000 },
} as const;
const isNamed = (nutrient: Nutrient) => nutrient === 'sodiumMg' || nutrient === 'purineMg';

function keptAt(mealTime: 'lunch' | 'dinner', ...figures: Parameters<typeof keptLimits>[1]['figures']) {
  return keptLimits({ date, mealTime }, { limits, figures, isNamed });
}

it('names a maximum that the laid day keeps, with the amounts of the meal and the day', () => {
  expect(keptAt('lunch', sodium)).toEqual([
    { code: 'keepsLimit', nutrient: 'sodiumMg', amount: 512.3, dayAmount: 1500.1, limit: 2000 },
  ]);
});

it.each([
  { verdict: 'over', value: 2100 },
  { verdict: 'likely' },
  { verdict: 'unknown' },
  { value: null },
  { per: 'meal' },
  { range: { min: 1000 } },
  { nutrient: 'fiberG' },
  { nutrient: 'glycemicLoad' },
] as const)(
  'names none of a day or meal that keeps no known maximum of a watched nutrient: %j',
  (changes) => {
    expect(keptAt('lunch', { ...sodium, ...changes })).toEqual([]);
  },
);

it('names none for a meal whose amount is unknown', () => {
  expect(keptAt('dinner', sodium)).toEqual([]);
});

it('names the most used maximum first', () => {
  const purine = { ...sodium, nutrient: 'purineMg', value: 390, range: { max: 400 } } as const;
  expect(keptAt('lunch', sodium, purine).map(({ nutrient }) => nutrient)).toEqual(['purineMg', 'sodiumMg']);
});
