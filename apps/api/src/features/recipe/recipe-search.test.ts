import { getMealPlan, searchRecipes, upsertSurvey } from '@kkini/contract';
import { EMPTY_SURVEY, type Recipe } from '@kkini/domain';
import { aLine, aRecipe } from '@kkini/domain/testing';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppParts } from '../../app-parts.ts';
import { syncSearchIndex } from '../../db/stores/search-index.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { unsuitableDishes } from './judgement/unsuitable-dishes.ts';

/** A built app whose search contains exactly these recipes. */
async function buildSearchApp(recipes: readonly Recipe[]): Promise<TestApp> {
  const catalogue = await loadTestCatalogue();
  const test = await buildTestApp({
    catalogue: { ...catalogue, recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])) },
  });
  await test.database.transaction((queries) => syncSearchIndex(queries, catalogue.taxonomy, recipes));
  return test;
}

const dish = (id: string, title: string, ingredients = [aLine('tofu', '두부')]) =>
  aRecipe({ id, title, author: '손맛', ingredients, tags: [] });

const RECIPES = [
  aRecipe({
    id: 'rice',
    title: '버섯을 얹은 두부덮밥',
    author: null,
    ingredients: [aLine('tofu', '두부')],
    tags: ['oneBowl'],
  }),
  dish('stew', '두부 된장찌개'),
  dish('soup', '맑은 뭇국', [aLine('tofu', '두부'), aLine('radish', '무')]),
  dish('soft', '순두부', []),
  dish('egg', '달걀찜', [aLine('chicken_egg', '달걀')]),
  dish('rolled', '시금치 계란말이', [aLine('chicken_egg', '달걀')]),
  dish('shrimp', '새우 볶음밥', [aLine('shrimp', '새우')]),
  dish('squid', '오징어 볶음밥', [aLine('squid', '오징어')]),
  dish('blt', 'BLT 샌드위치', [aLine('bacon', '베이컨')]),
  dish('bread', '빵 푸딩', []),
  dish('fish', '방어구이', []),
  dish('mystery', '알쏭달쏭', [aLine('', '꿀렁이')]),
];

const test = await buildSearchApp(RECIPES);
afterAll(() => test.close());

async function hits(request: object) {
  const { body } = await test.send(searchRecipes.path, request);
  return searchRecipes.reply.parse(body);
}

async function find(searchText: string, more: object = {}): Promise<string[]> {
  return (await hits({ searchText, ...more })).map(({ doc_id }) => doc_id);
}

describe('a replica', () => {
  it('is asked to search for recipes, and for nothing that is somebody owns', async () => {
    let asked = 0;
    const replica: AppParts['replica'] = {
      transaction: (work) => {
        asked += 1;
        return test.database.transaction(work);
      },
    };
    const beside = await buildTestApp({ database: test.database, replica, catalogue: test.catalogue });
    const made = upsertSurvey.reply.parse((await beside.send(upsertSurvey.path, aWireSurvey())).body);
    await beside.send(getMealPlan.path, { surveyId: made.lastInsertId });
    expect(asked).toBe(0);
    const { body } = await beside.send(searchRecipes.path, {
      searchText: '두부',
      surveyId: made.lastInsertId,
    });
    expect(searchRecipes.reply.parse(body)).toHaveLength(4);
    expect(asked).toBe(1);
    await beside.app.close();
  });
});

