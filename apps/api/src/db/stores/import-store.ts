import type { ImportedEntry } from '@kkini/catalog';
import { type Product, type Recipe, wholeNutrition } from '@kkini/domain';
import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { importChanges, importedEntries } from '../tables.ts';

/** An imported entry with the digest of its content. */
export type ImportRecord = { readonly entry: ImportedEntry; readonly digest: string };

/** Numbers of stored entries. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Numbers of stored entries, and the records skipped because another source key owns their catalogue id. */
export type SavedImports = ImportCounts & {
  readonly idTaken: ReadonlyMap<ImportRecord, { readonly source: string; readonly key: string }>;
};

/**
 * Key of the advisory lock that serialises batches of concurrent imports, so that they cannot deadlock; the number is arbitrary.
 */
const IMPORT_LOCK = 5_120_417;

/** Stores entries by source and key, each at most once: adds new ones, replaces changed ones, keeps equal ones. Never deletes. */
export async function saveImports(queries: Queries, records: readonly ImportRecord[]): Promise<SavedImports> {
  if (records.length === 0) return { added: 0, changed: 0, unchanged: 0, idTaken: new Map() };
  await holdImports(queries);
  const idTaken = await takenIds(queries, records);
  const free = records.filter((record) => !idTaken.has(record));
  const { added, changed } = await writeImports(queries, free);
  return { added, changed, unchanged: free.length - added - changed, idTaken };
}

async function takenIds(
  queries: Queries,
  records: readonly ImportRecord[],
): Promise<SavedImports['idTaken']> {
  const ids = records.flatMap(({ entry }) => catalogueId(entry) ?? []);
  const { source, key, entryId } = importedEntries;
  const stored = await queries
    .select({ source, key, entryId })
    .from(importedEntries)
    .where(inArray(entryId, ids));
  const owners = new Map(stored.map((row) => [row.entryId, row]));
  const taken = new Map<ImportRecord, { readonly source: string; readonly key: string }>();
  for (const record of records) {
    const id = catalogueId(record.entry);
    const row = { source: record.entry.source, key: record.entry.key, entryId: id };
    const owner = id === null ? row : (owners.get(id) ?? row);
    if (owner.source !== row.source || owner.key !== row.key) taken.set(record, owner);
    else if (id !== null) owners.set(id, row);
  }
  return taken;
}

async function writeImports(
  queries: Queries,
  records: readonly ImportRecord[],
): Promise<Pick<ImportCounts, 'added' | 'changed'>> {
  if (records.length === 0) return { added: 0, changed: 0 };
  const rows = records.map(({ entry, digest }) => {
    const { source, key, kind } = entry;
    return { source, key, kind, entryId: catalogueId(entry), digest, entry };
  });
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
    .returning({ isNew: sql<boolean>`xmax = 0`, kind: importedEntries.kind });
  if (written.some(({ kind }) => kind === 'recipe')) await countChange(queries);
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}

async function countChange(queries: Queries): Promise<void> {
  const counted = sql`${importChanges.changes} + 1`;
  await queries
    .insert(importChanges)
    .values({ onlyRow: true, changes: 1 })
    .onConflictDoUpdate({ target: importChanges.onlyRow, set: { changes: counted } });
}

/** Number of imports that wrote recipes; it changes with the catalogue. */
export async function importChangeCount(queries: Queries): Promise<number> {
  const [row] = await queries.select().from(importChanges);
  return row?.changes ?? 0;
}

/** Every imported recipe, in the order of source and key. */
export async function loadImportedRecipes(queries: Queries): Promise<readonly Recipe[]> {
  const rows = await queries
    .select({ recipe: sql<Recipe>`${importedEntries.entry} -> 'recipe'` })
    .from(importedEntries)
    .where(eq(importedEntries.kind, 'recipe'))
    .orderBy(asc(importedEntries.source), asc(importedEntries.key));
  return rows.map(({ recipe }) => withWholeNutrition(recipe));
}

/** An imported product by its catalogue id; null if there is none. */
export async function findImportedProduct(queries: Queries, id: string): Promise<Product | null> {
  const [row] = await queries
    .select({ product: sql<Product>`${importedEntries.entry} -> 'product'` })
    .from(importedEntries)
    .where(and(eq(importedEntries.entryId, id), eq(importedEntries.kind, 'product')));
  return row === undefined ? null : withWholeNutrition(row.product);
}

/** An imported recipe by its catalogue id; null if there is none. */
export async function findImportedRecipe(queries: Queries, id: string): Promise<Recipe | null> {
  const [row] = await queries
    .select({ recipe: sql<Recipe>`${importedEntries.entry} -> 'recipe'` })
    .from(importedEntries)
    .where(and(eq(importedEntries.entryId, id), eq(importedEntries.kind, 'recipe')));
  return row === undefined ? null : withWholeNutrition(row.recipe);
}

/** A stamp that changes with every change of an imported entry, by its catalogue id; null if there is none. */
export async function importStamp(database: Pick<Database, 'ask'>, id: string): Promise<string | null> {
  const statement = 'select updated_at::text as stamp from imported_entries where entry_id = $1';
  const [row] = await database.ask(statement, [id]);
  return row === undefined ? null : String(row['stamp']);
}

/** Makes imports wait until this transaction ends. */
export async function holdImports(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** A version that changes with every imported recipe; null if there are none. */
export async function importVersion(queries: Queries): Promise<string | null> {
  const [row] = await queries
    .select({ entries: count(), latest: max(importedEntries.updatedAt) })
    .from(importedEntries)
    .where(eq(importedEntries.kind, 'recipe'));
  return row === undefined || row.latest === null
    ? null
    : `${row.entries}-${row.latest.getTime().toString(36)}`;
}

function catalogueId(entry: ImportedEntry): string | null {
  if (entry.kind === 'recipe') return entry.recipe.id;
  return entry.kind === 'product' ? entry.product.id : null;
}

/** Adds nutrients missing in entries of older versions, as unknown. */
function withWholeNutrition<Dish extends Recipe | Product>(dish: Dish): Dish {
  return { ...dish, nutrition: wholeNutrition(dish.nutrition) };
}
