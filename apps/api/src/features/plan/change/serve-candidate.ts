import type { changeMeal as call } from '@kkini/contract';
import { MEAL_TIMES, type MealSlot, seoulDate } from '@kkini/domain';
import {
  type Candidate,
  type ChangedTable,
  crossesWalls,
  crowdsWeek,
  hardViolations,
  kitchenOf,
  rejoinBatches,
  servedSlot,
} from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import { findReplaced } from '../../../db/stores/plan-store.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { checkChange } from '../permission/check-change.ts';
import { describeMeal } from './describe-meal.ts';
import { saveMeal } from './save-meal.ts';
import { lockDay, type Place, type Wish } from './slot-of-plan.ts';

type Reply = z.input<(typeof call)['reply']>;

/**
 * Puts a dish the visitor chose into one slot. Checks it under the lock against the stored state, because the list of candidates
 * may be outdated. Idempotent: a dish that is already there stays. A dish that the last change replaced returns with its
 * companions.
 */
export async function serveCandidate(parts: AppParts, wish: Wish, candidateId: string): Promise<Reply> {
  const { database, planner, now } = parts;
  return await database.transaction(async (queries) => {
    const place = await lockDay(queries, wish);
    checkChange(parts, place, wish);
    const { basis } = planner;
    const present = place.day.slots[wish.mealTime];
    const replaced = await findReplaced(queries, wish);
    const today = seoulDate(now());
    const changed = admittedTables(basis, { wish, place, candidateId, replaced, today });
    const visitor = visitorOf(basis, place.answers);
    const slot = isServed(present, candidateId)
      ? present
      : await saveMeal(queries, { wish, place, changed, visitor, now: now() });
    const { date, slots } = place.day;
    const day = { date, slots: { ...slots, [wish.mealTime]: slot } };
    const meal = describeMeal(day, { visitor, mealTime: wish.mealTime }, basis);
    if (meal === null) throw refused('must name a dish of the catalogue');
    return { result: 'ok', meal };
  });
}

type Choice = {
  readonly wish: Wish;
  readonly place: Place;
  readonly candidateId: string;
  /** The meal that the last change of the slot replaced. */
  readonly replaced: MealSlot | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** The slot with the dish, and other slots that change with it. */
function admittedTables(basis: PlanningBasis, choice: Choice): readonly ChangedTable[] {
  const { wish, place, candidateId, replaced, today } = choice;
  const { mealTime } = wish;
  const { date } = place.day;
  if (replaced !== undefined && isServed(replaced, candidateId)) {
    const former = basis.dishOf(replaced);
    if (former !== undefined && objection(former, replaced, { wish, place, basis }) === null) {
      return rejoinBatches(replaced, { week: place.week, tables: basis.tables, date, mealTime, today });
    }
  }
  const candidate = basis.candidateById.get(candidateId);
  if (candidate === undefined) throw refused('must name a dish of the catalogue');
  const day = place.week.findIndex(({ dayMealId }) => dayMealId === wish.dayMealId);
  const visitor = visitorOf(basis, place.answers);
  const slot = servedSlot(candidate, { visitor, tables: basis.tables, mealTime }, day);
  const problem = objection(basis.dishOf(slot) ?? candidate, slot, { wish, place, basis });
  if (problem !== null) throw refused(problem);
  return [{ date, mealTime, slot }];
}

type Facts = { readonly wish: Wish; readonly place: Place; readonly basis: PlanningBasis };

/**
 * Why a dish must not be served in the slot. Never names the answer that forbids it, so that errors reveal no answers about health.
 */
function objection(candidate: Candidate, slot: MealSlot, { wish, place, basis }: Facts): string | null {
  if (candidate.style !== wish.style) return 'must be of the category';
  const visitor = visitorOf(basis, place.answers);
  const own = kitchenOf(visitor);
  if ((candidate.kitchen ?? own) !== own) return 'must be cooked as the survey asks';
  const { mealTime } = wish;
  const where = { week: place.week, date: place.day.date, mealTime };
  const facts = { dishOf: basis.dishOf, visitor };
  if (hardViolations(candidate, visitor, mealTime).length > 0 || crowdsWeek(candidate, where, facts)) {
    return BREAKS_RULE;
  }
  const { date, slots } = place.day;
  const changed = [{ date, slots: { ...slots, [mealTime]: slot } }];
  if (crossesWalls([place.day], changed, { ...basis, visitor })) return BREAKS_RULE;
  const others = MEAL_TIMES.filter((time) => time !== wish.mealTime);
  const isServedToday = others.some((time) => isServed(place.day.slots[time], candidate.id));
  return isServedToday ? 'must not be served on that day already' : null;
}

const BREAKS_RULE = 'must not break an exclusion or a rule of the survey';

function isServed(slot: MealSlot, id: string): boolean {
  return 'id' in slot && slot.id === id;
}

function refused(problem: string): AppError {
  return new AppError('candidateRefused', [{ field: 'candidateId', problem }]);
}
