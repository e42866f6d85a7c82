import { capabilityIdSchema, recipeDetail, recipeTips, searchRecipes } from '@kkini/contract';
import type { MealTime, Recipe } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { findImportedRecipe } from '../../db/stores/import-store.ts';
import { findPlan } from '../../db/stores/plan-store.ts';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import type { Principal } from '../../plugins/access/principal.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { allowedSubstitutions } from './judgement/allowed-substitutions.ts';
import { judgeForSurvey } from './judgement/judge-for-survey.ts';
import { recipeWire } from './recipe-wire.ts';
import { searchForRecipes } from './search-for-recipes.ts';
import { TipService } from './tips/tip-service.ts';

/** Reads and finds recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts): void {
  tipRoutes(app, parts);
  registerEndpoint(app, searchRecipes, { handle: (request) => searchForRecipes(parts, request) });
  registerEndpoint(app, recipeDetail, {
    handle: async ({ id, surveyId, date, mealTime }, { principal }) => {
      const { catalogue } = parts.planner.basis;
      const place = surveyId && date && mealTime ? { surveyId, date, mealTime } : null;
      const laid = place && (await recipeLaid(parts, principal, { id, ...place }));
      const recipe = laid ?? catalogue.recipes.get(id) ?? (await imported(parts, id));
      if (recipe === null) return [];
      const { answers, ...said } = await judgeForSurvey(parts, { surveyId, entry: { kind: 'recipe', recipe } });
      const substitutions = allowedSubstitutions(catalogue.taxonomy, answers, recipe);
      return [{ ...recipeWire(recipe, catalogue), ...said, substitutions }];
    },
  });
}

type Place = { readonly surveyId: string; readonly date: string; readonly mealTime: MealTime };

/** The recipe as a plan serves it there; null where the plan serves another. */
async function recipeLaid(
  { database, planner }: AppParts,
  principal: Principal,
  { id, surveyId, date, mealTime }: Place & { readonly id: string },
): Promise<Recipe | null> {
  const plan = await database.transaction(async (queries) => {
    const survey = await openSurvey(queries, principal, surveyId);
    return survey && (await findPlan(queries, survey.id));
  });
  const slot = plan?.days.find((day) => day.date === date)?.slots[mealTime];
  if (slot === undefined || slot.kind !== 'recipe' || slot.id !== id) return null;
  return servedRecipe(planner.basis.catalogue, slot) ?? null;
}

/** An imported recipe is readable at once; plans use it after the server reloads the catalogue. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedRecipe(queries, id));
}

/** Writes tips for recipes and products. */
function tipRoutes(app: FastifyInstance, parts: AppParts): void {
  const desk = new TipService(parts, (problem) =>
    app.log.warn({ problem }, 'words of the tips model not shown'),
  );
  registerEndpoint(app, recipeTips, {
    codeByField: { itemId: 'tipInfoMissing', surveyId: 'tipInfoMissing' },
    handle: async ({ itemId, surveyId, variant = 0 }, { principal }) => {
      if (!capabilityIdSchema.safeParse(surveyId).success) throw new AppError('surveyNotFound');
      const open = (queries: Queries) => openSurvey(queries, principal, surveyId);
      if ((await parts.database.transaction(open)) === null) throw new AppError('surveyNotFound');
      const answer = await desk.answer({ itemId, surveyId, variant });
      if ('missing' in answer)
        throw new AppError(answer.missing === 'item' ? 'itemNotFound' : 'surveyNotFound');
      return { data: { guide: answer.guide } };
    },
  });
}
