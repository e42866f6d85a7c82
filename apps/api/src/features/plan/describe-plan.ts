import type { getMealPlan as call, DayWire, ReasonWire, WeekReasonsWire } from '@kkini/contract';
import {
  foodLabel,
  MEAL_TIMES,
  type MealTime,
  type Refusal,
  type SurveyDraft,
  seoulDate,
  type Taxonomy,
  WEEKDAYS,
  weekday,
} from '@kkini/domain';
import {
  assessWeek,
  type DayReasons,
  type DayVerdict,
  type Reason,
  seedFrom,
  type WeekAssessment,
} from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { answersDigest, type StoredDay } from '../../db/stored-plan.ts';
import { findPlan, type KeptPlan, type StoredPlan } from '../../db/stores/plan-store.ts';
import { findSurvey, type StoredSurvey } from '../../db/stores/survey-store.ts';
import { allowedWeek } from '../../workers/allowed-week.ts';
import { type PlanningBasis, visitorOf } from '../../workers/planning-basis.ts';
import { openDialogs, refusalOf, refusalOfDays, refusalWire } from './permission/check-permission.ts';
import { unreadRefusal } from './permission/check-unread.ts';
import { sharedPlan } from './share/shared-plan.ts';
import type { KnownReasons } from './wire/known-reasons.ts';
import { mealWire } from './wire/meal-wire.ts';
import { noticesFor } from './wire/notices-for.ts';
import type { Eating } from './wire/portion-wires.ts';
import { qualityWire, refusedExtrasWire } from './wire/quality-wire.ts';

type Reply = z.input<(typeof call)['reply']>;
type Means = { readonly database: Database; readonly known: KnownReasons };

/** The plan to show, from which catalogue and at what time, in milliseconds since 1970. */
type PlanToDescribe = {
  readonly surveyId: string;
  readonly isShared: boolean;
  readonly basis: PlanningBasis;
  readonly now: number;
};

/** A plan with the answers it is shown for. Its week was assessed without the meals they forbid. */
type Described = {
  readonly survey: StoredSurvey;
  readonly plan: KeptPlan;
  readonly assessment: WeekAssessment;
  readonly basis: PlanningBasis;
};

/**
 * A plan in wire form, for its owner or for strangers. Leaves out meals that the survey's current answers forbid, and gives reasons
 * for the others. `isWhole` is false if the planner was too busy to give reasons.
 */
export async function describePlan(
  { database, known }: Means,
  { surveyId, isShared, basis, now }: PlanToDescribe,
): Promise<{ readonly reply: Reply; readonly isWhole: boolean }> {
  const { survey, plan } = await database.transaction(async (queries) => {
    const read = await findSurvey(queries, surveyId);
    return { survey: read, plan: read && (await findPlan(queries, surveyId)) };
  });
  if (survey === null) throw new AppError('surveyNotFound');
  if (plan === null) throw new AppError('planNotFound');
  const { answers } = survey;
  const visitor = visitorOf(basis, answers);
  const week = allowedWeek(plan.days, basis, visitor);
  const mealPlan = (days: readonly DayVerdict[]) =>
    Object.fromEntries(
      week.map((day, at) => [day.date, dayWire(day, basis, { visitor, ...eatenOn(days[at]) })]),
    );
  if (isShared) return { reply: sharedPlan(mealPlan([])), isWhole: true };
  const explained = await known.of(surveyId, { answers, week, seed: seedFrom(surveyId, plan.regeneration) });
  const { candidates, tables } = basis;
  // The planner may have been too busy, or may have used a newer catalogue.
  const assessment =
    explained?.basis === basis
      ? explained.value.assessment
      : assessWeek({ week, candidates, tables, visitor });
  const reply = {
    mealPlan: mealPlan(assessment.days),
    quality: planQuality({ survey, plan, assessment, basis }, now),
    notices: noticesFor(answers),
    ...(explained !== null && { reasons: reasonsWire(explained.value.reasons, explained.basis) }),
    canUndoReplan: plan.former?.before === undefined && plan.former?.replannedOn === seoulDate(now),
    canUndoLighten: plan.former?.before === 'lighter' && plan.former.replannedOn === seoulDate(now),
    shared: false,
    ...prepDateOf(week, answers),
  };
  return { reply, isWhole: explained?.basis === basis };
}

