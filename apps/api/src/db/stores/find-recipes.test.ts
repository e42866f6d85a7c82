import { readQuery } from '@kkini/domain';
import { aLine, aRecipe } from '@kkini/domain/testing';
import { anyString, runs } from '@kkini/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { emptyTables, openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../database.ts';
import { findRecipes } from './find-recipes.ts';
import { queryRow } from './query-row.ts';
import { indexRecipes, type SearchableRecipe, syncSearchIndex } from './search-index.ts';

const { taxonomy } = await loadTestCatalogue();

const STARTS = ['두부', '새우', '감자', '김치', '버섯', '달걀', '무', '닭'];
const ENDS = ['찌개', '볶음', '조림', '구이', '전', '국', '샐러드', '볶음밥'];
const RECIPES = STARTS.flatMap((start, row) =>
  ENDS.map((end, column) =>
    aRecipe({
      id: `dish-${row}${column}`,
      title: column % 2 === 0 ? `${start} ${end}` : start + end,
      names: column === 5 ? [start, '볶음'] : [],
      ingredients: column % 3 === 0 ? [aLine('tofu', '두부')] : [aLine('shrimp', '새우')],
      tags: [],
    }),
  ),
);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await index(RECIPES);
});
afterAll(() => database.close());

const index = (recipes: readonly SearchableRecipe[]) =>
  database.transaction((queries) => syncSearchIndex(queries, taxonomy, recipes));

type Page = { readonly limit: number; readonly after?: string | null; readonly holdings?: readonly string[] };

async function find(text: string, { limit, after = null, holdings = [] }: Page): Promise<string[]> {
  const query = readQuery(text);
  if (query === null) return [];
  const search = { query, unsuitable: { holdings, words: [] }, limit, after };
  const found = await database.transaction((queries) => findRecipes(queries, search));
  return found.map(({ id }) => id);
}

const texts = fc.oneof(
  fc.constantFrom(
    ...STARTS,
    ...ENDS,
    '뚜부',
    '찌게',
    '볶읍',
    '두ㅂ',
    'ㄷㅂ',
    'ㅂ',
    'ㄱ',
    'enqn',
    '새우 두부',
  ),
  fc.tuple(fc.constantFrom(...STARTS), fc.constantFrom(...ENDS)).map(([start, end]) => start + end),
  fc.constantFrom(...RECIPES).map(({ title }) => title.slice(0, 3)),
);

describe('pages of a search', () => {
  it('put together are the whole list, each recipe once, however long they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.integer({ min: 1, max: 30 }),
        fc.subarray(['tofu', 'shrimp']),
        async (text, limit, holdings) => {
          const all = await find(text, { limit: 200, holdings });
          const paged: string[] = [];
          for (;;) {
            const page = await find(text, { limit, holdings, after: paged.at(-1) ?? null });
            paged.push(...page);
            if (page.length < limit) break;
          }
          expect(paged).toEqual(all);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('hold the same recipes for a visitor, only in another order', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const plain = await find(text, { limit: 200 });
        const fitting = await find(text, { limit: 200, holdings: ['shrimp'] });
        expect(fitting.toSorted()).toEqual(plain.toSorted());
      }),
      { numRuns: runs(20) },
    );
  });

  it('stay as they are when a recipe is added in between', async () => {
    const first = await find('볶음', { limit: 3 });
    const rest = await find('볶음', { limit: 200, after: first.at(-1) ?? null });
    const added = aRecipe({ id: 'added', title: '볶음', tags: [] });
    await database.transaction((queries) => indexRecipes(queries, taxonomy, [added]));
    expect(await find('볶음', { limit: 200, after: first.at(-1) ?? null })).toEqual(rest);
    expect((await find('볶음', { limit: 1 }))[0]).toBe('added');
    await index(RECIPES);
  });

  it('are the same where the database holds so many recipes that shorter titles are looked up first', async () => {
    const mistyped = ['뚜부', '볶읍', '됸장', '버썻', '찌게', '두부찌겨', '새오볶음', '감자죄림'];
    const lists = () => Promise.all(mistyped.map((text) => find(text, { limit: 200 })));
    const few = await lists();
    await database.transaction((queries) =>
      queries.execute(sql`update pg_class set reltuples = 200000 where oid = 'recipe_search'::regclass`),
    );
    expect(await lists()).toEqual(few);
    const first = await find('버썻', { limit: 3 });
    expect([...first, ...(await find('버썻', { limit: 200, after: first.at(-1) ?? null }))]).toEqual(few[3]);
    expect(few.map(({ length }) => length > 0)).toEqual([true, true, false, true, true, true, true, true]);
    await index(RECIPES);
  });

  it('start anew after a recipe that is gone', async () => {
    expect(await find('두부', { limit: 3, after: 'nowhere' })).toEqual(await find('두부', { limit: 3 }));
  });
});

