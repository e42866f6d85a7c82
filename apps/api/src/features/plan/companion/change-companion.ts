import type { changeCompanion as call } from '@kkini/contract';
import { type MealTime, seoulDate } from '@kkini/domain';
import {
  type CompanionSwap,
  CompanionSwaps,
  crossesWalls,
  type MealPlace,
  redateBatches,
  weekViolations,
  weekWith,
} from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { Queries } from '../../../db/database.ts';
import type { StoredCertificate, StoredDay } from '../../../db/stored-plan.ts';
import { findPlan, findSurveyOfDay, type KeptPlan, saveTables } from '../../../db/stores/plan-store.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';
import { certifyChanged } from '../change/certify-changed.ts';
import { lockDay, type Place, type Wish } from '../change/slot-of-plan.ts';
import { checkChange } from '../permission/check-change.ts';
import type { PlanCall } from '../plan-call.ts';
import { readCompanionWish } from './companion-candidates.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/**
 * Replaces a companion by a dish the visitor chose. Checks it under the lock against the stored state, because the list of
 * candidates may be outdated. Idempotent: a dish that is already there stays.
 */
export async function changeCompanion({ parts, caller, turns }: PlanCall, request: Request): Promise<Reply> {
  const { database } = parts;
  const wish = readCompanionWish(caller, request);
  const surveyId = await database.transaction((queries) => findSurveyOfDay(queries, wish.dayMealId));
  if (surveyId === null) throw new AppError('dayMealNotFound');
  return await turns.run(surveyId, async () => {
    const reply = await database.transaction(async (queries) => {
      const place = await lockDay(queries, wish);
      checkChange(parts, place, wish);
      return await serveCompanion(queries, parts, { wish, place, surveyId, request });
    });
    await certifyChanged(parts, { principal: wish.principal, surveyId });
    return reply;
  });
}

type Choice = {
  readonly wish: Wish;
  readonly place: Place;
  readonly surveyId: string;
  readonly request: Pick<Request, 'companionId' | 'candidateId' | 'everywhere'>;
};

async function serveCompanion(queries: Queries, parts: AppParts, choice: Choice): Promise<Reply> {
  const { place, wish, surveyId, request } = choice;
  const beside = companionsAt(place, wish.mealTime, parts);
  if (!beside.includes(request.companionId)) {
    const isThere = beside.includes(request.candidateId);
    return isThere
      ? { result: 'ok', meals: [{ date: place.day.date, mealTime: wish.mealTime }] }
      : { result: 'none' };
  }
  const swap = admittedSwap(parts, choice);
  const { prepDay } = visitorOf(parts.planner.basis, place.answers);
  const today = seoulDate(parts.now());
  const week = weekWith(place.week, swap.changed);
  const redated = redateBatches({ week, prepDay, today });
  const days = changedDays(place.week, { meals: swap.meals, changed: [...swap.changed, ...redated] });
  checkDays(days, parts, place);
  const plan = await findPlan(queries, surveyId);
  if (plan === null) throw new AppError('planNotFound');
  const former = formerPlan(plan, today);
  await saveTables(queries, { surveyId, days, certificate: changedCertificate(plan.certificate), former });
  return { result: 'ok', meals: [...swap.meals] };
}

function companionsAt(
  { day }: Place,
  mealTime: MealTime,
  { planner: { basis } }: AppParts,
): readonly string[] {
  const slot = day.slots[mealTime];
  if (slot.kind !== 'recipe') return [];
  const laid = slot.companions ?? basis.catalogue.recipes.get(slot.id)?.companions ?? [];
  return laid.map(({ id }) => id);
}

/**
 * The change of companion, if it is allowed. Errors never name the answer that forbids a dish, so that they reveal no answers about
 * health.
 */
function admittedSwap(
  { planner: { basis }, now }: AppParts,
  { place, wish, request }: Choice,
): CompanionSwap {
  const { week, day, answers } = place;
  const swaps = new CompanionSwaps({
    week,
    date: day.date,
    mealTime: wish.mealTime,
    companionId: request.companionId,
    tables: basis.tables,
    visitor: visitorOf(basis, answers),
    today: seoulDate(now()),
  });
  const swap = swaps.swap(request.candidateId, request.everywhere);
  if (swap !== null) return swap;
  throw refused();
}

function refused(): AppError {
  return new AppError('candidateRefused', [
    { field: 'candidateId', problem: 'must suit the place, the exclusions and the rules of the survey' },
  ]);
}

/** The days with changed slots. The meals that now have the dish count as chosen. */
function changedDays(
  week: readonly StoredDay[],
  { changed, meals }: Pick<CompanionSwap, 'changed' | 'meals'>,
): readonly StoredDay[] {
  const dates = new Set(changed.map(({ date }) => date));
  return weekWith(week, changed)
    .filter(({ date }) => dates.has(date))
    .map((day) => ({ ...day, chosen: chosenWith(day, meals) }));
}

function chosenWith({ date, chosen }: StoredDay, meals: readonly MealPlace[]): readonly MealTime[] {
  const added = meals.filter((meal) => meal.date === date).map(({ mealTime }) => mealTime);
  return [...chosen.filter((time) => !added.includes(time)), ...added];
}

/**
 * Verifies the changed meals independently; a violation is a fault of the planner. Refuses days that exceed a daily maximum of
 * these people by more than before.
 */
function checkDays(
  days: readonly StoredDay[],
  { planner: { basis } }: AppParts,
  { answers, week }: Place,
): void {
  const catalogue = { ...basis, visitor: visitorOf(basis, answers) };
  const before = week.filter(({ date }) => days.some((day) => day.date === date));
  const broken = (of: readonly StoredDay[]) => weekViolations({ ...catalogue, week: of }).length;
  if (broken(days) > broken(before)) throw new Error('The chosen companion breaks a rule');
  if (crossesWalls(before, days, catalogue)) throw refused();
}

function formerPlan(plan: KeptPlan, today: string) {
  const { regeneration, ladderStep, certificate, days } = plan;
  return { before: 'companion', replannedOn: today, regeneration, ladderStep, certificate, days } as const;
}

function changedCertificate(certificate: StoredCertificate | null): StoredCertificate | null {
  return certificate === null ? null : { ...certificate, companionsChanged: true, stock: null };
}
