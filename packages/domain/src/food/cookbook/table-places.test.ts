import { expect, it } from 'vitest';
import { aNutrition, someTableFacts } from '../../testing/builders.ts';
import { maySuit, type TableDish, type TableFacts, type TablePlace } from './table-places.ts';

const dish = (role: TableDish['role'], facts: Partial<TableFacts>): TableDish => ({
  role,
  mainGroup: 'vegetable',
  nutrition: aNutrition(),
  table: someTableFacts(facts),
});
const suits = (side: TableDish, lead: Partial<TableFacts>, place: TablePlace) =>
  maySuit(side, { place, lead: dish('main', lead), kitchen: 'light' });

it.each([
  ['beside what people wrap in them', { isWrapped: true }, true],
  ['not beside tofu, soup and fried food', {}, false],
])('leaves for wrapping stand %s', (_, lead, expected) => {
  expect(suits(dish('side', { isFor: 'wrapping' }), lead, 'vegetable')).toBe(expected);
});

it.each([
  ['kimchi', dish('kimchi', { isKimchi: true, isFresh: true }), true],
  ['a pickle', dish('kimchi', { isFresh: true, isWestern: true, goesWithWestern: true }), true],
  ['a salad', dish('side', { isFresh: true, isWestern: true, goesWithWestern: true }), true],
  ['namul', dish('side', { isFresh: true }), false],
])('beside curry stand kimchi, pickles and salads alone: %s', (_, side, expected) => {
  expect(suits(side, { isSauced: true }, 'fresh')).toBe(expected);
});
