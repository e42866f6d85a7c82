import { describe, expect, it } from 'vitest';
import { readExclusion } from '../food/exclusion/read-exclusion.ts';
import { aVisitorTaxonomy } from '../food/exclusion/testing/a-visitor-taxonomy.ts';
import { excludedAtHome, readFoodsAtHome } from './foods-at-home.ts';

const taxonomy = aVisitorTaxonomy();

describe('foods at home', () => {
  it('are those the words name; unknown words stay and name none', () => {
    expect(readFoodsAtHome(taxonomy, ['egg', '딱풀'])).toEqual([
      { text: 'egg', ids: ['egg'] },
      { text: '딱풀', ids: [] },
    ]);
  });

  it('are what is called so and no more, though who leaves it out leaves out what is made of it too', () => {
    const idsOf = (text: string) => readFoodsAtHome(taxonomy, [text]).flatMap(({ ids }) => ids);
    expect(readExclusion(taxonomy, '새우').exclusions).toHaveLength(2);
    expect(idsOf('새우')).toEqual(['shrimp']);
    expect(idsOf('whey')).toEqual(['whey']);
    expect(idsOf('달걀')).toEqual(['egg']);
    expect(idsOf('왕새우')).toEqual(['shrimp']);
    expect(idsOf('새우와 달걀')).toEqual(expect.arrayContaining(['shrimp', 'egg']));
  });

  it('are refused where an exclusion leaves all of them out, not where it leaves out one kind', () => {
    const { exclusions } = readExclusion(taxonomy, '새우');
    expect(excludedAtHome(taxonomy, ['egg', '새우', '딱풀'], exclusions)).toEqual([1]);
    expect(excludedAtHome(taxonomy, ['등심'], [{ kind: 'known', id: 'pork_loin' }])).toEqual([]);
    expect(excludedAtHome(taxonomy, ['새우'], [])).toEqual([]);
  });
});
