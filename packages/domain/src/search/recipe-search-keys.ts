import type { Recipe } from '../food/recipe.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { toJamo } from '../hangul/jamo.ts';
import { initialKeystrokes, keystrokes } from '../hangul/keystrokes.ts';
import { DISH_TAG_KO } from '../vocabulary/foods/dish-tags.ts';
import { dishHoldings } from './dish-holdings.ts';
import { insideSignatures } from './inside-signatures.ts';
import { searchableText, searchableWords } from './searchable-text.ts';
import { foodNames, titleAliases } from './title-aliases.ts';
import { typoSignatures } from './typo-signatures.ts';

/** What a recipe is searched by. Lists are texts with a space around every member, in keystrokes. */
export type RecipeSearchKeys = {
  /** The title without spaces, as it is read, as keystrokes, as jamo, and the keystrokes of its initials. */
  readonly plain: string;
  readonly keys: string;
  readonly jamo: string;
  readonly initials: string;
  /** The words of the title. */
  readonly words: string;
  /** The title with foods called by other names. */
  readonly aliases: string;
  /** Names of the ingredients, of what they are kinds of, and of the recipe's tags; lower case. */
  readonly extras: string;
  /** Title, aliases and extras; lower case, so that a forgotten shift is forgiven. */
  readonly haystack: string;
  /** Syllables of the title. */
  readonly length: number;
  /** Numbers by which an index finds titles that are spelt almost so, and what is too short for trigrams. */
  readonly marks: readonly number[];
  readonly holdings: readonly string[];
};

/** Changes with the meaning of the keys, so that stored ones are made anew. */
export const SEARCH_KEYS_VERSION = '4';

/** Characters of a title that are searched: an index takes no longer keys. */
export const LONGEST_TITLE = 150;

/** Prepares a recipe for the search. */
export function recipeSearchKeys(
  taxonomy: Taxonomy,
  recipe: Pick<Recipe, 'title' | 'ingredients' | 'tags' | 'method'>,
): RecipeSearchKeys {
  const { title } = recipe;
  const plain = searchableText(title).slice(0, LONGEST_TITLE);
  const keys = keystrokes(plain);
  const initials = initialKeystrokes(plain);
  const aliases = list(titleAliases(taxonomy, plain).map(keystrokes));
  const extras = list(extraNames(taxonomy, recipe).map(keystrokes)).toLowerCase();
  return {
    plain,
    keys,
    jamo: toJamo(plain),
    initials,
    words: list(searchableWords(title).map(keystrokes)),
    aliases,
    extras,
    haystack: `${list([keys])}${aliases}${extras}`.toLowerCase(),
    length: [...plain].length,
    marks: [
      ...typoSignatures(searchableWords(title.slice(0, LONGEST_TITLE))),
      ...insideSignatures(plain, initials),
    ],
    holdings: dishHoldings(taxonomy, { title, lines: recipe.ingredients, method: recipe.method }),
  };
}

function extraNames(
  taxonomy: Taxonomy,
  { ingredients, tags }: Pick<Recipe, 'ingredients' | 'tags'>,
): readonly string[] {
  const ids = ingredients.flatMap(({ id }) => (id === null ? [] : [id]));
  const kinds = ids.flatMap((id) => [...(taxonomy.closures.get(id)?.identity ?? [])]);
  const written = ingredients.map(({ name }) => searchableText(name));
  return [
    ...new Set([
      ...written,
      ...[...new Set(kinds)].flatMap((id) => foodNames(taxonomy, id)),
      ...tags.map((tag) => searchableText(DISH_TAG_KO[tag])),
    ]),
  ];
}

function list(members: readonly string[]): string {
  return members.length === 0 ? '' : ` ${members.join(' ')} `;
}
