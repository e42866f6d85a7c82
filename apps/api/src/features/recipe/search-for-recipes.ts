import type { RecipeHitWire, searchRecipes } from '@kkini/contract';
import {
  dishHoldings,
  isListed,
  type Recipe,
  soughtText,
  type Taxonomy,
  withoutCompanions,
} from '@kkini/domain';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { type FoundRecipe, findRecipes } from '../../db/stores/find-recipes.ts';
import { sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture } from '../../plugins/art/art-addresses.ts';
import { surveyAnswers } from './judgement/judge-for-survey.ts';
import { recipeFinder } from './judgement/recipe-in-kitchen.ts';
import { metExclusions, unsuitableDishes } from './judgement/unsuitable-dishes.ts';

/** One page of the recipes that match the typed text, each as the people of the survey cook it. */
export async function searchForRecipes(
  parts: AppParts,
  { searchText, limit, cursor, surveyId }: z.output<typeof searchRecipes.request>,
): Promise<RecipeHitWire[]> {
  const sought = soughtText(searchText);
  if (sought === null) return [];
  const { catalogue } = parts.planner.basis;
  const { taxonomy, recipes } = catalogue;
  const answers = await surveyAnswers(parts, surveyId);
  const unsuitable = unsuitableDishes(taxonomy, answers);
  const after = cursor === undefined ? null : (recipes.get(cursor)?.dishId ?? cursor);
  const found = await (parts.replica ?? parts.database).transaction((queries) =>
    findRecipes(queries, { sought, unsuitable, limit, after }),
  );
  const recipeOf = recipeFinder(catalogue, answers);
  return found.map((dish) => {
    const recipe = recipeOf(dish.id);
    return {
      doc_id: recipe?.id ?? dish.id,
      imgUrl: dishPicture(dish.id, catalogue.dataVersion),
      title: dish.title,
      title_en: recipe?.english?.title ?? null,
      author: dish.author,
      source: nameOfSource(recipe?.source, parts),
      match: dish.match,
      excludedFoods: metExclusions(taxonomy, answers, asCooked(taxonomy, dish, recipe)),
    };
  });
}

/** What a found dish holds as it is cooked in another kitchen than the searched one. */
function asCooked(taxonomy: Taxonomy, dish: FoundRecipe, recipe: Recipe | undefined): FoundRecipe {
  if (recipe === undefined || isListed(recipe)) return dish;
  const { title, ingredients: lines, method } = withoutCompanions(recipe);
  return { ...dish, holdings: dishHoldings(taxonomy, { title, lines, method }) };
}

/** Only the recipe itself knows the source of a recipe imported a moment ago. */
function nameOfSource(source: string | undefined, { planner }: AppParts): string | null {
  return source === undefined ? null : sourceName(source, planner.basis.catalogue);
}
