import { answersToWire, createMealPlan, getMealPlan } from '@kkini/contract';
import { ok, type Result, type Survey } from '@kkini/domain';
import type { Platform } from '../../../platform/platform.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import { saveSurvey } from './save-survey.ts';

type CreatePlan = {
  readonly surveyId: string | null;
  readonly survey: Survey;
  /** Called with the server's survey id when the answers are stored there. */
  readonly onSaved: (surveyId: string) => void;
  readonly signal: AbortSignal;
};

/** Stores all answers, then plans the week. The value is the id of the survey that has the plan. */
export async function createPlan(
  platform: Pick<Platform, 'server'>,
  { surveyId, survey, onSaved, signal }: CreatePlan,
): Promise<Result<string, CallFailure>> {
  const saved = await storeAnswers(platform, surveyId, survey);
  if (!saved.ok) return saved;
  onSaved(saved.value);
  const answers = answersToWire(survey);
  const request = {
    survey_id: saved.value,
    meal_categories: answers.mealCategory,
    area: answers.area,
    eating_habits: answers.eatingHabits,
    health: answers.health,
    excluded_ingredients: answers.excludedIngredients,
    dates: survey.startDate,
  };
  const created = await platform.server.call(createMealPlan, request, signal);
  if (created.ok) return ok(created.value.surveyId);
  // The server may still finish after the call timed out.
  if (created.problem.code !== 'timeout') return created;
  const late = await platform.server.call(getMealPlan, { surveyId: saved.value });
  return late.ok ? ok(saved.value) : created;
}

/** Stores a survey anew if the server does not know it or rejects its id. */
async function storeAnswers(platform: Pick<Platform, 'server'>, surveyId: string | null, survey: Survey) {
  const saved = await saveSurvey(platform, { surveyId, draft: survey, lastStep: 'inputCheck' });
  if (saved.ok) return saved;
  const { code, fields = [] } = saved.problem;
  if (surveyId === null || (code !== 'surveyNotFound' && !fields.includes('id'))) return saved;
  return saveSurvey(platform, { surveyId: null, draft: survey, lastStep: 'inputCheck' });
}
