import type { RecipeHitWire, searchRecipes } from '@kkini/contract';
import {
  dishHoldings,
  type EnglishLexicon,
  type EnglishReading,
  englishFoodName,
  englishVocabulary,
  FOOD_PROPERTIES,
  FOOD_PROPERTY_EN,
  FOOD_PROPERTY_KO,
  isListed,
  makeEnglishLexicon,
  type Recipe,
  readEnglish,
  readEnglishQuery,
  readQuery,
  type SearchQuery,
  type Taxonomy,
  UNKNOWN_FOOD,
  withoutCompanions,
} from '@kkini/domain';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { type FoundRecipe, findRecipes, type RecipeSearch } from '../../db/stores/find-recipes.ts';
import { type LoadedCatalogue, listedRecipes, sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture } from '../../plugins/art/art-addresses.ts';
import { surveyAnswers } from './judgement/judge-for-survey.ts';
import { recipeFinder } from './judgement/survey-visitor.ts';
import { exclusionMatcher, unsuitableDishes } from './judgement/unsuitable-dishes.ts';

/** One page of recipes matching the typed text, each as cooked for the people of the survey. */
export async function searchForRecipes(
  parts: AppParts,
  { searchText, limit, cursor, surveyId }: z.output<typeof searchRecipes.request>,
): Promise<RecipeHitWire[]> {
  const { catalogue } = parts.planner.basis;
  const { taxonomy, recipes } = catalogue;
  const answers = await surveyAnswers(parts, surveyId);
  const unsuitable = unsuitableDishes(taxonomy, answers);
  const after = cursor === undefined ? null : (recipes.get(cursor)?.dishId ?? cursor);
  const english = readEnglish(englishLexicon(catalogue), searchText);
  const found = await (parts.replica ?? parts.database).transaction((queries) =>
    findTyped(queries, { searchText, english, page: { unsuitable, limit, after } }),
  );
  const recipeOf = recipeFinder(catalogue, answers);
  const metExclusions = exclusionMatcher(taxonomy, answers);
  return found.map((dish) => {
    const recipe = recipeOf(dish.id);
    const cooked = asCooked(taxonomy, dish, recipe);
    const met = metExclusions(cooked);
    return {
      doc_id: recipe?.id ?? dish.id,
      imgUrl: dishPicture(dish.id, catalogue.dataVersion),
      title: dish.title,
      title_en: recipe?.english?.title ?? null,
      author: dish.author,
      source: nameOfSource(recipe?.source, parts),
      match: dish.match,
      excludedFoods: met,
      excludedFoodsEn: met.map((food) => inEnglish(taxonomy, food)),
      hasUnknownFood: [unsuitable, cooked].every(({ holdings }) => holdings.includes(UNKNOWN_FOOD)),
    };
  });
}

type Typed = {
  readonly searchText: string;
  /** Null if the text is not in Latin letters. */
  readonly english: EnglishReading | null;
  readonly page: Pick<RecipeSearch, 'unsuitable' | 'limit' | 'after'>;
};

/**
 * One page of recipes for the typed text: as English if all its words are known and a dish matches them all, else as Korean, else
 * with its English words corrected. The corrected words come before Korean if one of the words was typed correctly.
 */
async function findTyped(
  queries: Queries,
  { searchText, english, page }: Typed,
): Promise<readonly FoundRecipe[]> {
  const find = async (query: SearchQuery | null, changes: Partial<Typed['page']> = {}) =>
    query === null ? [] : await findRecipes(queries, { query, ...page, ...changes });
  const typed = readEnglishQuery(english?.typed ?? '');
  const isFound = english?.meant ? (await find(typed, { limit: 1, after: null })).length > 0 : true;
  if (typed !== null && isFound) return await find(typed);
  const korean = readQuery(searchText);
  if (!english?.meant) return await find(korean);
  const query = readEnglishQuery(english.meant);
  const found = async (text: SearchQuery | null) => (await find(text, { limit: 1, after: null }))[0];
  const isMeant = english.isLatin && (await found(query)) !== undefined;
  const first = isMeant ? undefined : await found(korean);
  if (first !== undefined && first.match !== 'similar') return await find(korean);
  const meant = await find(query);
  return meant.map((dish) => ({ ...dish, match: 'similar' }));
}

function inEnglish(taxonomy: Taxonomy, food: string): string {
  const property = FOOD_PROPERTIES.find((each) => FOOD_PROPERTY_KO[each] === food);
  return property === undefined ? (englishFoodName(taxonomy, food) ?? food) : FOOD_PROPERTY_EN[property];
}

/** A found dish with its holdings as cooked in another kitchen than the indexed one. */
function asCooked(taxonomy: Taxonomy, dish: FoundRecipe, recipe: Recipe | undefined): FoundRecipe {
  if (recipe === undefined || isListed(recipe)) return dish;
  const { title, ingredients: lines, method } = withoutCompanions(recipe);
  return { ...dish, holdings: dishHoldings(taxonomy, { title, lines, method }) };
}

/** Display name of a source; null for a recipe imported so recently that the catalogue does not have it yet. */
function nameOfSource(source: string | undefined, { planner }: AppParts): string | null {
  return source === undefined ? null : sourceName(source, planner.basis.catalogue);
}

const prepared = new WeakMap<LoadedCatalogue, EnglishLexicon>();

/** English words of all dishes of a catalogue, memoized. */
function englishLexicon(catalogue: LoadedCatalogue): EnglishLexicon {
  const known = prepared.get(catalogue);
  if (known !== undefined) return known;
  const words = listedRecipes(catalogue).flatMap((recipe) => [
    ...englishVocabulary(catalogue.taxonomy, recipe),
  ]);
  const lexicon = makeEnglishLexicon(words);
  prepared.set(catalogue, lexicon);
  return lexicon;
}
