import { expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent } from '../../testing/bundled-content.ts';
import { checkProtein } from './check-protein.ts';

const pork = bundledComponent('jeyuk-bokkeum');
const served = (servings: number) => checkProtein({ ...pork, servings }, bundledTaxonomy());

it('240 g of pork are a main for two or four', () => {
  expect([...served(2), ...served(4)]).toEqual([]);
});

it.each([
  [1, '4.00'],
  [5, '0.80'],
])('240 g of pork are no main for %d', (servings, named) => {
  expect(served(servings)).toEqual([{ field: 'servings', repair: expect.stringContaining(`not ${named}`) }]);
});

it('Only what is eaten of meat on the bone counts, and little of it in a soup is enough', () => {
  const ingredients = pork.ingredients.map((line) =>
    line.id === 'pork_shoulder' ? { ...line, eaten: 0.4 } : line,
  );
  expect(checkProtein({ ...pork, ingredients }, bundledTaxonomy())).toHaveLength(1);
  expect(checkProtein({ ...pork, ingredients, role: 'soup' }, bundledTaxonomy())).toEqual([]);
});
