import { dishProfile, makeTaxonomy, type Taxonomy } from '@kkini/domain';
import { aLine, aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { dishHoldings, type WrittenDish } from './dish-holdings.ts';
import { foodClosure } from './food-closure.ts';
import { aCheckedTaxonomy, someLines } from './testing/a-checked-world.ts';

const sorted = (set: Iterable<string>) => [...set].sort();
const held = (taxonomy: Taxonomy, dish: WrittenDish) => {
  const { certainIds, certainTags, possibleIds, possibleTags, unknownTexts, words } = dishHoldings(
    { taxonomy, closure: foodClosure(taxonomy.source) },
    dish,
  );
  return {
    certainIds: sorted(certainIds),
    certainTags: sorted(certainTags),
    possibleIds: sorted([...possibleIds].filter((id) => !certainIds.has(id))),
    possibleTags: sorted([...possibleTags].filter((tag) => !certainTags.has(tag))),
    unknown: sorted(unknownTexts),
    words: sorted(words),
  };
};
const profiled = (taxonomy: Taxonomy, dish: WrittenDish) => {
  const { certainIds, certainTags, possibleIds, possibleTags, unresolvedLines, words } = dishProfile(
    taxonomy,
    dish,
  );
  return {
    certainIds: sorted(certainIds),
    certainTags: sorted(certainTags),
    possibleIds: sorted([...possibleIds].filter((id) => !certainIds.has(id))),
    possibleTags: sorted([...possibleTags].filter((tag) => !certainTags.has(tag))),
    unknown: sorted(unresolvedLines),
    words: sorted(words),
  };
};

const taxonomy = aCheckedTaxonomy();
const TITLES = ['덮밥', '새우 덮밥', '라면', '두부 만두', '술', '해물 국수(2인분)', '알 수 없는 것'];

describe('what a dish holds, read a second time', () => {
  it('is what the planner reads from any lines and title', () => {
    for (const lines of [[], ...someLines()])
      for (const title of TITLES) {
        const dish = { title, lines };
        expect({ dish, ...held(taxonomy, dish) }).toEqual({ dish, ...profiled(taxonomy, dish) });
      }
  });

  it('follows what a food is and what it is made of, however deep', () => {
    const dumplings = held(taxonomy, { title: '접시', lines: [aLine('dumpling', '만두')] });
    expect(dumplings).toMatchObject({
      certainIds: ['dumpling', 'flour'],
      certainTags: ['gluten'],
      possibleTags: ['animal-flesh'],
    });
    expect(dumplings.possibleIds).toEqual(['salted_fish', 'seafood', 'shrimp', 'squid']);
    const jeotgal = held(taxonomy, { title: '접시', lines: [aLine('jeotgal', '젓갈')] });
    expect(jeotgal.certainTags).toEqual(['animal-flesh', 'sodium-high']);
  });

  it('keeps a line nobody knows by its words', () => {
    expect(held(taxonomy, { title: '접시', lines: [aLine('gone', '사라진 것')] })).toMatchObject({
      unknown: ['사라진 것'],
      words: ['것', '사라진', '사라진것', '접시'],
    });
  });
});

describe('foods that may be several', () => {
  const plain = aTaxonomy([
    { id: 'meat', ko: '고기', kind: 'group', tags: ['animal-flesh'] },
    { id: 'pork_belly', ko: '삼겹살', parents: ['meat'], tags: ['fat'] },
    { id: 'beef_rib', ko: '소갈비', parents: ['meat'], contains: ['salt'], mayContain: ['wheat'] },
    { id: 'salt', ko: '소금' },
    { id: 'wheat', ko: '밀', tags: ['gluten'] },
    { id: 'pancake', ko: '전', kind: 'dish', contains: ['wheat'], tags: ['gluten-risk', 'fat'] },
  ]);
  const made = makeTaxonomy({
    ...plain.source,
    ambiguous: [{ text: '갈비', candidates: ['pork_belly', 'beef_rib'] }],
    modifiers: { ...plain.source.modifiers, dishSuffix: ['전'] },
  });
  if (!made.ok) throw new Error('the foods of this test are consistent');
  const several = made.value;
  const open = (name: string) => ({ ...aLine('', name), id: null });

  it('hold for certain what all of them share, and possibly what any of them holds', () => {
    const wanted = {
      certainIds: ['meat'],
      certainTags: ['animal-flesh'],
      possibleIds: ['beef_rib', 'pork_belly', 'salt', 'wheat'],
      possibleTags: ['fat', 'gluten'],
      unknown: [],
    };
    expect(held(several, { title: '접시', lines: [open('갈비')] })).toMatchObject(wanted);
    expect(held(several, { title: '갈비', lines: [open('소금')] })).toMatchObject({
      ...wanted,
      certainIds: ['meat', 'salt'],
      possibleIds: ['beef_rib', 'pork_belly', 'wheat'],
    });
  });

  it('are told by the lines where the title leaves them open', () => {
    expect(held(several, { title: '갈비', lines: [aLine('pork_belly', '삼겹살')] })).toMatchObject({
      certainIds: ['meat', 'pork_belly'],
      possibleIds: [],
    });
  });

  it('are read as the planner reads them, in titles and lines, with words that end a dish', () => {
    const lines = [
      [],
      [aLine('meat', '고기')],
      [open('고기')],
      [open('갈비')],
      [aLine('beef_rib', '갈비')],
      [open('')],
    ];
    for (const title of ['고기', '삼겹살 갈비', '접시', '갈비전', '전', ''])
      for (const each of lines)
        expect({ title, ...held(several, { title, lines: each }) }).toEqual({
          title,
          ...profiled(several, { title, lines: each }),
        });
  });

  it('count a word that ends a dish as itself alone, with the tags that travel', () => {
    expect(held(several, { title: '고기전', lines: [open('고기')] })).toMatchObject({
      certainIds: ['meat', 'pancake'],
      certainTags: ['animal-flesh', 'gluten-risk'],
    });
  });

  it('keep an empty line as unknown', () => {
    expect(held(several, { title: '접시', lines: [open('')] }).unknown).toEqual(['']);
  });
});
