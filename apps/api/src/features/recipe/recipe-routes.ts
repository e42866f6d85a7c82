import { capabilityIdSchema, recipeDetail, recipeTips, searchRecipes } from '@kkini/contract';
import type { CookedDish, MealTime, Recipe } from '@kkini/domain';
import { eatersOf } from '@kkini/domain/portions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { findImportedRecipe } from '../../db/stores/import-store.ts';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { cookedForPlan } from '../../workers/cooked-for-plan.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';
import { allowedSubstitutions } from './judgement/allowed-substitutions.ts';
import { judgeForSurvey, type ReadSurvey, readSurveyAndPlan } from './judgement/judge-for-survey.ts';
import { recipeWire } from './recipe-wire.ts';
import { searchForRecipes } from './search-for-recipes.ts';
import { TipService } from './tips/tip-service.ts';

/** Reads and finds recipes. */
export function recipeRoutes(app: FastifyInstance, parts: AppParts): void {
  tipRoutes(app, parts);
  registerEndpoint(app, searchRecipes, { handle: (request) => searchForRecipes(parts, request) });
  registerEndpoint(app, recipeDetail, {
    handle: async ({ id, surveyId, date, mealTime }) => {
      const { basis } = parts.planner;
      const { catalogue } = basis;
      const read = await readSurveyAndPlan(parts, surveyId);
      const place = date && mealTime ? { date, mealTime } : null;
      const planned = place && recipePlanned(basis, read, { id, ...place });
      const recipe = planned?.laid ?? catalogue.recipes.get(id) ?? (await imported(parts, id));
      if (recipe === null) return [];
      const { answers } = read;
      const said = judgeForSurvey(basis, { ...read, entry: { kind: 'recipe', recipe }, place });
      const people = answers && eatersOf(visitorOf(basis, answers));
      const substitutions = allowedSubstitutions(catalogue.taxonomy, answers, recipe);
      const wire = recipeWire(recipe, planned?.cooked ?? null, catalogue);
      return [{ ...wire, ...said, people, substitutions }];
    },
  });
}

/** A recipe and the meal of a plan it is opened from. */
type Place = { readonly id: string; readonly date: string; readonly mealTime: MealTime };

/** A recipe in its plan. */
type PlannedRecipe = {
  /** With the companions of the meal; null where it does not lead the meal. */
  readonly laid: Recipe | null;
  /** The cooking that the meal eats of; null where the meal has none of it or takes it from a store. */
  readonly cooked: CookedDish | null;
};

/** The recipe as a plan serves it there; null without a plan. */
function recipePlanned(
  basis: PlanningBasis,
  { answers, days }: ReadSurvey,
  { id, date, mealTime }: Place,
): PlannedRecipe | null {
  if (answers === null || days.length === 0) return null;
  const slot = days.find((day) => day.date === date)?.slots[mealTime];
  const isLeading = slot?.kind === 'recipe' && slot.id === id;
  const visitor = visitorOf(basis, answers);
  const cooked = cookedForPlan(days, { basis, visitor, only: id }).find(
    (dish) =>
      dish.storedGrams === null &&
      dish.meals.some((meal) => meal.date === date && meal.mealTime === mealTime),
  );
  return {
    laid: isLeading ? (servedRecipe(basis.catalogue, slot) ?? null) : null,
    cooked: cooked ?? null,
  };
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
    handle: async ({ itemId, surveyId, variant = 0, language = 'ko' }, { principal }) => {
      if (!capabilityIdSchema.safeParse(surveyId).success) throw new AppError('surveyNotFound');
      const open = (queries: Queries) => openSurvey(queries, principal, surveyId);
      if ((await parts.database.transaction(open)) === null) throw new AppError('surveyNotFound');
      const answer = await desk.answer({ itemId, surveyId, variant, language });
      if ('missing' in answer)
        throw new AppError(answer.missing === 'item' ? 'itemNotFound' : 'surveyNotFound');
      return { data: { guide: answer.guide } };
    },
  });
}
