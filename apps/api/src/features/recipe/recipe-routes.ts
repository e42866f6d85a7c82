import { recipeDetail, searchRecipes } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { allowedSubstitutions } from '../../cautions/allowed-substitutions.ts';
import { surveyAnswers } from '../../cautions/survey-answers.ts';
import { surveyCautions } from '../../cautions/survey-cautions.ts';
import { findImportedRecipe } from '../../db/stores/import-store.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { makeRecipeSearch } from './recipe-search.ts';
import { tipRoutes } from './recipe-tips.ts';
import { recipeWire } from './recipe-wire.ts';
import { searchForRecipes } from './search-for-recipes.ts';

/** Reads and finds recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts): void {
  const { recipes, dataVersion } = parts.catalogue;
  tipRoutes(app, parts);
  const search = makeRecipeSearch(recipes.values());
  registerEndpoint(app, searchRecipes, {
    handle: ({ searchText, limit, cursor }) => {
      const found = search(searchText);
      // A recipe that is gone since the page before leaves nothing to continue from; the search starts again.
      const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
      return found.slice(start, start + limit).map((recipe) => recipeHit(recipe, dataVersion));
    },
  });
  registerEndpoint(app, searchRecipes, { handle: (request) => searchForRecipes(parts, request) });
  registerEndpoint(app, recipeDetail, {
    handle: async ({ id, surveyId }) => {
      const { catalogue } = parts;
      const recipe = catalogue.recipes.get(id) ?? (await imported(parts, id));
      if (recipe === null) return [];
      const dish = { title: recipe.title, lines: recipe.ingredients };
      const answers = await surveyAnswers(parts, surveyId);
      const cautions = surveyCautions(catalogue.taxonomy, answers, dish);
      const substitutions = allowedSubstitutions(catalogue.taxonomy, answers, recipe);
      return [{ ...recipeWire(recipe, catalogue), cautions, substitutions }];
    },
  });
}

/** Recipes imported since the server started are found at once; plans know them from its next start. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedRecipe(queries, id));
}
