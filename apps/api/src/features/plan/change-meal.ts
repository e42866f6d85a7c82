import { type changeMeal as call, mealTimeFromWire, styleFromWire } from '@kkini/contract';
import type { DayPlan } from '@kkini/domain';
import { changeMeal as chooseMeal, seedFrom, weekViolations } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { findPlan, findSurveyOfDay, type StoredDay, saveSlot } from '../../db/stores/plan-store.ts';
import { lockSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import { mealWire } from './meal-wire.ts';
import { type PlanningBasis, visitorOf } from './planning-basis.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Puts another meal of the wanted style into one slot, judged by the survey as it is at this moment. */
export async function changeMeal(
  { database }: AppParts,
  basis: PlanningBasis,
  request: Request,
): Promise<Reply> {
  const mealTime = mealTimeFromWire(request.mealType);
  const style = styleFromWire(request.category) ?? 'fasting';
  return await database.transaction(async (queries) => {
    const { survey, week, day } = await lockDay(queries, request.dayMealId);
    const { candidates } = basis;
    const visitor = visitorOf(basis, survey.answers);
    const seed = seedFrom(`${day.dayMealId} ${mealTime}`, day.changes);
    const chosen = chooseMeal({ candidates, visitor, week, date: day.date, mealTime, style, seed });
    const meal = chosen === null ? null : mealWire(chosen.slot, basis.catalogue);
    if (chosen === null || meal === null) return { result: 'none' };
    const changed: DayPlan = { date: day.date, slots: { ...day.slots, [mealTime]: chosen.slot } };
    const violation = weekViolations({ week: [changed], candidates, visitor }).find(
      (each) => each.mealTime === mealTime,
    );
    if (violation !== undefined)
      throw new Error(`The chosen meal breaks ${violation.rule} (${violation.subject})`);
    await saveSlot(queries, { dayMealId: day.dayMealId, mealTime, slot: chosen.slot });
    return { result: 'ok', meal };
  });
}

type LockedDay = {
  readonly survey: StoredSurvey;
  readonly week: readonly StoredDay[];
  readonly day: StoredDay;
};

/** Locks the survey first and reads the plan after that, so that neither changes until the meal is saved. */
async function lockDay(queries: Queries, dayMealId: string): Promise<LockedDay> {
  const surveyId = await findSurveyOfDay(queries, dayMealId);
  const survey = surveyId === null ? null : await lockSurvey(queries, surveyId);
  const plan = survey === null ? null : await findPlan(queries, survey.id);
  const day = plan?.days.find((each) => each.dayMealId === dayMealId);
  if (survey === null || plan === null || day === undefined) throw new AppError('dayMealNotFound');
  return { survey, week: plan.days, day };
}
