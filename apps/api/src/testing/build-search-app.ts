import type { Recipe } from '@kkini/domain';
import { syncSearchIndex } from '../db/stores/search-index.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { loadTestCatalogue } from './load-test-catalogue.ts';

/** A built app that finds exactly these recipes. */
export async function buildSearchApp(recipes: readonly Recipe[]): Promise<TestApp> {
  const catalogue = await loadTestCatalogue();
  const test = await buildTestApp({
    catalogue: { ...catalogue, recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])) },
  });
  await test.database.transaction((queries) => syncSearchIndex(queries, catalogue.taxonomy, recipes));
  return test;
}
