import type { SoughtText } from '@kkini/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import {
  asTypedPlan,
  RANKS,
  type SearchList,
  type SearchPlan,
  type SearchStep,
  slipPlan,
} from './search-ranks.ts';

/** What a visitor had better not be served: holdings of a dish, and words in lower-case keystrokes. */
export type Unsuitable = { readonly holdings: readonly string[]; readonly words: readonly string[] };

/** One page of a search; `after` is the id of the last recipe of the page before. */
export type RecipeSearch = {
  readonly sought: SoughtText;
  readonly unsuitable: Unsuitable;
  readonly limit: number;
  readonly after: string | null;
};

/** A recipe that was found, and why: by its title, by what is in it, or by a title spelt almost so. */
export type FoundRecipe = {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly match: 'title' | 'ingredient' | 'similar';
  readonly holdings: readonly string[];
  readonly haystack: string;
};

/** So few recipes as typed that the text may be misspelt. */
const SCARCE = 10;

/**
 * Recipes by rank, in each rank those that suit the visitor first, then the shorter title, then by id. Titles that are
 * spelt almost so follow where fewer than ten recipes fit the text as typed. After an id that is not found, all again.
 */
export async function findRecipes(queries: Queries, search: RecipeSearch): Promise<readonly FoundRecipe[]> {
  const { sought, limit } = search;
  await preferIndexes(queries);
  const plan = asTypedPlan(sought);
  const place = search.after === null ? null : await placeOf(queries, search, search.after);
  const asTyped = await run(queries, search, { plan, place, limit });
  if (asTyped.length === limit) return asTyped.map(toFound);
  const first = place === null ? asTyped : await run(queries, search, { plan, place: null, limit: SCARCE });
  const slips = slipPlan(sought);
  if (first.length >= SCARCE || slips === null) return asTyped.map(toFound);
  const others = withoutThese(slips, first);
  const almost = await run(queries, search, { plan: others, place, limit: limit - asTyped.length });
  return [...asTyped, ...almost].map(toFound);
}

/**
 * Until the transaction ends. Reading the whole table looks cheap to the database, which does not know how dear the long
 * columns are; compiling a query takes longer than a search.
 */
async function preferIndexes(queries: Queries): Promise<void> {
  await queries.execute(
    sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
  );
}

type Place = {
  readonly rank: number;
  readonly unsuited: boolean;
  readonly length: number;
  readonly id: string;
};
type Row = Place & Pick<FoundRecipe, 'title' | 'author' | 'holdings' | 'haystack'>;
type Run = { readonly plan: SearchPlan; readonly place: Place | null; readonly limit: number };

function toFound({ id, title, author, rank, holdings, haystack }: Row): FoundRecipe {
  const match = rank >= RANKS.slip ? 'similar' : rank === RANKS.ingredient ? 'ingredient' : 'title';
  return { id, title, author, match, holdings, haystack };
}

/** Where a recipe stands in the list; null when it is not there. */
async function placeOf(
  queries: Queries,
  { sought, unsuitable }: RecipeSearch,
  id: string,
): Promise<Place | null> {
  for (const plan of [asTypedPlan(sought), slipPlan(sought)]) {
    if (plan === null) continue;
    const here = narrowed(plan, sql`id = ${id}`);
    const [place] = await run(queries, { unsuitable }, { plan: here, place: null, limit: 1 });
    if (place !== undefined) return place;
  }
  return null;
}

function withoutThese(plan: SearchPlan, rows: readonly Row[]): SearchPlan {
  if (rows.length === 0) return plan;
  return narrowed(plan, sql`id <> all(${sql.param(rows.map(({ id }) => id))}::text[])`);
}

function narrowed({ lists, steps }: SearchPlan, condition: SQL): SearchPlan {
  return { lists, steps: steps.map((step) => ({ ...step, where: sql`${condition} and (${step.where})` })) };
}

/** The steps one after the other: a later one costs nothing when the ones before fill the page. */
async function run(
  queries: Queries,
  { unsuitable }: Pick<RecipeSearch, 'unsuitable'>,
  { plan: { lists, steps }, place, limit }: Run,
): Promise<readonly Row[]> {
  const unsuited = unsuitedTo(unsuitable);
  const listed = lists.map((list) => listSql(list, unsuited));
  const branches = steps.map(
    (step) => sql`
      select * from (
        select id, rank, unsuited, length from (${stepSql(step, unsuited)}) found
        where rank is not null ${beyond(place)}
        order by rank, unsuited, length, id limit ${limit}
      ) step`,
  );
  const { rows } = await queries.execute<Row>(sql`
    ${listed.length === 0 ? sql`` : sql`with ${sql.join(listed, sql`, `)}`}
    select page.*, title, author, holdings, haystack
    from (${sql.join(branches, sql` union all `)} limit ${limit}) page
    join recipe_search using (id)
    order by page.rank, page.unsuited, page.length, page.id`);
  return rows;
}

function listSql({ name, where }: SearchList, unsuited: SQL): SQL {
  return sql`${name} as materialized (select id, ${unsuited} as unsuited, length from recipe_search where ${where})`;
}

function stepSql({ list, where, rank }: SearchStep, unsuited: SQL): SQL {
  return list === undefined
    ? sql`select id, ${rank} as rank, ${unsuited} as unsuited, length from recipe_search where ${where}`
    : sql`select id, ${rank} as rank, unsuited, length from ${list} where ${where}`;
}

function beyond(place: Place | null): SQL {
  if (place === null) return sql``;
  const { rank, unsuited, length, id } = place;
  return sql`and (rank, unsuited, length, id) > (${rank}, ${unsuited}, ${length}, ${id})`;
}

function unsuitedTo({ holdings, words }: Unsuitable): SQL {
  const byWords = words.map((word) => sql`haystack like ${`%${word}%`}`);
  const byHoldings = holdings.length === 0 ? [] : [sql`holdings && ${sql.param(holdings)}::text[]`];
  const ways = [...byHoldings, ...byWords];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}
