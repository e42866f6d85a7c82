import { describe, expect, it } from 'vitest';
import { aTaxonomy } from '../../testing/builders.ts';
import { sharedSets } from './shared-sets.ts';
import { isKindOf } from './taxonomy.ts';

const taxonomy = aTaxonomy([
  { id: 'vegetable', ko: '채소', kind: 'group' },
  { id: 'tomato', ko: '토마토', parents: ['vegetable'] },
  { id: 'cherry_tomato', ko: '방울토마토', parents: ['tomato'] },
]);

describe('kinds of food', () => {
  it.each([
    ['tomato', 'tomato', true],
    ['tomato', 'vegetable', true],
    ['cherry_tomato', 'vegetable', true],
    ['vegetable', 'tomato', false],
    ['tomato', 'nothing', false],
    ['nothing', 'nothing', true],
  ])('says of %s whether it is a kind of %s: %s', (id, group, expected) => {
    expect(isKindOf(taxonomy, id, group)).toBe(expected);
  });
});

it('gives the first of equal sets for all of them, and no set for another', () => {
  const share = sharedSets();
  const first = share(new Set(['egg', 'milk']));
  expect(share(new Set(['egg', 'milk']))).toBe(first);
  expect([...share(new Set(['milk', 'egg']))]).toEqual(['milk', 'egg']);
  expect([...share(new Set(['eggmilk']))]).toEqual(['eggmilk']);
  expect(share(new Set<string>())).toBe(share(new Set<string>()));
});
