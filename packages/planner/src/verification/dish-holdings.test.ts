import { dishProfile, type Taxonomy } from '@kkini/domain';
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
  const two = aTaxonomy([
    { id: 'meat', ko: '고기', kind: 'group', tags: ['animal-flesh'] },
    { id: 'pork_belly', ko: '삼겹살', parents: ['meat'], tags: ['fat'] },
    { id: 'beef_rib', ko: '갈비', parents: ['meat'], contains: ['salt'] },
    { id: 'salt', ko: '소금' },
  ]);

  it('hold for certain what all of them share', () => {
    for (const title of ['고기', '삼겹살 갈비', '접시'])
      for (const lines of [[], [aLine('meat', '고기')], [{ ...aLine('', '고기'), id: null }]])
        expect(held(two, { title, lines })).toEqual(profiled(two, { title, lines }));
  });
});
