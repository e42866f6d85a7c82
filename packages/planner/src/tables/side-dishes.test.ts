import { NUTRIENTS, type TablePlace } from '@kkini/domain';
import { someTableFacts } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import type { LeadRecipe } from '../model/tables.ts';
import { aSide } from '../testing/a-table-problem.ts';
import { choicesFor } from './side-dishes.ts';

const PROTEIN = NUTRIENTS.indexOf('proteinG');

/** Sides of these main groups and grams of protein; vegetables suit a place for vegetables, the others one for protein. */
const SIDES = [
  { mainGroup: 'vegetable', proteinG: 1 },
  { mainGroup: 'egg', proteinG: 6 },
  { mainGroup: 'seafood', proteinG: 3 },
  { mainGroup: 'tofu', proteinG: 2 },
  { mainGroup: 'pork', proteinG: 8 },
] as const;
const sides = SIDES.map(({ mainGroup, proteinG }, shelf) => {
  const side = aSide(shelf);
  const amounts = Float64Array.from(side.amounts, (amount, at) => (at === PROTEIN ? proteinG : amount));
  return { ...side, amounts, standing: { ...side.standing, mainGroup } };
});
const shelf = {
  beside: (_lead: LeadRecipe, place: TablePlace) =>
    Uint8Array.from(SIDES, ({ mainGroup }) =>
      Number((mainGroup === 'vegetable') === (place === 'vegetable')),
    ),
};

/** The main groups of the sides offered beside a pork dish of this role. */
function offered(role: 'main' | 'stew', place: TablePlace): readonly string[] {
  const standing = { ...aSide(0).standing, role, mainGroup: 'pork', table: someTableFacts() };
  const lead = { standing } as unknown as LeadRecipe;
  return choicesFor({ lead, place, time: 'lunch' }, sides, shelf).map((at) => SIDES[at]?.mainGroup ?? '');
}

it('offers an egg or fish cake in the place of vegetables beside a stew of pork, as beside a main dish', () => {
  expect(offered('stew', 'vegetable')).toEqual(['vegetable', 'egg', 'seafood']);
  expect(offered('main', 'vegetable')).toEqual(['vegetable', 'egg', 'seafood']);
});

it('offers only sides with protein where a soup has little of it', () => {
  expect(offered('stew', 'protein')).toEqual(['egg', 'seafood', 'pork']);
});
