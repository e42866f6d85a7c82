import { isDeepStrictEqual } from 'node:util';
import { type changeMeal as call, mealTimeFromWire, styleFromWire } from '@kkini/contract';
import type { DayPlan, MealStyle, MealTime, SurveyDraft } from '@kkini/domain';
import { seedFrom, weekViolations } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { findPlan, findSurveyOfDay, type StoredDay, saveSlot } from '../../db/stores/plan-store.ts';
import { lockSurvey } from '../../db/stores/survey-store.ts';
import type { FromBasis, Planner } from '../../planning/planner.ts';
import type { ChosenMeal } from '../../planning/planner-messages.ts';
import { asSurvey, type PlanningBasis, visitorOf } from '../../planning/planning-basis.ts';
import { mealWire } from './meal-wire.ts';
import { PLAN_ATTEMPTS } from './plan-attempts.ts';
import type { SurveyTurns } from './survey-turns.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/**
 * Puts another meal of the wanted style into one slot. Choosing holds no lock, so the meal is saved only if it was
 * chosen for the answers and the week that are stored when it is saved.
 */
export async function changeMeal(parts: AppParts, turns: SurveyTurns, request: Request): Promise<Reply> {
  const { database, planner } = parts;
  const wish: Wish = {
    dayMealId: request.dayMealId,
    mealTime: mealTimeFromWire(request.mealType),
    style: styleFromWire(request.category) ?? 'fasting',
  };
  const surveyId = await database.transaction((queries) => findSurveyOfDay(queries, wish.dayMealId));
  if (surveyId === null) throw new AppError('dayMealNotFound');
  return await turns.run(surveyId, async () => {
    let place = await database.transaction((queries) => lockDay(queries, wish.dayMealId));
    for (let attempt = 0; attempt < PLAN_ATTEMPTS; attempt += 1) {
      const chosen = await chooseMeal(planner, wish, place);
      const outcome = await keepMeal(parts, { wish, place, chosen });
      if ('reply' in outcome) return outcome.reply;
      place = outcome.place;
    }
    throw new AppError('busy');
  });
}

type Wish = { readonly dayMealId: string; readonly mealTime: MealTime; readonly style: MealStyle };

/** What a meal is chosen for; it may be saved only while this is still so. */
type Place = {
  readonly answers: SurveyDraft;
  readonly week: readonly StoredDay[];
  readonly day: StoredDay;
};

/** Locks the survey first and reads the plan after that, so that neither changes until the transaction ends. */
async function lockDay(queries: Queries, dayMealId: string): Promise<Place> {
  const surveyId = await findSurveyOfDay(queries, dayMealId);
  const survey = surveyId === null ? null : await lockSurvey(queries, surveyId);
  const plan = survey === null ? null : await findPlan(queries, survey.id);
  const day = plan?.days.find((each) => each.dayMealId === dayMealId);
  if (survey === null || plan === null || day === undefined) throw new AppError('dayMealNotFound');
  return { answers: survey.answers, week: plan.days, day };
}

function chooseMeal(planner: Planner, { mealTime, style }: Wish, { answers, week, day }: Place) {
  return planner.changeMeal({
    kind: 'changeMeal',
    survey: asSurvey(answers),
    week,
    date: day.date,
    mealTime,
    style,
    seed: seedFrom(`${day.dayMealId} ${mealTime}`, day.changes),
  });
}

type Choice = { readonly wish: Wish; readonly place: Place; readonly chosen: FromBasis<ChosenMeal> };

/** Saves the meal, or says what to choose for instead because the survey, its plan or the catalogue changed meanwhile. */
async function keepMeal(
  { database, planner }: AppParts,
  { wish: { dayMealId, mealTime }, place, chosen: { value, basis } }: Choice,
): Promise<{ readonly reply: Reply } | { readonly place: Place }> {
  return await database.transaction(async (queries) => {
    const present = await lockDay(queries, dayMealId);
    if (!isDeepStrictEqual(present, place) || basis !== planner.basis) return { place: present };
    const meal = value === null ? null : mealWire(value.slot, basis.catalogue);
    if (value === null || meal === null) return { reply: { result: 'none' } };
    const { date, slots } = present.day;
    const changed: DayPlan = { date, slots: { ...slots, [mealTime]: value.slot } };
    checkMeal(changed, mealTime, { basis, answers: present.answers });
    await saveSlot(queries, { dayMealId, mealTime, slot: value.slot });
    return { reply: { result: 'ok', meal } };
  });
}

type Facts = { readonly basis: PlanningBasis; readonly answers: SurveyDraft };

/** The last look at a meal, from scratch and in this thread; a fault here is a fault of the planner. */
function checkMeal(day: DayPlan, mealTime: MealTime, { basis, answers }: Facts): void {
  const { candidates } = basis;
  const visitor = visitorOf(basis, answers);
  const violation = weekViolations({ week: [day], candidates, visitor }).find(
    (each) => each.mealTime === mealTime,
  );
  if (violation !== undefined)
    throw new Error(`The chosen meal breaks ${violation.rule} (${violation.subject})`);
}
