import { recipeDetail as call } from '@kkini/contract';
import type { CookedDish, MealTime, Recipe } from '@kkini/domain';
import { eatersOf } from '@kkini/domain/portions';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { findImportedRecipe, importStamp } from '../../db/stores/import-store.ts';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import { answerForSurvey } from '../../plugins/prepared/answer-for-survey.ts';
import type { PreparedAnswer } from '../../plugins/prepared/prepared-answer.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { cookedForPlan } from '../../workers/cooked-for-plan.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';
import { allowedSubstitutions } from './judgement/allowed-substitutions.ts';
import { judgeForSurvey, type ReadSurvey, readSurveyAndPlan } from './judgement/judge-for-survey.ts';
import { recipeWire } from './recipe-wire.ts';
import type { TipService } from './tips/tip-service.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** The cache of replies, and who writes the tips that a page announces. */
export type Means = { readonly prepared: PreparedAnswers; readonly tips: TipService };

/** A recipe, judged for the people of a survey, and as served by a meal of its plan; an empty list for an unknown id. */
export async function recipeDetail(
  parts: AppParts,
  { prepared, tips }: Means,
  { id, surveyId: asked, date, mealTime }: Request,
): Promise<PreparedAnswer> {
  const { database, planner } = parts;
  const { basis } = planner;
  const place = date && mealTime ? { date, mealTime } : null;
  const ofCatalogue = basis.catalogue.recipes.get(id);
  const stamp = ofCatalogue === undefined ? await importStamp(database, id) : null;
  return await answerForSurvey({ database, prepared }, call, {
    surveyId: asked,
    state: (hasPlan) => {
      const opened = hasPlan && place !== null ? `${place.date} ${place.mealTime}` : '';
      return [basis.catalogue.dataVersion, opened, id, stamp].join(' ');
    },
    make: async (surveyId) => {
      const read = await readSurveyAndPlan(parts, surveyId);
      const planned = place && recipePlanned(basis, read, { id, ...place });
      const known = planned?.laid ?? ofCatalogue;
      const recipe = known ?? (await imported(parts, id));
      if (recipe === null) return { reply: [], isLasting: false };
      const has_tips = await tips.isOffered({ ...read, entry: { kind: 'recipe', recipe }, place });
      const reply = recipeReply(basis, { recipe, read, place, cooked: planned?.cooked ?? null, has_tips });
      return { reply, isLasting: known !== undefined || (await importStamp(database, id)) === stamp };
    },
  });
}

/** A recipe, and the people and meal it is read for. */
type Reading = {
  readonly recipe: Recipe;
  readonly read: ReadSurvey;
  readonly place: Omit<Place, 'id'> | null;
  readonly cooked: CookedDish | null;
  readonly has_tips: boolean;
};

function recipeReply(basis: PlanningBasis, { recipe, read, place, cooked, has_tips }: Reading): Reply {
  const { catalogue } = basis;
  const { answers } = read;
  const said = judgeForSurvey(basis, { ...read, entry: { kind: 'recipe', recipe }, place });
  const people = answers && eatersOf(visitorOf(basis, answers));
  const substitutions = allowedSubstitutions(catalogue.taxonomy, answers, recipe);
  return [{ ...recipeWire(recipe, cooked, catalogue), ...said, has_tips, people, substitutions }];
}

/** A recipe and the meal of a plan it is opened from. */
type Place = { readonly id: string; readonly date: string; readonly mealTime: MealTime };

/** A recipe as its plan cooks it. */
type PlannedRecipe = {
  /** With the companions of the meal; null if it is not the leading dish of the meal. */
  readonly laid: Recipe | null;
  /** The cooking that serves the meal; null if the meal does not have it or takes it from a store. */
  readonly cooked: CookedDish | null;
};

/** The recipe as served by that meal of the plan; null without a plan. */
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

/** Reads an imported recipe from the database, so that it is available before the server reloads the catalogue for planning. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedRecipe(queries, id));
}
