import type { ImportedEntry } from '@kkini/catalog';
import type { Product, Recipe } from '@kkini/domain';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { importedEntries } from '../tables.ts';

/** An imported entry with the digest of its content. */
export type ImportRecord = { readonly entry: ImportedEntry; readonly digest: string };

/** What storing did, counted by entry. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Stores entries by source and key: new ones are added, changed ones replaced, equal ones left as they are. */
export async function saveImports(queries: Queries, records: readonly ImportRecord[]): Promise<ImportCounts> {
  if (records.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const rows = records.map(({ entry, digest }) => ({
    source: entry.source,
    key: entry.key,
    kind: entry.kind,
    entryId: entryId(entry),
    digest,
    entry,
  }));
  const written = await queries
    .insert(importedEntries)
    .values(rows)
    .onConflictDoUpdate({
      target: [importedEntries.source, importedEntries.key],
      set: {
        kind: sql`excluded.kind`,
        entryId: sql`excluded.entry_id`,
        digest: sql`excluded.digest`,
        entry: sql`excluded.entry`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${importedEntries.digest} <> excluded.digest`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const added = written.filter(({ isNew }) => isNew).length;
  const changed = written.length - added;
  return { added, changed, unchanged: records.length - added - changed };
}

/** Every imported recipe, in the order of source and key. */
export async function loadImportedRecipes(queries: Queries): Promise<readonly Recipe[]> {
  const rows = await queries
    .select({ entry: importedEntries.entry })
    .from(importedEntries)
    .where(eq(importedEntries.kind, 'recipe'))
    .orderBy(asc(importedEntries.source), asc(importedEntries.key));
  return rows.flatMap(({ entry }) => (entry.kind === 'recipe' ? [entry.recipe] : []));
}

/** An imported product by its catalogue id; null when there is none. */
export async function findImportedProduct(queries: Queries, id: string): Promise<Product | null> {
  const [row] = await queries
    .select({ entry: importedEntries.entry })
    .from(importedEntries)
    .where(and(eq(importedEntries.entryId, id), eq(importedEntries.kind, 'product')));
  return row?.entry.kind === 'product' ? row.entry.product : null;
}

/** A text that changes whenever an imported recipe does; null without any. */
export async function importVersion(queries: Queries): Promise<string | null> {
  const [row] = await queries
    .select({ entries: count(), latest: max(importedEntries.updatedAt) })
    .from(importedEntries)
    .where(eq(importedEntries.kind, 'recipe'));
  return row === undefined || row.latest === null
    ? null
    : `${row.entries}-${row.latest.getTime().toString(36)}`;
}

function entryId(entry: ImportedEntry): string | null {
  if (entry.kind === 'recipe') return entry.recipe.id;
  return entry.kind === 'product' ? entry.product.id : null;
}
