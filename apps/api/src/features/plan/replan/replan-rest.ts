import { isDeepStrictEqual } from 'node:util';
import type { replanRest as call } from '@kkini/contract';
import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { isKept, type PlannedWeek, SEED_POINTS, seedFrom } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { FormerPlan } from '../../../db/stored-plan.ts';
import { type KeptPlan, savePlan } from '../../../db/stores/plan-store.ts';
import type { FromBasis, Planner } from '../../../workers/planner.ts';
import { openDialogs } from '../permission/check-permission.ts';
import { PLAN_ATTEMPTS, type PlanCall } from '../plan-call.ts';
import { certificateFor, checkWeek } from '../planned-week.ts';
import { qualityWire, refusedExtrasWire } from '../wire/quality-wire.ts';
import { hasOpenMeal, lockRest, type RestOfWeek, type RestWish } from './rest-of-week.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Seeds to try for another week before the current one counts as the best. */
const SEEDS = 16;
/** Most random points for another week. The first tries have `SEED_POINTS`, every second one after that twice as many. */
const MOST_CHANCE = 32;

/**
 * Replans the rest of a week and keeps the former week, so that it can be restored. Planning holds no lock, so the week is saved
 * only if the stored state is still the one it was planned for.
 */
export async function replanRest({ parts, caller, turns }: PlanCall, request: Request): Promise<Reply> {
  const { database, planner, now } = parts;
  const wishNow = (): RestWish => ({ ...request, principal: caller.principal, now: now() });
  return await turns.run(request.surveyId, async () => {
    let rest = await database.transaction((queries) => lockRest(queries, wishNow(), planner.basis));
    for (let attempt = 0; attempt < PLAN_ATTEMPTS; attempt += 1) {
      if (!hasOpenMeal(rest)) return { result: 'none', reason: 'nothingLeft' };
      const other = await otherWeek(planner, rest);
      const outcome = await keepRest(parts, { wish: wishNow(), rest, other });
      if ('reply' in outcome) return outcome.reply;
      rest = outcome.rest;
    }
    throw new AppError('busy');
  });
}

/** A week other than the current one; null if every seed gives the same meals. */
type OtherWeek = { readonly regeneration: number; readonly planned: FromBasis<PlannedWeek> } | null;

async function otherWeek(planner: Planner, { survey, plan, kept }: RestOfWeek): Promise<OtherWeek> {
  const former = { week: plan.days, kept };
  for (let tried = 0; tried < SEEDS; tried += 1) {
    const regeneration = plan.nextRegeneration + tried;
    const seed = seedFrom(plan.surveyId, regeneration);
    const planned = await planner.ask({
      kind: 'planWeek',
      survey,
      seed,
      former,
      seedPoints: chanceOf(tried),
    });
    if (mealsOf(planned.value.week) !== mealsOf(plan.days)) return { regeneration, planned };
  }
  return null;
}

/** Random points of a try: the usual ones, doubled after every second try, up to the most. */
function chanceOf(tried: number): number {
  return Math.min(MOST_CHANCE, SEED_POINTS * 2 ** Math.floor(tried / 2));
}

/** The meals of a week as a text. The same meals on other days count as the same week. */
function mealsOf(week: WeekPlan): string {
  const meals = week.flatMap(({ slots }) =>
    MEAL_TIMES.map((time) => {
      const slot = slots[time];
      return `${time} ${'id' in slot ? `${slot.style} ${slot.id}` : slot.kind}`;
    }),
  );
  return meals.sort().join();
}

type Replanned = { readonly wish: RestWish; readonly rest: RestOfWeek; readonly other: OtherWeek };

/** Saves the week, or returns the new state to plan from if the survey, its plan or the catalogue has changed. */
async function keepRest(
  { database, planner, now }: AppParts,
  { wish, rest, other }: Replanned,
): Promise<{ readonly reply: Reply } | { readonly rest: RestOfWeek }> {
  return await database.transaction(async (queries) => {
    const { basis } = planner;
    const present = await lockRest(queries, wish, basis);
    const isOld = !isDeepStrictEqual(present, rest) || (other !== null && other.planned.basis !== basis);
    if (isOld) return { rest: present };
    if (other === null) return { reply: { result: 'none', reason: 'alreadyBest' } };
    const { regeneration, planned } = other;
    const { survey, plan, kept, notKept } = rest;
    const { week, quality } = planned.value;
    const open = week.filter(({ date }) => date >= kept.before);
    checkWeek(open, survey, planned.basis);
    const certificate = certificateFor(planned, survey);
    const { surveyId } = plan;
    const { ladderStep } = quality;
    const days = storedDays(week, rest);
    const former = formerPlan(plan, kept.before);
    await savePlan(queries, { surveyId, regeneration, ladderStep, certificate, days, former });
    const dates = days.map(({ date }) => date);
    return {
      reply: {
        result: 'ok',
        dates,
        quality: qualityWire({
          ...{ ...quality, certificate, confirmations: openDialogs(survey, now()) },
          refusedExtras: refusedExtrasWire(survey, basis.catalogue.recipes),
        }),
        notKept: [...notKept],
      },
    };
  });
}

/** The days to store. They keep their ids, so that an open page stays valid; only kept meals stay marked as chosen. */
function storedDays(week: WeekPlan, { plan, kept }: RestOfWeek): KeptPlan['days'] {
  return plan.days.map((day, index) => {
    const { date, dayMealId } = day;
    const chosen = day.chosen.filter((mealTime) => isKept(kept, { date, mealTime }));
    return { date, dayMealId, slots: week[index]?.slots ?? day.slots, changes: 0, chosen };
  });
}

function formerPlan({ regeneration, ladderStep, certificate, days }: KeptPlan, today: string): FormerPlan {
  return { replannedOn: today, regeneration, ladderStep, certificate, days };
}
