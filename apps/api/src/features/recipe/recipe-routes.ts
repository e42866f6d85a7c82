import { recipeDetail } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { recipeWire } from './recipe-wire.ts';

/** Reads recipes. */
export function recipeRoutes(app: FastifyInstance, { catalogue }: AppParts): void {
  registerEndpoint(app, recipeDetail, {
    handle: ({ id }) => {
      const recipe = catalogue.recipes.get(id);
      return recipe === undefined ? [] : [recipeWire(recipe, catalogue)];
    },
  });
}
