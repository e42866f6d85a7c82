import type { ImportSource } from '@kkini/catalog';
import { productDetail, recipeDetail } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { loadImportedRecipes } from '../db/stores/import-store.ts';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { aRecipeRow, rowsOf } from '../testing/an-import-row.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { pairRows } from '../testing/imported-pairs.ts';
import { loadTestCatalogue, loadTestTables } from '../testing/load-test-catalogue.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { runImport } from './run-import.ts';

const SOURCES: readonly ImportSource[] = ['cookrcp01', 'mafra', 'mfds-foods'];

const database = await openTestDatabase();
const tables = await loadTestTables();
const catalogue = await loadTestCatalogue();
for (const source of SOURCES)
  await runImport(rowsOf(await pairRows(source, tables)), {
    database,
    taxonomy: tables.taxonomy,
    report: () => undefined,
  });
const imported = await database.transaction(loadImportedRecipes);
const recipes = new Map(imported.map((recipe) => [recipe.id, recipe]));
await runImport(rowsOf([aRecipeRow('stew', { title: '늦은 찌개' })]), {
  database,
  taxonomy: tables.taxonomy,
  report: () => undefined,
});
const test = await buildTestApp({ database, catalogue: { ...catalogue, recipes } });
afterAll(() => test.close());

async function readRecipe(id: string) {
  const { body } = await test.send(recipeDetail.path, { id });
  return recipeDetail.reply.parse(body)[0];
}

async function readProduct(id: string) {
  const { status, body } = await test.send(productDetail.path, { id });
  expect(status).toBe(200);
  return productDetail.reply.parse(body);
}

describe('an imported recipe', () => {
  it('opens with what its source says, under the name of the source', async () => {
    const recipe = await readRecipe('mafra-71');
    expect(recipe).toMatchObject({
      title: '두부된장국',
      serving: 2,
      cookingTime: 30,
      level: '쉬움',
      source: '농림축산식품 레시피 정보',
    });
    expect(JSON.parse(recipe?.ingredients ?? '')).toMatchObject({ 두부: '200g', 된장: '20g' });
    expect(JSON.parse(recipe?.instructions ?? '')).toEqual([
      '물에 된장을 푼다.',
      '두부와 애호박을 넣고 끓인다.',
      '- 된장은 체에 걸러 풀면 좋아요.',
    ]);
  });

  it('opens without time and level where its source gives none', async () => {
    expect(await readRecipe('cookrcp01-9001')).toMatchObject({ cookingTime: null, level: null });
  });

  it('shows no figure that its own macronutrients contradict', async () => {
    // The source states 807 g of protein.
    expect((await readRecipe('cookrcp01-9010'))?.nutrient.protein).toBeLessThan(60);
  });
});

describe('an imported product', () => {
  it('opens by the id its code became, under the name of the source', async () => {
    expect(await readProduct('mfds-foods-p105-900000000-0005-13atx2l')).toMatchObject({
      product_name: '도시락 불고기',
      brand_name: '한끼',
      price: null,
      price_is_typical: false,
      source: '전국통합식품영양성분정보',
    });
  });

  it('shows no figures that contradict each other', async () => {
    const { nutrient } = await readProduct('mfds-foods-p117-900000000-0017-96q1qj');
    expect(new Set(Object.values({ ...nutrient, serving_size: null }))).toEqual(new Set([null]));
    expect(nutrient.serving_size).toBe('1팩(100g)');
  });

  it('without a list is not called free of what its name leaves unsaid', async () => {
    const surveyId = await test.answer(aWireSurvey({ excludedIngredients: ['새우'] }));
    // 시럽 is a food the taxonomy knows, and holds no shrimp.
    const { body } = await test.send(productDetail.path, {
      id: 'mfds-foods-p121-900000000-0021-1gf62c9',
      surveyId,
    });
    expect(productDetail.reply.parse(body).cautions).toMatchObject([{ code: 'unknown', food: '시럽' }]);
  });

  it('is unknown under another spelling of its code', async () => {
    expect(await test.send(productDetail.path, { id: 'mfds-foods-p105-900000000-0005' })).toMatchObject({
      status: 404,
    });
  });
});

describe('an imported entry that is read again', () => {
  const read = (path: string, id: string, tag: string) =>
    test.app.inject({ method: 'POST', url: path, headers: { 'if-none-match': tag }, body: { id } });

  it.each([
    [productDetail.path, 'mfds-foods-p105-900000000-0005-13atx2l', '{product,name}'],
    // The server has not reloaded yet, so its catalogue lacks it.
    [recipeDetail.path, 'test-stew', '{recipe,title}'],
  ])('is sent anew where an import changed it, and else not: %s', async (path, id, name) => {
    const first = await read(path, id, '');
    const tag = String(first.headers['etag']);
    expect([first.statusCode, (await read(path, id, tag)).statusCode]).toEqual([200, 304]);
    await test.database.transaction((queries) =>
      queries.execute(`update imported_entries set updated_at = now(),
        entry = jsonb_set(entry, '${name}', '"새 이름"') where entry_id = '${id}'`),
    );
    const changed = await read(path, id, tag);
    expect([changed.statusCode, changed.payload.includes('새 이름')]).toEqual([200, true]);
  });
});

describe('our own entries', () => {
  it('keep the source the page knows', async () => {
    const [own] = [...test.catalogue.products.keys()];
    expect((await readProduct(own ?? '')).source).toBe('kkini');
  });
});
