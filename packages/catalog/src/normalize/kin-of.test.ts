import { aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { kinOf } from './kin-of.ts';

const taxonomy = aTaxonomy([
  { id: 'food', ko: '식품', kind: 'group' },
  { id: 'plant', ko: '식물', kind: 'group', parents: ['food'] },
  { id: 'root', ko: '뿌리', kind: 'group', parents: ['food'] },
  { id: 'carrot', ko: '당근', parents: ['root', 'plant'] },
]);

describe('kinOf', () => {
  it('lists a food and what it is a kind of, nearest first and each once', () => {
    expect(kinOf(taxonomy, 'carrot')).toEqual(['carrot', 'root', 'plant', 'food']);
  });

  it('lists nothing for no food', () => {
    expect(kinOf(taxonomy, null)).toEqual([]);
  });
});
