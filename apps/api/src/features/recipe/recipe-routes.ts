import { recipeDetail, searchRecipes } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { findImportedRecipe } from '../../db/stores/import-store.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { allowedSubstitutions } from './judgement/allowed-substitutions.ts';
import { judgeForAnswers } from './judgement/judge-for-survey.ts';
import { surveyAnswers } from './judgement/survey-answers.ts';
import { tipRoutes } from './recipe-tips.ts';
import { recipeWire } from './recipe-wire.ts';
import { searchForRecipes } from './search-for-recipes.ts';

/** Reads and finds recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts): void {
  tipRoutes(app, parts);
  registerEndpoint(app, searchRecipes, { handle: (request) => searchForRecipes(parts, request) });
  registerEndpoint(app, recipeDetail, {
    handle: async ({ id, surveyId }) => {
      const { catalogue } = parts.planner.basis;
      const recipe = catalogue.recipes.get(id) ?? (await imported(parts, id));
      if (recipe === null) return [];
      const answers = await surveyAnswers(parts, surveyId);
      const said = judgeForAnswers(catalogue.taxonomy, answers, { kind: 'recipe', recipe });
      const substitutions = allowedSubstitutions(catalogue.taxonomy, answers, recipe);
      return [{ ...recipeWire(recipe, catalogue), ...said, substitutions }];
    },
  });
}

/** An imported recipe is readable at once; plans use it after the server reloads the catalogue. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedRecipe(queries, id));
}
