import type { CookbookDish, Product } from '@kkini/domain';
import { asc } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { catalogueEntries, catalogueVersions } from '../tables.ts';

/** The entries of one catalogue version. */
type StoredCatalogue = {
  readonly dataVersion: string;
  readonly cookbook: readonly CookbookDish[];
  readonly products: readonly Product[];
};

/** Replaces the entries of another catalogue version; keeps an equal version as it is. */
export async function seedCatalogue(queries: Queries, catalogue: StoredCatalogue): Promise<void> {
  const [version] = await queries.select().from(catalogueVersions).for('update');
  if (version?.dataVersion === catalogue.dataVersion) return;
  const row = { onlyRow: true, dataVersion: catalogue.dataVersion };
  await queries
    .insert(catalogueVersions)
    .values(row)
    .onConflictDoUpdate({ target: catalogueVersions.onlyRow, set: row });
  await queries.delete(catalogueEntries);
  const entries = [
    ...catalogue.cookbook.map((entry) => ({ kind: 'recipe' as const, entry })),
    ...catalogue.products.map((entry) => ({ kind: 'product' as const, entry })),
  ];
  const rows = entries.map(({ kind, entry }, position) => ({ id: entry.id, kind, position, entry }));
  if (rows.length > 0) await queries.insert(catalogueEntries).values(rows);
}

/** Every stored entry, in catalogue order. */
export async function loadEntries(queries: Queries): Promise<Pick<StoredCatalogue, 'cookbook' | 'products'>> {
  const rows = await queries.select().from(catalogueEntries).orderBy(asc(catalogueEntries.position));
  const entries = rows.map((row) => row.entry);
  return {
    cookbook: entries.filter((entry): entry is CookbookDish => 'versions' in entry),
    products: entries.filter((entry): entry is Product => !('versions' in entry)),
  };
}
