import { describe, expect, it } from 'vitest';
import { aTaxonomy } from '../../testing/builders.ts';
import { dishCautions } from './dish-cautions.ts';

const taxonomy = aTaxonomy([
  { id: 'shrimp', ko: '새우' },
  { id: 'laver', ko: '김', trace: ['shrimp'] },
  { id: 'fish_cake', ko: '어묵', mayContain: ['shrimp'] },
  { id: 'tofu', ko: '두부' },
]);
const shrimp = [{ kind: 'known', id: 'shrimp' }] as const;
const dish = (...lines: readonly [string | null, string][]) => ({
  title: '반찬',
  lines: lines.map(([id, name]) => ({ id, name })),
});

describe('what to say beside a dish', () => {
  it('is nothing for a dish without the food, and nothing to someone who eats everything', () => {
    expect(dishCautions(taxonomy, dish(['tofu', '두부']), shrimp)).toEqual([]);
    expect(dishCautions(taxonomy, dish(['shrimp', '새우']), [])).toEqual([]);
  });

  it('names the excluded food the dish holds or may hold', () => {
    const expected = [{ code: 'excluded', food: '새우' }];
    expect(dishCautions(taxonomy, dish(['shrimp', '새우']), shrimp)).toEqual(expected);
    expect(dishCautions(taxonomy, dish(['fish_cake', '어묵']), shrimp)).toEqual(expected);
  });

  it('mentions traces of cross-contact', () => {
    expect(dishCautions(taxonomy, dish(['laver', '김']), shrimp)).toEqual([{ code: 'trace', food: '새우' }]);
  });

  it('owns up to an ingredient nobody knows', () => {
    expect(dishCautions(taxonomy, dish([null, '비밀양념']), shrimp)).toEqual([
      { code: 'unknown', food: '비밀양념' },
    ]);
  });
});