/** What each person eats on a day besides and in other than usual portions. */
function eatenOn(day: DayVerdict | undefined): Pick<Eating, 'extras' | 'portions'> {
  return day === undefined ? {} : { extras: day.extras, portions: day.portions };
}

/** Day of the plan for cooking ahead, if any meal of the plan is cooked. */
function prepDateOf(week: readonly StoredDay[], { prepDay }: SurveyDraft): Pick<Reply, 'prepDate'> {
  const isCooked = week.some(({ slots }) => MEAL_TIMES.some((time) => slots[time].kind === 'recipe'));
  const day = week.find(({ date }) => WEEKDAYS[weekday(date)] === prepDay);
  return isCooked && day ? { prepDate: day.date } : {};
}

function planQuality(
  { survey: { answers }, plan, assessment, basis }: Described,
  now: number,
): Reply['quality'] {
  const refusal = refusalNow(plan, answers, now) ?? unreadRefusal(answers, basis.catalogue.taxonomy);
  return qualityWire({
    ...assessment,
    days: judgedDays(assessment, refusal),
    ladderStep: plan.ladderStep,
    certificate: certificateNow(plan, answers),
    confirmations: openDialogs(answers, now),
    refusal: refusal && refusalWire(refusal),
    refusedExtras: refusedExtrasWire(answers, basis.catalogue.recipes),
  });
}

/** Why the current answers get no plan, or why a future day of this one would be refused. */
function refusalNow({ days }: StoredPlan, answers: SurveyDraft, now: number) {
  const coming = days.filter(({ date }) => date >= seoulDate(now));
  return refusalOf(answers, now) ?? refusalOfDays(coming, answers, now);
}

/**
 * The days whose verdicts are shown. While the answers get no plan no day is praised, and none is judged for people for whom no
 * plan suits (safety-rules sections 3.3 and 11).
 */
function judgedDays({ days }: WeekAssessment, refusal: Refusal | null): readonly DayVerdict[] {
  if (refusal === null) return days;
  return refusal.code === 'PERSON_NOT_PLANNED' ? [] : days.filter(({ verdict }) => verdict !== 'within');
}

/** Certificate of a plan; after a change of answers or meals it applies to the former week. */
function certificateNow({ certificate }: StoredPlan, answers: SurveyDraft) {
  if (certificate === null) return null;
  const isOfThese = certificate.answers === answersDigest(answers);
  return isOfThese ? certificate : { ...certificate, changed: true, stock: null };
}

function dayWire(day: StoredDay, { catalogue }: PlanningBasis, eaters: Omit<Eating, 'mealTime'>): DayWire {
  const emptyReasons: DayWire['emptyReasons'] = {};
  const show = (mealTime: MealTime) => {
    const slot = day.slots[mealTime];
    const meal = mealWire(slot, catalogue, { ...eaters, mealTime });
    if (meal === null) emptyReasons[mealTime] = slot.kind === 'empty' ? slot.reason : 'noCandidate';
    return meal;
  };
  const [breakfast, lunch, dinner] = [show('breakfast'), show('lunch'), show('dinner')];
  return { dayMealId: day.dayMealId, breakfast, lunch, dinner, emptyReasons, chosen: [...day.chosen] };
}

/** Reasons in wire form, with the titles of the runners-up. */
function reasonsWire(week: readonly DayReasons[], { catalogue }: PlanningBasis): WeekReasonsWire {
  const named = { titleOf: (id: string) => titlesOf(id, catalogue), taxonomy: catalogue.taxonomy };
  return Object.fromEntries(
    week.map(({ date, reasons }) => [
      date,
      Object.fromEntries(
        MEAL_TIMES.flatMap((mealTime) => {
          const explained = reasons[mealTime]?.flatMap((reason) => reasonWire(reason, named));
          return explained === undefined || explained.length === 0 ? [] : [[mealTime, explained]];
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

type Named = { readonly titleOf: (id: string) => Titles | null; readonly taxonomy: Taxonomy };

function reasonWire(reason: Reason, { titleOf, taxonomy }: Named): readonly ReasonWire[] {
  if (reason.code === 'usesAtHome') {
    const { code, food } = reason;
    return [{ code, food: foodLabel(taxonomy, food), foodEn: taxonomy.items.get(food)?.en ?? food }];
  }
  if (!('runnerUpId' in reason)) return [reason];
  const titles = titleOf(reason.runnerUpId);
  return titles === null ? [] : [{ ...reason, ...titles }];
}
