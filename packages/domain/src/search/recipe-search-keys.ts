import type { Recipe } from '../food/recipe.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import { toJamo } from '../hangul/hangul-syllable.ts';
import { initialKeystrokes, keystrokes } from '../hangul/keystrokes.ts';
import { DISH_TAG_KO } from '../vocabulary/foods/dish-classes.ts';
import { SHORT_FOOD_NAMES } from '../vocabulary/foods/short-food-names.ts';
import { dishHoldings } from './dish-holdings.ts';
import { englishFoods, englishTitles } from './english-lexicon.ts';
import { insideSignatures, nameSignature } from './part-signatures.ts';
import { latinText, searchableText, searchableWords } from './searchable-text.ts';
import { foodNames, titleAliases } from './title-aliases.ts';
import { typoSignatures } from './typo-signatures.ts';

/** Search keys of a recipe. Lists are texts with a space around every member, in keystrokes. */
export type RecipeSearchKeys = {
  /** The title without spaces, in its spelling, as keystrokes, as jamo, and the keystrokes of its initials. */
  readonly plain: string;
  readonly keys: string;
  readonly jamo: string;
  readonly initials: string;
  /** The words of the title. */
  readonly words: string;
  /** The title with its foods under other names, and the dish's own other names, English and romanised ones last. */
  readonly aliases: string;
  /** Names of the ingredients, of their ancestors and of the recipe's tags, in lower case; those of foods also in English. */
  readonly extras: string;
  /** Title, aliases and extras; lower case, so that a missed shift key still matches. */
  readonly haystack: string;
  /** Syllables of the title. */
  readonly length: number;
  /** Numbers for an index of similar titles, of texts too short for trigrams, and of the dish's own other names. */
  readonly marks: readonly number[];
  readonly holdings: readonly string[];
};

/** Version of the keys; a change rebuilds stored ones. */
export const SEARCH_KEYS_VERSION = '11';

/** Longest part of a title that is searched, in characters, because index keys are bounded. */
export const LONGEST_TITLE = 150;

/** The recipe fields that determine its search keys. */
export type SearchedFields = Pick<
  Recipe,
  'id' | 'dishId' | 'title' | 'names' | 'english' | 'ingredients' | 'tags' | 'method'
>;

/** The search keys of a recipe. */
export function recipeSearchKeys(taxonomy: Taxonomy, recipe: SearchedFields): RecipeSearchKeys {
  const { title, names = [] } = recipe;
  const plain = searchableText(title).slice(0, LONGEST_TITLE);
  const keys = keystrokes(plain);
  const initials = initialKeystrokes(plain);
  const titles = englishTitles(recipe).map((name) => latinText(name).slice(0, LONGEST_TITLE));
  const own = names.map((name) => keystrokes(searchableText(name)));
  const others = new Set([...own, ...titleAliases(taxonomy, plain).map(keystrokes), ...titles]);
  others.delete(keys);
  const aliases = list([...others]);
  const foods = recipe.english === undefined ? [] : englishFoods(taxonomy, recipe).map(latinText);
  const extras = list([...extraNames(taxonomy, recipe).map(keystrokes), ...foods]).toLowerCase();
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
      ...[...own, ...titles].map(nameSignature),
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
      ...[...new Set(kinds)].flatMap((id) => [...foodNames(taxonomy, id), ...(SHORT_FOOD_NAMES[id] ?? [])]),
      ...tags.map((tag) => searchableText(DISH_TAG_KO[tag])),
    ]),
  ];
}

function list(members: readonly string[]): string {
  return members.length === 0 ? '' : ` ${members.join(' ')} `;
}
