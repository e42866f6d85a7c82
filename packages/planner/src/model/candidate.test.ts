import { aLine, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { holdsProcessedMeat } from './candidate.ts';

const taxonomy = aTaxonomy([
  { id: 'processed_meat', ko: '가공육', kind: 'group' },
  { id: 'ham', ko: '햄', parents: ['processed_meat'] },
  { id: 'bacon', ko: '베이컨', parents: ['processed_meat'] },
  { id: 'cooked_rice', ko: '쌀밥' },
]);

const rice = aLine('cooked_rice', '쌀밥', { grams: 400 });
const ham = (grams: number | null, more = {}) => aLine('ham', '햄', { grams, ...more });
const counted = (...ingredients: ReturnType<typeof aLine>[]) =>
  holdsProcessedMeat(taxonomy, { servings: 2, ingredients });

describe('a dish of processed meat', () => {
  it('is one with a slice of ham in a serving, whatever leads it', () => {
    expect([counted(rice), counted(rice, ham(28)), counted(rice, ham(30))]).toEqual([false, false, true]);
    expect(counted(rice, ham(16), aLine('bacon', '베이컨', { grams: 14 }))).toBe(true);
    expect(counted(rice, ham(null))).toBe(true);
  });

  it('is none that has ham in a companion alone', () => {
    expect(counted(rice, ham(60, { of: 'sausage-side' }))).toBe(false);
  });
});