describe('searching recipes as typed', () => {
  it('puts the title first: its beginning, its end, a word of it; then ingredients', async () => {
    expect(await find('두부')).toEqual(['stew', 'soft', 'rice', 'soup']);
  });

  it('finds titles without their spaces, several words in any order, and tags', async () => {
    expect(await find('두부된장')).toEqual(['stew']);
    expect(await find('된장찌개 두부')).toEqual(['stew']);
    expect(await find('무 두부')).toEqual(['soup']);
    expect(await find('한그릇')).toEqual(['rice']);
  });

  it.each([
    ['두ㅂ', 'stew'],
    ['둡', 'stew'],
    ['두부 ㄷ', 'stew'],
    ['두부된장찍', 'stew'],
    ['된', 'stew'],
    ['오지', 'squid'],
  ])('finds what is half typed: %s', async (typed, id) => {
    expect((await find(typed))[0]).toBe(id);
  });

  it.each([
    ['ㄷㅂㄷㅈㅉㄱ', ['stew']],
    ['ㄷㅂ', ['stew', 'soft', 'rice']],
    ['ㅂㅇㅂ', ['shrimp', 'squid']],
    ['ㅂㅇㄱㅇ', ['fish']],
    ['두ㅂ된ㅈ', ['stew']],
    ['시금치 ㄱㄹ', ['rolled']],
  ])('finds by initial consonants: %s', async (typed, ids) => {
    const found = await find(typed);
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it.each([
    ['enqn', 'stew'],
    ['ENQN', 'stew'],
    ['tnsenqn', 'soft'],
    ['enqn ehlswkdWlro', 'stew'],
    ['erwrr', undefined],
    ['blt', 'blt'],
    ['BLT', 'blt'],
    ['BLT 샌드', 'blt'],
  ])('reads what was typed on the other keyboard: %s', async (typed, id) => {
    expect((await find(typed))[0]).toBe(id);
  });

  it('keeps doubled consonants apart, the plain ones after', async () => {
    expect(await find('빵')).toEqual(['bread']);
    expect((await find('빵어구이'))[0]).toBe('fish');
  });

  it('knows foods by all their names', async () => {
    expect((await find('계란찜'))[0]).toBe('egg');
    expect((await find('계란ㅉ'))[0]).toBe('egg');
    expect((await find('시금치 달걀말이'))[0]).toBe('rolled');
    expect((await find('계란')).slice(0, 2).toSorted()).toEqual(['egg', 'rolled']);
  });

  it('says whether the title, an ingredient or a likeness was found', async () => {
    expect((await hits({ searchText: '베이컨' })).map(({ match }) => match)).toEqual(['ingredient']);
    expect((await hits({ searchText: '된장찌개' })).map(({ match }) => match)).toEqual(['title']);
    expect((await hits({ searchText: '볶은밥' })).map(({ match }) => match)).toEqual(['similar', 'similar']);
  });
});

describe('searching recipes with a slip of the finger', () => {
  it.each([
    ['됸장찌개', 'stew'],
    ['됸장', 'stew'],
    ['두부됀장찌개', 'stew'],
    ['순두브', 'soft'],
    ['순뒤부', 'soft'],
    ['오징어볶읍밥', 'squid'],
    ['오딩어', 'squid'],
    ['셰우', 'shrimp'],
    ['달걀찐', 'egg'],
    ['다걀찜', 'egg'],
  ])('finds %s', async (typed, id) => {
    expect(await find(typed)).toContain(id);
  });

  it('takes no two slips for one', async () => {
    expect(await find('듀뷰된쟝')).toEqual([]);
  });
});

describe('an answer of the recipe search', () => {
  it('gives title, author and picture', async () => {
    const [hit] = await hits({ searchText: '된장찌개' });
    expect(hit).toMatchObject({
      doc_id: 'stew',
      title: '두부 된장찌개',
      author: '손맛',
      source: 'kkini',
      excludedFoods: [],
    });
    expect(hit?.imgUrl).toMatch(/^\/art\/dishes\/stew\.svg/);
  });

  it('is empty for an empty text, for signs alone, and for patterns of a database', async () => {
    for (const text of ['  ', '%', '_', '!?', "'; drop table recipe_search; --", '\\', '[가-힣]'])
      expect(await find(text)).toEqual([]);
  });

  it('refuses a request it does not know', async () => {
    expect((await test.send(searchRecipes.path, { searchText: '두부', limit: 0 })).status).toBe(400);
    expect((await test.send(searchRecipes.path, { searchText: '가'.repeat(101) })).status).toBe(400);
    expect((await test.send(searchRecipes.path, {})).status).toBe(400);
  });

  it('puts what suits the people of a survey first among equals and names what they left out', async () => {
    const surveyId = await test.answer({ excludedIngredients: ['새우', '꿀렁이'] });
    expect(await find('볶음밥')).toEqual(['shrimp', 'squid']);
    const found = await hits({ searchText: '볶음밥', surveyId });
    expect(found.map(({ doc_id, excludedFoods }) => [doc_id, excludedFoods])).toEqual([
      ['squid', []],
      ['shrimp', ['새우']],
    ]);
  });

  it('says of what recipe nobody knows whether it holds what somebody left out', async () => {
    const surveyId = await test.answer({ excludedIngredients: ['새우'] });
    const asked = { searchText: '알쏭달쏭' };
    expect(await hits({ ...asked, surveyId })).toMatchObject([{ excludedFoods: [], hasUnknownFood: true }]);
    expect(await hits(asked)).toMatchObject([{ hasUnknownFood: false }]);
    expect(await hits({ searchText: '된장찌개', surveyId })).toMatchObject([{ hasUnknownFood: false }]);
  });

  it('ranks by a bounded number of unknown words, and still names each that a recipe holds', async () => {
    const unknown = Array.from({ length: 40 }, (_, at) => `꿀렁${String.fromCodePoint(0xac00 + at * 50)}`);
    const answers = { ...EMPTY_SURVEY, excludedFoods: [...unknown, '쌈장찌'] };
    expect(unsuitableDishes(test.catalogue.taxonomy, answers).words).toHaveLength(20);
    const surveyId = await test.answer({ excludedIngredients: [...unknown, '장찌'] });
    const [stew] = await hits({ searchText: '된장찌개', surveyId });
    expect(stew?.excludedFoods).toEqual(['장찌']);
  });

  it('puts what a condition or an eating style forbids after what it allows', async () => {
    const surveyId = await test.answer({ eatingHabits: ['채식'] });
    expect((await find('ㅂ')).slice(0, 2)).toEqual(['fish', 'rice']);
    expect((await find('ㅂ', { surveyId })).slice(0, 2)).toEqual(['rice', 'fish']);
    expect((await hits({ searchText: '볶음밥', surveyId })).flatMap((hit) => hit.excludedFoods)).toEqual([]);
  });
});
