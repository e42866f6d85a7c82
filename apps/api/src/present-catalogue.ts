import type { Catalogue } from '@kkini/catalog';
import type { Queries } from './db/database.ts';
import { importVersion, loadImportedRecipes } from './db/stores/import-store.ts';
import { indexCatalogue, type LoadedCatalogue } from './edges/read-catalogue.ts';

type Built = Pick<Catalogue, 'dataVersion' | 'taxonomy' | 'recipes' | 'products'>;

/** The catalogue that plans are made from: the built one with every imported recipe. */
export async function presentCatalogue(queries: Queries, built: Built): Promise<LoadedCatalogue> {
  const imported = await loadImportedRecipes(queries);
  const version = await importVersion(queries);
  const dataVersion = version === null ? built.dataVersion : `${built.dataVersion}.${version}`;
  return indexCatalogue({ ...built, dataVersion, recipes: [...built.recipes, ...imported] });
}
