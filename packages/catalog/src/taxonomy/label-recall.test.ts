import { dishProfile } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';
import { USUAL_LABELS } from './testing/usual-labels.ts';

const taxonomy = bundledTaxonomy();
const codes = (text: string) => text.split(' ').filter((code) => code !== '');
const lineOf = (food: string) => dishProfile(taxonomy, { title: '', lines: [{ id: null, name: food }] });

describe('usual labels', () => {
  it('name known allergens only, in 150 rows and more', () => {
    const known = new Set(taxonomy.source.allergens.map(({ code }) => code));
    const rows = USUAL_LABELS.flatMap(([, contains, mayContain]) => codes(`${contains} ${mayContain}`));
    expect(rows.filter((code) => !known.has(code))).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(USUAL_LABELS)('of %s name %s, some makes %s: none goes unnoticed', (food, contains, mayContain) => {
    const { allergens, possibleAllergens, unresolvedLines } = lineOf(food);
    expect([...unresolvedLines]).toEqual([]);
    const certain = codes(contains).filter((code) => !allergens.has(code));
    const possible = codes(mayContain).filter((code) => !allergens.has(code) && !possibleAllergens.has(code));
    expect({ certain, possible }).toEqual({ certain: [], possible: [] });
  });
});
