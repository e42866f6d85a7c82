import { coverage, foodNamesIndex, readExclusion, searchFoods } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const index = foodNamesIndex(taxonomy);
const found = (text: string) => searchFoods(index, text).map(({ id }) => id);

describe('searching everything the taxonomy knows', () => {
  it.each([
    ['생선', 'fish'],
    ['쌀', 'rice'],
    ['간', 'organ_meat'],
    ['김', 'laver'],
    ['배', 'pear'],
    ['감', 'persimmon'],
    ['우유', 'milk'],
    ['계란', 'egg'],
    ['prawn', 'shrimp'],
    ['새우', 'shrimp'],
    ['고등', 'mackerel'],
    ['등푸른', 'mackerel'],
    ['인애플', 'pineapple'],
  ])('finds for "%s" first %s', (text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  it.each(['할랄', '와파린', '임산부', '니켈', '질긴것'])(
    'finds no single food for "%s", which means many',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('lists every food and group once with its names and whether it is a group', () => {
    expect(index.map(({ id }) => id)).toEqual(taxonomy.source.items.map(({ id }) => id));
    const fish = index.find(({ id }) => id === 'fish');
    expect(fish).toMatchObject({ ko: '생선', en: 'fish', isGroup: true });
    expect(fish?.names).toContain('물고기');
    expect(fish?.names).not.toContain('생선');
    expect(index.find(({ id }) => id === 'nut')).toMatchObject({ en: 'nuts', isGroup: true });
    expect(index.find(({ id }) => id === 'shrimp')).toMatchObject({ isGroup: false });
    expect(index.find(({ id }) => id === 'soy')?.names.slice(0, 1)).toEqual(['콩(대두)']);
    expect(index.find(({ id }) => id === 'milt')?.names.at(-1)).toBe(
      taxonomy.items.get('milt')?.synonyms.at(-1),
    );
    expect(index.find(({ id }) => id === 'milt')?.names).toHaveLength(
      taxonomy.items.get('milt')?.synonyms.length ?? 0,
    );
    expect(index.some(({ id, en }) => en.includes('(') || !taxonomy.items.has(id))).toBe(false);
    for (const { names } of index) expect(new Set(names).size).toBe(names.length);
  });

  it('puts an exact name before a beginning, and a beginning before a part', () => {
    const foods = [
      { id: 'part', ko: '생고등어', en: 'a', names: [] },
      { id: 'long', ko: '고등어조림', en: 'b', names: [] },
      { id: 'short', ko: '고등어포', en: 'c', names: [] },
      { id: 'further', ko: '자반', en: 'd', names: ['고등어'] },
      { id: 'exact', ko: '고등어', en: 'e', names: [] },
    ];
    expect(searchFoods(foods, '고등어').map(({ id }) => id)).toEqual([
      'exact',
      'further',
      'short',
      'long',
      'part',
    ]);
  });
});

describe('what an exclusion covers', () => {
  const covered = (text: string) => coverage(taxonomy, readExclusion(taxonomy, text).exclusions);

  it('counts the ingredients it keeps away, its own kinds first', () => {
    const { ids, count, examples } = covered('땅콩');
    expect(count).toBe(ids.length);
    expect(ids.slice(0, 1)).toEqual(['peanut']);
    expect(ids).toEqual(expect.arrayContaining(['peanut_butter', 'ssamjang']));
    expect(ids).not.toContain('nut');
    expect(examples[0]).toBe('땅콩');
    expect(ids.indexOf('peanut_butter')).toBeLessThan(ids.indexOf('ssamjang'));
    expect(ids).not.toContain('fried_chicken');
    expect(coverage(taxonomy, [{ kind: 'known', id: 'gukbap' }]).ids).toEqual([]);
    expect(covered('새우').ids.slice(0, 3).toSorted()).toEqual(['dried_shrimp', 'krill', 'shrimp']);
  });

  it('shows forty names at most and covers nothing for nothing', () => {
    const fish = covered('생선');
    expect(fish.count).toBeGreaterThan(60);
    expect(fish.examples).toHaveLength(40);
    expect(taxonomy.items.get(fish.ids[0] ?? '')?.parents).toContain('fish');
    expect(coverage(taxonomy, [])).toEqual({ ids: [], count: 0, examples: [] });
  });
});
