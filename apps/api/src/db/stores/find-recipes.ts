import type { SearchQuery } from '@kkini/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { queryRow } from './query-row.ts';

/** What does not suit a visitor: holdings of dishes, and words as lower-case keystrokes. */
export type Unsuitable = { readonly holdings: readonly string[]; readonly words: readonly string[] };

/** One page of a search; `after` is the id of the last recipe of the previous page. */
export type RecipeSearch = {
  readonly query: SearchQuery;
  readonly unsuitable: Unsuitable;
  readonly limit: number;
  readonly after: string | null;
};

/** A matching recipe and the reason: its title, its contents, or a similar title. */
export type FoundRecipe = {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly match: 'title' | 'ingredient' | 'similar';
  readonly holdings: readonly string[];
  readonly haystack: string;
};

/**
 * Recipes by rank, then suitable ones first, then by length of title, then by id. Similar titles are added if fewer than ten
 * recipes match the text exactly. An unknown `after` starts from the beginning.
 */
export async function findRecipes(
  queries: Queries,
  { query, unsuitable, limit, after }: RecipeSearch,
): Promise<readonly FoundRecipe[]> {
  const { holdings, words } = unsuitable;
  const isAnyUnsuitable = holdings.length + words.length > 0;
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await queries.execute<FoundRecipe>(sql`
    select * from find_recipes(
      ${JSON.stringify(queryRow(query))},
      ${isAnyUnsuitable ? sql.param(holdings) : null},
      ${isAnyUnsuitable ? sql.param(patterns) : null},
      ${after},
      ${limit}
    )`);
  return rows;
}
