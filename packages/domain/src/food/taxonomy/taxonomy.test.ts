import { describe, expect, it } from 'vitest';
import { aTaxonomy } from '../../testing/builders.ts';
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
