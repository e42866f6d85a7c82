import { recipeDetail } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { allowedSubstitutions } from '../../cautions/allowed-substitutions.ts';
import { surveyCautions } from '../../cautions/survey-cautions.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { recipeWire } from './recipe-wire.ts';

/** Reads recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts): void {
  registerEndpoint(app, recipeDetail, {
    handle: async ({ id, surveyId }) => {
      const { catalogue } = parts;
      const recipe = catalogue.recipes.get(id);
      if (recipe === undefined) return [];
      const dish = { title: recipe.title, lines: recipe.ingredients };
      const cautions = await surveyCautions(parts, surveyId ?? null, dish);
      const substitutions = await allowedSubstitutions(parts, surveyId ?? null, recipe);
      return [{ ...recipeWire(recipe, catalogue), cautions, substitutions }];
    },
  });
}
