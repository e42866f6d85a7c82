import { isDeepStrictEqual } from 'node:util';
import type { changeMeal as call } from '@kkini/contract';
import type { DayPlan, MealTime, PlanDialog, SurveyDraft, WeekPlan } from '@kkini/domain';
import { crowdsWeek, type MealChoices, weekViolations } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { findSurveyOfDay } from '../../../db/stores/plan-store.ts';
import type { FromBasis } from '../../../workers/planner.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { checkChange, dialogsOfChange } from '../permission/check-change.ts';
import { PLAN_ATTEMPTS, type PlanCall } from '../plan-call.ts';
import { certifyChanged } from './certify-changed.ts';
import { describeMeal } from './describe-meal.ts';
import { mealCandidateWires } from './meal-candidates.ts';
import { saveMeal } from './save-meal.ts';
import { serveCandidate } from './serve-candidate.ts';
import { choiceJob, lockDay, type Place, readWish, type Wish } from './slot-of-plan.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/**
 * Puts another meal of the requested style into one slot. Choosing holds no lock, so the meal is saved only if the stored answers
 * and week are still those it was chosen for.
 */
export async function changeMeal({ parts, caller, turns }: PlanCall, request: Request): Promise<Reply> {
  const { database } = parts;
  const wish = readWish(caller, request);
  const { candidateId, withCandidates = false } = request;
  const surveyId = await database.transaction((queries) => findSurveyOfDay(queries, wish.dayMealId));
  if (surveyId === null) throw new AppError('dayMealNotFound');
  return await turns.run(surveyId, async () => {
    const reply =
      candidateId === undefined
        ? await serveBest(parts, wish, withCandidates)
        : await serveCandidate(parts, wish, candidateId);
    await certifyChanged(parts, { principal: wish.principal, surveyId });
    return reply;
  });
}

async function serveBest(parts: AppParts, wish: Wish, withCandidates: boolean): Promise<Reply> {
  const { database, planner } = parts;
  let place = await database.transaction((queries) => lockDay(queries, wish));
  checkChange(parts, place, wish);
  for (let attempt = 0; attempt < PLAN_ATTEMPTS; attempt += 1) {
    const chosen = await planner.ask(choiceJob(wish, place));
    const outcome = await keepMeal(parts, { wish, place, chosen, withCandidates });
    if ('reply' in outcome) return outcome.reply;
    place = outcome.place;
  }
  throw new AppError('busy');
}

type Choice = {
  readonly wish: Wish;
  readonly place: Place;
  readonly chosen: FromBasis<MealChoices>;
  readonly withCandidates: boolean;
};

/** Saves the meal, or returns the place to choose for again if the survey, its plan or the catalogue has changed. */
async function keepMeal(
  parts: AppParts,
  { wish, place, chosen: { value, basis }, withCandidates }: Choice,
): Promise<{ readonly reply: Reply } | { readonly place: Place }> {
  const { database, planner, now } = parts;
  const { mealTime } = wish;
  return await database.transaction(async (queries) => {
    const present = await lockDay(queries, wish);
    checkChange(parts, present, wish);
    if (!isDeepStrictEqual(present, place) || basis !== planner.basis) return { place: present };
    const [best] = value.choices;
    if (best === undefined) return { reply: { result: 'none' } };
    const eating = { visitor: visitorOf(basis, present.answers), mealTime };
    const { date, slots } = present.day;
    const changed: DayPlan = { date, slots: { ...slots, [mealTime]: best.slot } };
    const meal = describeMeal(changed, eating, basis);
    if (meal === null) return { reply: { result: 'none' } };
    checkMeal(changed, { mealTime, week: present.week }, { basis, answers: present.answers });
    const put = [{ date, mealTime, slot: best.slot }];
    await saveMeal(queries, { wish, place: present, changed: put, visitor: eating.visitor, now: now() });
    const candidates = withCandidates && {
      candidates: mealCandidateWires(value, present.day, { ...eating, basis }),
    };
    const confirmations = dialogsOfChange(present, wish, now());
    return { reply: { result: 'ok', meal, ...candidates, ...asked(confirmations) } };
  });
}

/** Adds the dialogs to the reply only if there are any. */
function asked(confirmations: readonly PlanDialog[]): { readonly confirmations?: PlanDialog[] } {
  return confirmations.length > 0 ? { confirmations: [...confirmations] } : {};
}

type Facts = { readonly basis: PlanningBasis; readonly answers: SurveyDraft };

/** Verifies a meal independently, in this thread. A violation is a fault of the planner. */
function checkMeal(
  day: DayPlan,
  { mealTime, week }: { readonly mealTime: MealTime; readonly week: WeekPlan },
  { basis, answers }: Facts,
): void {
  const { candidates, tables, dishOf } = basis;
  const visitor = visitorOf(basis, answers);
  const violation = weekViolations({ week: [day], candidates, tables, visitor }).find(
    (each) => each.mealTime === mealTime,
  );
  if (violation !== undefined) throw new Error(`The chosen meal breaks ${violation.rule}`);
  const dish = dishOf(day.slots[mealTime]);
  const where = { week, date: day.date, mealTime };
  if (dish !== undefined && crowdsWeek(dish, where, { dishOf, visitor }))
    throw new Error('The chosen meal brings a food too often for the week');
}
