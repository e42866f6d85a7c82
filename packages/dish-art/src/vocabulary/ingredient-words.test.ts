import { expect, it } from 'vitest';
import { ingredientKey } from './ingredient-words.ts';

it.each([
  ['콩나물 200g', 'beansprout'],
  ['서리태콩', 'bean'],
  ['애호박', 'zucchiniHalf'],
  ['단호박', 'pumpkin'],
  ['양배추', 'cabbage'],
  ['배', 'appleSlice'],
  ['찌개용 순두부', 'softTofu'],
])('reads %s by its longest known word', (name, key) => {
  expect(ingredientKey(name)).toBe(key);
});

it('knows nothing about other words', () => {
  expect(ingredientKey('')).toBeNull();
  expect(ingredientKey('toString')).toBeNull();
});
