import { describe, expect, it } from 'vitest';
import { makeNameIndex } from '../taxonomy/name-index.ts';
import { aTaxonomySource } from '../taxonomy/testing/a-taxonomy-source.ts';
import { cleanText, pieceWords, readExclusion, textChunks } from './read-exclusion.ts';
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
      healthFacts: [],
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
      healthFacts: [],
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

const names = makeNameIndex(aTaxonomySource({ ambiguous: [{ text: '🥜', candidates: [] }] }));

describe('a text made ready for reading', () => {
  it.each([
    ['  새우  게  ', '새우 게'],
    ['새우\t게\u3000굴', '새우 게 굴'],
    ['새우\n게', '새우\n게'],
    ['ＭｉＬＫ！', 'milk!'],
    ['새우ㅋㅋ 게ㅠㅠ', '새우 게'],
    ['새우ㅠ게', '새우 게'],
    ['ㅋㅋ 새우', 'ㅋㅋ 새우'],
    ['새우ㄴㄴ', '새우ㄴㄴ'],
    ['새우', '새우'],
    ["I'm", 'im'],
    ['job\u2019s', 'jobs'],
    ['새\u200B우\uFE0F', '새우'],
    ['땅콩\u318D호두\u2022잣', '땅콩\u00B7호두\u00B7잣'],
  ])('"%s" is "%s"', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ['a, b;c/d|e\nf+g&h、i…j', 'a b c d e f g h i j'],
    [' , ,a,, ', 'a'],
    ['a(b, c)', 'a(b c)'],
    ['', ''],
  ])('"%s" is cut into "%s"', (text, chunks) => {
    expect(textChunks(text).join(' ')).toBe(chunks);
  });

  it.each([
    ['a b(c)', 'a b|c'],
    ['a-b', 'a b'],
    ['a.b:c~d', 'a|b|c|d'],
    ['a 2cup b', 'a b'],
    ['🥜a❌b', '🥜|a|b'],
    ['fish_cake', 'fish_cake'],
    ['--', ''],
  ])('"%s" has the words "%s"', (chunk, words) => {
    expect(
      pieceWords(names, chunk)
        .map((piece) => piece.join(' '))
        .join('|'),
    ).toBe(words);
  });
});
