import type { getMealPlan as call, DayWire, ReasonWire, WeekReasonsWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime, type SurveyDraft, seoulDate } from '@kkini/domain';
import { assessWeek, type DayReasons, type Reason, seedFrom, type Visitor } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { answersDigest, type StoredDay } from '../../db/stored-plan.ts';
import { findPlan, type StoredPlan } from '../../db/stores/plan-store.ts';
import { findSharedSurvey } from '../../db/stores/share-store.ts';
import { findSurvey } from '../../db/stores/survey-store.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { allowedDay } from '../../workers/allowed-day.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';
import { openDialogs, refusalOf, refusalOfDays, refusalWire } from './permission/check-permission.ts';
import { sharedPlan } from './share/shared-plan.ts';
import type { KnownReasons } from './wire/known-reasons.ts';
import { mealWire } from './wire/meal-wire.ts';
import { noticesFor } from './wire/notices-for.ts';
import { qualityWire } from './wire/quality-wire.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;
type Reading = { readonly parts: AppParts; readonly caller: Caller; readonly known: KnownReasons };

/**
 * The plan of a survey, or the meals of a shared one; leaves out meals the survey's current answers forbid, and gives
 * reasons for the others.
 */
export async function getMealPlan(
  { parts, caller, known }: Reading,
  { surveyId: id }: Request,
): Promise<Reply> {
  const { database, planner } = parts;
  const { survey, plan, isShared } = await database.transaction(async (queries) => {
    const own = await openSurvey(queries, caller.principal, id);
    const sharedId = own === null ? await findSharedSurvey(queries, id) : null;
    const read = sharedId === null ? own : await findSurvey(queries, sharedId);
    return { survey: read, plan: read && (await findPlan(queries, read.id)), isShared: sharedId !== null };
  });
  if (survey === null) throw new AppError('surveyNotFound');
  if (plan === null) throw new AppError('planNotFound');
  const { basis } = planner;
  const visitor = visitorOf(basis, survey.answers);
  const week = plan.days.map((day) => allowedDay(day, basis, visitor));
  const mealPlan = Object.fromEntries(week.map((day) => [day.date, dayWire(day, basis, visitor)]));
  if (isShared) return sharedPlan(mealPlan);
  const { candidates, tables } = basis;
  const seed = seedFrom(survey.id, plan.regeneration);
  const told = await known.of(survey.id, { answers: survey.answers, week, seed });
  return {
    mealPlan,
    quality: qualityWire({
      ...assessWeek({ week, candidates, tables, visitor }),
      ladderStep: plan.ladderStep,
      certificate: certificateNow(plan, survey.answers),
      confirmations: openDialogs(survey.answers, parts.now()),
      refusal: refusalNow(plan, survey.answers, parts.now()),
    }),
    notices: noticesFor(survey.answers),
    ...(told !== null && { reasons: reasonsWire(told.value, told.basis) }),
    canUndoReplan: plan.former?.before === undefined && plan.former?.replannedOn === seoulDate(parts.now()),
    shared: false,
  };
}

/** Why the current answers get no plan, or a future day of this one would be refused. */
function refusalNow({ days }: StoredPlan, answers: SurveyDraft, now: number) {
  const coming = days.filter(({ date }) => date >= seoulDate(now));
  const refusal = refusalOf(answers, now) ?? refusalOfDays(coming, answers, now);
  return refusal && refusalWire(refusal);
}

/** The certificate of a plan; after a change of answers or meals it applies to the former week. */
function certificateNow({ certificate }: StoredPlan, answers: SurveyDraft) {
  if (certificate === null) return null;
  return { ...certificate, changed: certificate.changed || certificate.answers !== answersDigest(answers) };
}

function dayWire(day: StoredDay, { catalogue }: PlanningBasis, visitor: Visitor): DayWire {
  const emptyReasons: DayWire['emptyReasons'] = {};
  const show = (mealTime: MealTime) => {
    const slot = day.slots[mealTime];
    const meal = mealWire(slot, catalogue, { visitor, mealTime });
    if (meal === null) emptyReasons[mealTime] = slot.kind === 'empty' ? slot.reason : 'noCandidate';
    return meal;
  };
  const [breakfast, lunch, dinner] = [show('breakfast'), show('lunch'), show('dinner')];
  return { dayMealId: day.dayMealId, breakfast, lunch, dinner, emptyReasons, chosen: [...day.chosen] };
}

/** Reasons in wire form, with the titles of the runner-up. */
function reasonsWire(week: readonly DayReasons[], { catalogue }: PlanningBasis): WeekReasonsWire {
  const titleOf = (id: string) => titlesOf(id, catalogue);
  return Object.fromEntries(
    week.map(({ date, reasons }) => [
      date,
      Object.fromEntries(
        MEAL_TIMES.flatMap((mealTime) => {
          const told = reasons[mealTime]?.flatMap((reason) => reasonWire(reason, titleOf));
          return told === undefined || told.length === 0 ? [] : [[mealTime, told]];
        }),
      ),
    ]),
  );
}

type Titles = { readonly runnerUpTitle: string; readonly runnerUpTitleEn: string | null };

function titlesOf(id: string, { recipes, products }: PlanningBasis['catalogue']): Titles | null {
  const recipe = recipes.get(id);
  if (recipe !== undefined)
    return { runnerUpTitle: recipe.title, runnerUpTitleEn: recipe.english?.title ?? null };
  const product = products.get(id);
  return product === undefined
    ? null
    : { runnerUpTitle: product.name, runnerUpTitleEn: product.english?.name ?? null };
}

function reasonWire(reason: Reason, titleOf: (id: string) => Titles | null): readonly ReasonWire[] {
  if (!('runnerUpId' in reason)) return [reason];
  const titles = titleOf(reason.runnerUpId);
  return titles === null ? [] : [{ ...reason, ...titles }];
}
