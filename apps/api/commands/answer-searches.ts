import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readQuery } from '@kkini/domain';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { awaitDatabase } from '../src/db/await-database.ts';
import type { Queries } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { findRecipes } from '../src/db/stores/find-recipes.ts';
import { syncSearchIndex } from '../src/db/stores/search-index.ts';
import { indexCatalogue, readCatalogue } from '../src/platform/read-catalogue.ts';

const USAGE = `Usage: answer-searches <file with one title per line>
Indexes the titles in an empty database (DATABASE_URL or KKINI_DATA_DIR), then answers every line of the standard input
with a line of JSON: the numbers of the first ten titles, and the milliseconds the search took.`;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const config = readConfig(resolve(import.meta.dirname, '../../..'));
const { taxonomy } = indexCatalogue(await readCatalogue(config.catalogueFile));
const database = await openDatabase(config.database, new URL('./database-worker.js', import.meta.url));
await awaitDatabase(config, () => migrate(database));
const titles = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const recipes = titles.map((title, index) => ({
  id: String(index).padStart(7, '0'),
  title,
  author: null,
  ingredients: [],
  tags: [],
  method: 'setMeal' as const,
}));
const started = performance.now();
await database.transaction(fillIndex);
console.log(JSON.stringify({ titles: titles.length, indexMs: performance.now() - started }));
for await (const line of createInterface({ input: process.stdin })) {
  const began = performance.now();
  const ids = await search(line);
  console.log(JSON.stringify({ found: ids.map(Number), ms: performance.now() - began }));
}
await database.close();

/** Builds the largest index after all rows are stored, which is many times faster than updating it row by row. */
async function fillIndex(queries: Queries): Promise<void> {
  const { rows } = await queries.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname = 'recipe_search_inside'`,
  );
  await queries.execute(sql`drop index recipe_search_inside`);
  await syncSearchIndex(queries, taxonomy, recipes);
  for (const { indexdef } of rows) await queries.execute(sql.raw(indexdef));
}

async function search(text: string): Promise<readonly string[]> {
  const query = readQuery(text);
  if (query === null) return [];
  const question = { query, unsuitable: { holdings: [], words: [] }, limit: 10, after: null };
  const found = await database.transaction((queries) => findRecipes(queries, question));
  return found.map(({ id }) => id);
}
