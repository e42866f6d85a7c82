import {
  capabilityIdSchema,
  recipeDetail as recipeDetailCall,
  recipeTips,
  searchRecipes,
} from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { registerPrepared } from '../../plugins/prepared/register-prepared.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { type Means, recipeDetail } from './recipe-detail.ts';
import { searchForRecipes } from './search-for-recipes.ts';
import type { TipService } from './tips/tip-service.ts';

/** Calls that read and search recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts, { prepared, tips }: Means): void {
  tipRoutes(app, parts, tips);
  registerEndpoint(app, searchRecipes, { handle: (request) => searchForRecipes(parts, request) });
  registerPrepared(app, parts, {
    endpoint: recipeDetailCall,
    read: (request) => recipeDetail(parts, { prepared, tips }, request),
  });
}

/** Calls that write tips for recipes and products. */
function tipRoutes(app: FastifyInstance, parts: AppParts, tips: TipService): void {
  registerEndpoint(app, recipeTips, {
    codeByField: { itemId: 'tipInfoMissing', surveyId: 'tipInfoMissing' },
    handle: async ({ itemId, surveyId, date, mealTime, variant = 0, language = 'ko' }, { principal }) => {
      if (!capabilityIdSchema.safeParse(surveyId).success) throw new AppError('surveyNotFound');
      const open = (queries: Queries) => openSurvey(queries, principal, surveyId);
      if ((await parts.database.transaction(open)) === null) throw new AppError('surveyNotFound');
      const meal = date && mealTime ? { date, mealTime } : undefined;
      const answer = await tips.answer({ itemId, surveyId, meal, variant, language });
      if ('missing' in answer)
        throw new AppError(answer.missing === 'item' ? 'itemNotFound' : 'surveyNotFound');
      return { data: { guide: answer.guide } };
    },
  });
}
