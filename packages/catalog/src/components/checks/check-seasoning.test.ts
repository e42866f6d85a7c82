import { expect, it } from 'vitest';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { bundledComponent, bundledParts } from '../../testing/bundled-content.ts';
import { checkSeasoning } from './check-seasoning.ts';

it('The mild version of a stew has 0.3 % of salt at least, even with a note', () => {
  const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };
  const stew = bundledComponent('dubu-jeongol');
  const ingredients = stew.ingredients.map((line) => (line.id === 'salt' ? { ...line, mild: null } : line));
  expect(checkSeasoning(stew, foods)).toEqual([]);
  expect(checkSeasoning({ ...stew, ingredients }, foods)).toEqual([
    {
      field: 'ingredients',
      repair: expect.stringMatching(/to 118 mg of sodium per 100 g at least, not 100$/),
    },
  ]);
});
