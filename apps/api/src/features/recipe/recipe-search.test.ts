import { searchRecipes } from '@kkini/contract';
import { aLine, aRecipe } from '@kkini/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const RECIPES = [
  aRecipe({
    id: 'rice',
    title: '버섯을 얹은 두부덮밥',
    ingredients: [aLine('tofu', '두부')],
    tags: ['oneBowl'],
  }),
  aRecipe({
    id: 'stew',
    title: '두부 된장찌개',
    author: '손맛',
    ingredients: [aLine('tofu', '두부')],
    tags: [],
  }),
  aRecipe({
    id: 'soup',
    title: '맑은 뭇국',
    ingredients: [aLine('tofu', '두부'), aLine('radish', '무')],
    tags: [],
  }),
];

let test: TestApp;
beforeAll(async () => {
  const catalogue = await loadTestCatalogue();
  test = await buildTestApp({
    catalogue: { ...catalogue, recipes: new Map(RECIPES.map((recipe) => [recipe.id, recipe])) },
  });
}, 60_000);
afterAll(() => test.close());

async function find(request: object): Promise<string[]> {
  const { body } = await test.send(searchRecipes.path, request);
  return searchRecipes.reply.parse(body).map(({ doc_id }) => doc_id);
}

describe('searching recipes', () => {
  it('puts titles that begin with the text first, then titles that hold it, then ingredients', async () => {
    expect(await find({ searchText: '두부' })).toEqual(['stew', 'rice', 'soup']);
  });

  it('finds titles without their spaces, several words in any order, and tags', async () => {
    expect(await find({ searchText: '두부된장' })).toEqual(['stew']);
    expect(await find({ searchText: '무 두부' })).toEqual(['soup']);
    expect(await find({ searchText: '한그릇' })).toEqual(['rice']);
  });

  it('gives title, author and picture of a hit', async () => {
    const { body } = await test.send(searchRecipes.path, { searchText: '된장찌개' });
    const [hit] = searchRecipes.reply.parse(body);
    expect(hit).toMatchObject({ title: '두부 된장찌개', author: '손맛' });
    expect(hit?.imgUrl).toMatch(/^\/art\/dishes\/stew\.svg/);
  });

  it('continues after the last hit of the page before', async () => {
    expect(await find({ searchText: '두부', limit: 2 })).toEqual(['stew', 'rice']);
    expect(await find({ searchText: '두부', limit: 2, cursor: 'rice' })).toEqual(['soup']);
  });

  it('finds nothing for an empty text and refuses a request it does not know', async () => {
    expect(await find({ searchText: '  ' })).toEqual([]);
    expect((await test.send(searchRecipes.path, { searchText: '두부', limit: 0 })).status).toBe(400);
    expect((await test.send(searchRecipes.path, {})).status).toBe(400);
  });
});
