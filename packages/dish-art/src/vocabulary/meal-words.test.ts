import { expect, it } from 'vitest';
import { type IngredientNames, ingredientNames } from './meal-words.ts';

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