describe('the order of a search', () => {
  const dish = (id: string, title: string, lines: readonly ReturnType<typeof aLine>[] = []) =>
    aRecipe({ id, title, ingredients: lines, tags: [] });
  const others = (searched: readonly SearchableRecipe[]) => index([...RECIPES, ...searched]);

  it('has titles with the whole syllable before those where it goes on', async () => {
    await others([dish('laver', '김밥'), dish('millet', '기장밥'), dish('berry', '딸기')]);
    expect(await find('기', { limit: 3 })).toEqual(['millet', 'berry', 'laver']);
    await others([dish('squid', '오징어'), dish('pickle', '무오지')]);
    expect(await find('오지', { limit: 3 })).toEqual(['pickle', 'squid']);
    await index(RECIPES);
  });

  it('has what is in a dish before other names of something else that begin so', async () => {
    await others([
      dish('tomato', '토마토죽', [aLine('tomato', '토마토')]),
      dish('yam', '참깨 구이 한 접시', [aLine('yam', '마')]),
    ]);
    expect((await find('산마', { limit: 2 }))[0]).toBe('yam');
    await index(RECIPES);
  });

  it('has a dish of that other name after titles that are the text, before all that only hold it', async () => {
    const called = {
      ...dish('called', '언양식 소고기구이', [aLine('shrimp', '새우')]),
      names: ['불고기', '밥'],
    };
    const holding = [
      { ...dish('starting', '궁중 요리'), names: ['불고기전골'] },
      dish('pork', '돼지불고기'),
      dish('bowl', '불고기덮밥'),
      dish('pancake', '밥전'),
      dish('barley', '보리밥', [aLine('rice_cooked', '밥')]),
    ];
    await others([called, ...holding]);
    expect(await find('불고기', { limit: 4 })).toEqual(['called', 'bowl', 'pork', 'starting']);
    expect(await find('밥', { limit: 3 })).toEqual(['called', 'pancake', 'barley']);
    await others([called, ...holding, dish('grill', '불고기')]);
    expect(await find('불고기', { limit: 3, holdings: ['shrimp'] })).toEqual(['grill', 'called', 'bowl']);
    await index(RECIPES);
  });

  it('has the one title that is almost a long text, but all that end almost like a short one', async () => {
    await others([dish('long', '두부 김치 볶음밥'), dish('longer', '매콤한 두부 김치 볶음밥')]);
    expect(await find('두부김치볶읍밥', { limit: 5 })).toEqual(['long']);
    expect(await find('매콤한두부김치볶읍밥', { limit: 5 })).toEqual(['longer']);
    expect(await find('치볶읍밥', { limit: 50 })).toEqual(expect.arrayContaining(['long', 'longer']));
    await index(RECIPES);
  });
});

describe('a text of several words', () => {
  it('finds every title that holds all of them, in any order', async () => {
    const words = ['밥', '국', '무', '두부', '된장', '찌개', '구이'];
    const titles = words.map((_, place) => words.toSpliced(place, 1).toReversed().join(' '));
    await index(titles.map((title, id) => aRecipe({ id: `set-${id}`, title, ingredients: [], tags: [] })));
    for (const text of ['구이 밥 두부', '찌개 국 무 된장 구이', '두부 무', '국 밥', '밥 무']) {
      const holding = titles.flatMap((title, id) =>
        text.split(' ').every((word) => title.includes(word)) ? [`set-${id}`] : [],
      );
      expect(await find(text, { limit: 200 })).toEqual(expect.arrayContaining(holding));
    }
    await index(RECIPES);
  });
});

describe('the search index', () => {
  it('follows recipes that come, change and go', async () => {
    const [first, ...others] = RECIPES;
    if (first === undefined) throw new Error('no recipes');
    expect(await find('두부찌개', { limit: 1 })).toEqual([first.id]);
    await index([{ ...first, title: '콩나물국밥' }, ...others]);
    expect(await find('콩나물국밥', { limit: 1 })).toEqual([first.id]);
    await index(others);
    expect(await find('콩나물국밥', { limit: 50 })).not.toContain(first.id);
    await index(RECIPES);
    expect(await find('두부찌개', { limit: 1 })).toEqual([first.id]);
  });

  it('takes titles of any length and script', async () => {
    const titles = [
      '가'.repeat(3000),
      '麻婆豆腐',
      'Ωmega-3 샐러드 50%',
      '',
      '🍚',
      '닭'.repeat(140),
      'a'.repeat(900),
    ];
    const odd = titles.map((title, place) =>
      aRecipe({ id: `odd-${place}`, title, ingredients: [], tags: [] }),
    );
    await index(odd);
    expect(await find('豆腐', { limit: 5 })).toEqual(['odd-1']);
    expect(await find('샐러드 50', { limit: 5 })).toEqual(['odd-2']);
    expect(await find('가가가가', { limit: 5 })).toEqual(['odd-0']);
    await index(RECIPES);
  });

  it('answers any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyString({ maxLength: 100 }), async (text) => {
        expect(await find(text.replaceAll('\u0000', ''), { limit: 5 })).toBeInstanceOf(Array);
      }),
      { numRuns: runs(60) },
    );
    await emptyTables(database);
  });
});

function rowOf(text: string): object {
  const query = readQuery(text);
  return query === null ? {} : queryRow(query);
}

describe('the words that an index looks up', () => {
  it('are the four longest of a text', () => {
    expect(rowOf('두부 된장찌개 애호박 볶음 현미')).toMatchObject({
      held: ['%ehlswkdWlro%', '%doghqkr%', '%qhRdma%', '%gusal%'].map((pattern) => pattern.toLowerCase()),
      likely: [],
    });
  });

  it('are also single syllables of three keys, which stand in every title that holds them', () => {
    expect(rowOf('두부 국')).toMatchObject({ held: ['%enqn%', '%rnr%'] });
  });

  it('are none in one word alone, nor where all are too short for it', () => {
    expect(rowOf('두부')).not.toHaveProperty('held');
    expect(rowOf('무 파')).not.toHaveProperty('held');
  });
});
