import { describe, expect, it } from 'vitest';
import { readExclusion } from './read-exclusion.ts';
import { aVisitorTaxonomy, spellExclusions } from './testing/a-visitor-taxonomy.ts';

const taxonomy = aVisitorTaxonomy();
const spoken = (text: string) => spellExclusions(taxonomy, text);

describe('a reading', () => {
  it('tells what blocks, what was understood and what to offer beside', () => {
    expect(readExclusion(taxonomy, ' 새우! ')).toEqual({
      text: ' 새우! ',
      exclusions: [
        { kind: 'known', id: 'shrimp' },
        { kind: 'known', id: 'dried_shrimp' },
      ],
      understood: [
        { kind: 'food', id: 'shrimp' },
        { kind: 'food', id: 'dried_shrimp' },
      ],
      suggestions: [],
      unread: [],
      offered: ['oyster'],
      asksWhatMayStay: false,
    });
  });

  it('tells every reading of an ambiguous word', () => {
    expect(readExclusion(taxonomy, '등심')).toMatchObject({
      exclusions: [{ kind: 'ambiguous', ids: ['sirloin', 'pork_loin'] }],
      understood: [
        { kind: 'food', id: 'sirloin' },
        { kind: 'food', id: 'pork_loin' },
      ],
      offered: [],
    });
  });

  it('tells a property and a tag', () => {
    expect(readExclusion(taxonomy, '날것, 배, 날것')).toMatchObject({
      exclusions: [
        { kind: 'property', property: 'raw' },
        { kind: 'tag', tag: 'raw-risk' },
        { kind: 'known', id: 'pear' },
      ],
      understood: [
        { kind: 'property', property: 'raw' },
        { kind: 'food', id: 'pear' },
      ],
      offered: ['oyster'],
    });
  });

  it('tells two properties apart, and a food that several readings share', () => {
    expect(readExclusion(taxonomy, '날것, 매운거').understood).toEqual([
      { kind: 'property', property: 'raw' },
      { kind: 'property', property: 'spicy' },
    ]);
    expect(readExclusion(taxonomy, '삶은알')).toMatchObject({
      exclusions: [{ kind: 'known', id: 'egg' }],
      offered: ['pear'],
    });
  });

  it('takes exactly the food after "id:"', () => {
    expect(readExclusion(taxonomy, 'id:shrimp', 'severeAllergy')).toEqual({
      text: 'id:shrimp',
      exclusions: [{ kind: 'known', id: 'shrimp', severe: true }],
      understood: [{ kind: 'food', id: 'shrimp' }],
      suggestions: [],
      unread: [],
      offered: [],
      asksWhatMayStay: false,
    });
    expect(spoken('id:shrimp x')).not.toBe('shrimp');
    expect(spoken('id:nobody')).toBe('"id" "nobody" !id !nobody');
  });

  it('makes every exclusion of a severe allergy severe', () => {
    const severe = (text: string, how?: 'allergy' | 'severeAllergy') =>
      readExclusion(taxonomy, text, how).exclusions.map((each) => each.severe);
    expect(severe('배, 두리안', 'severeAllergy')).toEqual([true, true]);
    expect(severe('배, 두리안', 'allergy')).toEqual([undefined, undefined]);
    expect(severe('배')).toEqual([undefined]);
  });

  it('is made of each of several texts', () => {
    const readings = ['배', '굴'].map((text) => readExclusion(taxonomy, text, 'severeAllergy'));
    expect(readings.map(({ text }) => text)).toEqual(['배', '굴']);
    expect(readings.map(({ exclusions }) => exclusions)).toEqual([
      [{ kind: 'known', id: 'pear', severe: true }],
      [{ kind: 'known', id: 'oyster', severe: true }],
    ]);
  });

  it('asks what may stay only where something was named', () => {
    const asks = (text: string) => readExclusion(taxonomy, text).asksWhatMayStay;
    expect(['배 괜찮아요', '배', '없음', ' '].map(asks)).toEqual([true, false, false, false]);
  });
});
