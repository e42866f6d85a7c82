import { createHash } from 'node:crypto';
import {
  type Recipe,
  recipeSearchKeys,
  SEARCH_KEYS_VERSION,
  type SearchedFields,
  type Taxonomy,
} from '@kkini/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { recipeSearch } from '../tables.ts';

/** Rows per statement; few enough for the statement timeout on a slow machine. */
const BATCH = 100;

/** Fields of a recipe from which its search keys are computed. */
export type SearchableRecipe = SearchedFields & Pick<Recipe, 'author'>;

/** Synchronises the search index with these recipes: indexes missing and outdated ones, removes all others. */
export async function syncSearchIndex(
  queries: Queries,
  taxonomy: Taxonomy,
  recipes: readonly SearchableRecipe[],
): Promise<void> {
  const rows = await queries.select({ id: recipeSearch.id, stamp: recipeSearch.stamp }).from(recipeSearch);
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]));
  const stale = recipes.filter((recipe) => stamps.get(recipe.id) !== stampOf(taxonomy, recipe));
  for (const { id } of recipes) stamps.delete(id);
  const gone = [...stamps.keys()];
  for (let from = 0; from < gone.length; from += BATCH)
    await queries.delete(recipeSearch).where(inArray(recipeSearch.id, gone.slice(from, from + BATCH)));
  const fill = () => indexRecipes(queries, taxonomy, stale);
  await (rows.length === 0 && stale.length > BATCH ? withoutIndex(queries, fill) : fill());
  if (stale.length + gone.length > 0) await queries.execute(sql`analyze recipe_search`);
}

/** Fills the empty table before its trigram index is built, because inserting row by row takes six times as long. */
async function withoutIndex(queries: Queries, fill: () => Promise<void>): Promise<void> {
  const { rows } = await queries.execute(
    sql`select indexdef from pg_indexes where indexname = 'recipe_search_inside' and schemaname = current_schema`,
  );
  const [definition] = rows.map(({ indexdef }) => String(indexdef));
  if (definition === undefined) return await fill();
  await queries.execute(sql`drop index recipe_search_inside`);
  await fill();
  await queries.execute(sql.raw(definition));
}

/** Adds or updates these recipes in the search index. */
export async function indexRecipes(
  queries: Queries,
  taxonomy: Taxonomy,
  recipes: readonly SearchableRecipe[],
): Promise<void> {
  for (let from = 0; from < recipes.length; from += BATCH) {
    const rows = recipes.slice(from, from + BATCH).map((recipe) => toRow(taxonomy, recipe));
    await queries
      .insert(recipeSearch)
      .values(rows)
      .onConflictDoUpdate({
        target: recipeSearch.id,
        set: NEW,
        setWhere: sql`${recipeSearch.stamp} <> excluded.stamp`,
      });
  }
}

type Row = typeof recipeSearch.$inferInsert;

const NEW = Object.fromEntries(
  Object.entries(recipeSearch)
    .filter(([name]) => name !== 'id' && name !== 'enableRLS')
    .map(([name]) => [name, sql.raw(`excluded.${name}`)]),
);

function toRow(taxonomy: Taxonomy, recipe: SearchableRecipe): Row {
  const { marks, holdings, ...texts } = recipeSearchKeys(taxonomy, recipe);
  return {
    id: recipe.id,
    stamp: stampOf(taxonomy, recipe),
    title: recipe.title,
    author: recipe.author,
    ...texts,
    marks: [...marks],
    holdings: [...holdings],
  };
}

function stampOf(
  { version }: Taxonomy,
  { title, names, english, author, ingredients, tags, method }: SearchableRecipe,
): string {
  const content = [
    SEARCH_KEYS_VERSION,
    version,
    title,
    names,
    english?.title,
    author,
    ingredients,
    tags,
    method,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}
