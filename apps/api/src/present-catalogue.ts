import type { Queries } from './db/database.ts';
import { importVersion, loadImportedRecipes } from './db/stores/import-store.ts';
import { type IndexedContent, indexCatalogue, type LoadedCatalogue } from './platform/read-catalogue.ts';

/** The current catalogue for planning: the built one plus all imported recipes. */
export async function presentCatalogue(queries: Queries, built: IndexedContent): Promise<LoadedCatalogue> {
  const imported = await loadImportedRecipes(queries);
  const version = await importVersion(queries);
  const dataVersion = version === null ? built.dataVersion : `${built.dataVersion}.${version}`;
  return indexCatalogue({ ...built, dataVersion, imported });
}
