import { mealTimeFromWire, styleFromWire } from '@kkini/contract';
import type { MealStyle, MealTime, SurveyDraft } from '@kkini/domain';
import { seedFrom } from '@kkini/planner';
import { AppError } from '../../../app-error.ts';
import type { Queries } from '../../../db/database.ts';
import type { StoredDay } from '../../../db/stored-plan.ts';
import { findPlan, findSurveyOfDay } from '../../../db/stores/plan-store.ts';
import type { StoredSurvey } from '../../../db/stores/survey-store.ts';
import type { Caller, Principal } from '../../../plugins/access/principal.ts';
import { lockForChange, openSurvey } from '../../../plugins/access/survey-access.ts';
import type { ChangeMealJob } from '../../../workers/planner.ts';
import { asSurvey } from '../../../workers/planning-basis.ts';

/** A slot, the style to fill it with, and the principal of the call. */
export type Wish = {
  readonly principal: Principal;
  readonly dayMealId: string;
  readonly mealTime: MealTime;
  readonly style: MealStyle;
};

/** The state a meal is chosen for. The meal may be saved only while it is unchanged. */
export type Place = {
  readonly answers: SurveyDraft;
  readonly week: readonly StoredDay[];
  readonly day: StoredDay;
  /** Seed of the week. */
  readonly seed: number;
};

type WishWire = {
  readonly dayMealId: string;
  readonly mealType: Parameters<typeof mealTimeFromWire>[0];
  readonly category: string;
};

/** The wish expressed by a call. */
export function readWish({ principal }: Caller, { dayMealId, mealType, category }: WishWire): Wish {
  return {
    principal,
    dayMealId,
    mealTime: mealTimeFromWire(mealType),
    style: styleFromWire(category) ?? 'fasting',
  };
}

/** Locks the survey, then reads the plan, so that neither changes until the transaction ends. */
export async function lockDay(queries: Queries, { principal, dayMealId }: Wish): Promise<Place> {
  const surveyId = await findSurveyOfDay(queries, dayMealId);
  const survey = surveyId === null ? null : await lockForChange(queries, principal, surveyId);
  return await placeOf(queries, dayMealId, survey);
}

/** The same without a lock, for reading only. */
export async function findDay(queries: Queries, { principal, dayMealId }: Wish): Promise<Place> {
  const surveyId = await findSurveyOfDay(queries, dayMealId);
  const survey = surveyId === null ? null : await openSurvey(queries, principal, surveyId);
  return await placeOf(queries, dayMealId, survey);
}

/** The planner's job for a slot. */
export function choiceJob({ mealTime, style }: Wish, { answers, week, day, seed }: Place): ChangeMealJob {
  const survey = asSurvey(answers);
  return { kind: 'changeMeal', survey, week, date: day.date, mealTime, style, seed };
}

async function placeOf(queries: Queries, dayMealId: string, survey: StoredSurvey | null): Promise<Place> {
  const plan = survey === null ? null : await findPlan(queries, survey.id);
  const day = plan?.days.find((each) => each.dayMealId === dayMealId);
  if (survey === null || plan === null || day === undefined) throw new AppError('dayMealNotFound');
  const seed = seedFrom(survey.id, plan.regeneration);
  return { answers: survey.answers, week: plan.days, day, seed };
}
