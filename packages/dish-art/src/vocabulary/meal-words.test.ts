import { expect, it } from 'vitest';
import { type IngredientNames, ingredientNames, readMeal } from './meal-words.ts';

it.each<[string, IngredientNames]>([
  ['a list', ['두부', ' 새우 ', '']],
  ['a list of entries', [{ name: '두부' }, null, { name: '새우' }]],
  ['amounts by name', { 두부: '반 모', 새우: 5 }],
  ['the JSON text of a list', '["두부","새우"]'],
  ['the JSON text of amounts', '{"두부":"반 모","새우":5}'],
  ['names with commas', '두부, 새우'],
  ['names with middle dots', '두부·새우'],
])('reads ingredients given as %s', (_, given) => {
  expect(ingredientNames(given)).toEqual(['두부', '새우']);
});

it('reads nothing as no ingredients', () => {
  for (const nothing of [null, undefined, '', [], {}, '3']) expect(ingredientNames(nothing)).toEqual([]);
});

it('takes the dish before the first "and" as the chief one', () => {
  const meal = readMeal({ title: '두부찌개와 시금치나물', ingredients: ['시금치', '두부', '애호박'] });
  expect(meal).toMatchObject({ title: '두부찌개', body: ['tofu', 'zucchiniHalf'], beside: ['spinach'] });
  expect(readMeal({ title: '리코타치즈 사과 샐러드' }).title).toBe('리코타치즈사과샐러드');
  expect(readMeal({ title: '감자와 콩을 올린 빵' }).title).toBe('감자와콩을올린빵');
});

it('puts first what gives the dish its name, then meat and fish', () => {
  const { body } = readMeal({ title: '버섯 볶음', ingredients: ['당근', '소고기', '버섯'] });
  expect(body).toEqual(['mushroomSlice', 'beef', 'carrotSlice']);
});

it('reads each food once, in the shape that says most', () => {
  const { body } = readMeal({ title: '제육볶음', ingredients: ['돼지뒷다리살', '리코타치즈'] });
  expect(body).toEqual(['spicyPork', 'feta']);
});
