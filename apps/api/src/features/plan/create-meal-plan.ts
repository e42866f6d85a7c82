import { answersFromWire, type createMealPlan as call } from '@kkini/contract';
import type { Survey } from '@kkini/domain';
import { makeVisitor, planWeek, seedFrom, weekViolations } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { answersDigest } from '../../db/answers-digest.ts';
import { findPlan, type StoredPlan, savePlan } from '../../db/stores/plan-store.ts';
import { lockSurvey, saveSurvey } from '../../db/stores/survey-store.ts';
import { completeAnswers } from './complete-answers.ts';
import type { PlanningBasis } from './planning-basis.ts';
import { qualityWire } from './quality-wire.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Plans a week for a survey and keeps it in place of an older one; the survey takes over the request's answers. */
export async function createMealPlan(
  { database, now, newId }: AppParts,
  basis: PlanningBasis,
  request: Request,
): Promise<Reply> {
  return await database.transaction(async (queries) => {
    const stored = await lockSurvey(queries, request.survey_id);
    if (stored === null) throw new AppError('surveyNotFound');
    const answers = { ...stored.answers, ...namedAnswers(request) };
    const survey = completeAnswers(answers, now());
    await saveSurvey(queries, { ...stored, answers });
    const older = await findPlan(queries, stored.id);
    const regeneration = older === null ? 0 : older.regeneration + 1;
    const planned = planFor(survey, basis, seedFrom(stored.id, regeneration));
    const days = planned.week.map((day) => ({ ...day, dayMealId: newId(), changes: 0 }));
    const { ladderStep } = planned.quality;
    const { dataVersion } = basis.catalogue;
    const certificate = {
      ...planned.quality.certificate,
      dataVersion,
      answers: answersDigest(answers),
      changed: false,
    };
    const plan: StoredPlan = { surveyId: stored.id, regeneration, ladderStep, certificate, days };
    await savePlan(queries, plan);
    const quality = qualityWire({ ...planned.quality, certificate });
    return { surveyId: stored.id, dates: days.map((day) => day.date), quality };
  });
}

function namedAnswers(request: Request) {
  return answersFromWire({
    mealCategory: request.meal_categories,
    area: request.area,
    eatingHabits: request.eating_habits,
    health: request.health,
    excludedIngredients: request.excluded_ingredients,
    dates: request.dates,
  });
}

function planFor(survey: Survey, { candidates, catalogue }: PlanningBasis, seed: number) {
  const visitor = makeVisitor(catalogue.taxonomy, survey);
  const { week, quality } = planWeek({ candidates, visitor, startDate: survey.startDate, seed });
  const [violation] = weekViolations({ week, candidates, visitor });
  if (violation !== undefined)
    throw new Error(`The planned week breaks ${violation.rule} (${violation.subject})`);
  return { week, quality };
}
