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

  it('are refused where an exclusion leaves all of them out, not where it leaves out one kind', () => {
    const { exclusions } = readExclusion(taxonomy, '새우');
    expect(excludedAtHome(taxonomy, ['egg', '새우', '딱풀'], exclusions)).toEqual([1]);
    expect(excludedAtHome(taxonomy, ['등심'], [{ kind: 'known', id: 'pork_loin' }])).toEqual([]);
    expect(excludedAtHome(taxonomy, ['새우'], [])).toEqual([]);
  });
});
