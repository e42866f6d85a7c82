import { describe, expect, it } from 'vitest';
import { aTipDish, someFoods } from '../testing/some-facts.ts';
import { readDish } from './dish-reading.ts';

const taxonomy = someFoods();
const { lines } = aTipDish();
const asCompanions = lines.map((line) => ({ ...line, of: 'side-dish' }));

describe('the dishes beside a dish', () => {
  it('lend it neither their salt nor their vegetables where it has its own', () => {
    const alone = readDish(taxonomy, aTipDish());
    const beside = readDish(taxonomy, aTipDish({ lines: [...lines, ...asCompanions] }));
    expect(alone.salty.length).toBeGreaterThan(0);
    expect(beside.salty).toEqual(alone.salty);
    expect(beside.vegetables).toEqual(alone.vegetables);
    expect(readDish(taxonomy, aTipDish({ lines: asCompanions })).salty).toEqual([]);
  });

  it('lend it no broth: the water that rice boils in is not poured over dumplings', () => {
    const water = { id: 'water', name: '물', grams: 600, amount: '600ml', role: 'seasoning' } as const;
    const dumplings = (of: object) =>
      readDish(
        taxonomy,
        aTipDish({ title: '군만두', method: 'noodles', lines: [...lines, { ...water, ...of }] }),
      );
    expect(dumplings({}).traits.broth).toBe(true);
    expect(dumplings({ of: 'rice' }).traits.broth).toBe(false);
  });
});
