import {
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type Survey,
  seoulDate,
  type WeekPlan,
} from '@kkini/domain';
import {
  crossesWalls,
  crowdsWeek,
  hardViolations,
  isKept,
  type KeptMeals,
  type MealPlace,
  type Visitor,
} from '@kkini/planner';
import { AppError } from '../../../app-error.ts';
import type { Queries } from '../../../db/database.ts';
import { findPlan, type KeptPlan } from '../../../db/stores/plan-store.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { lockForChange } from '../../../plugins/access/survey-access.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { completeAnswers } from '../complete-answers.ts';
import { checkPermission, refusalOf } from '../permission/check-permission.ts';
import { checkUnread } from '../permission/check-unread.ts';

/** The survey to replan, the meals to keep, and the time: days before today in Seoul never change. */
export type RestWish = {
  readonly principal: Principal;
  readonly surveyId: string;
  readonly keep: readonly MealPlace[];
  readonly now: number;
};

/** The inputs for the rest of a week, which may be saved only while they are unchanged. */
export type RestOfWeek = {
  /** The answers, with the plan's dates instead of a later start date. */
  readonly survey: Survey;
  readonly plan: KeptPlan;
  readonly kept: KeptMeals;
  /** Meals to keep that may not be kept. */
  readonly notKept: readonly MealPlace[];
};

/**
 * Locks the survey and reads the rest of its week. Refuses answers that must not get a plan. A meal is kept only if the current
 * answers allow it.
 */
export async function lockRest(queries: Queries, wish: RestWish, basis: PlanningBasis): Promise<RestOfWeek> {
  const stored = await lockForChange(queries, wish.principal, wish.surveyId);
  if (stored === null) throw new AppError('surveyNotFound');
  const plan = await findPlan(queries, stored.id);
  const [first] = plan?.days ?? [];
  if (plan === null || first === undefined) throw new AppError('planNotFound');
  const survey = completeAnswers({ ...stored.answers, startDate: first.date }, first.date);
  checkPermission(survey, wish.now);
  checkUnread(survey, basis.catalogue.taxonomy);
  const visitor = visitorOf(basis, survey);
  const before = seoulDate(wish.now);
  const asked = wish.keep.filter(({ date }) => date >= before);
  const mayFast = (date: string) => refusalOf(fastsKept({ survey, plan, asked }, date), wish.now) === null;
  const mayStay = (place: MealPlace) => {
    const slot = slotAt(plan, place);
    return slot?.kind === 'fasting'
      ? mayFast(place.date)
      : mayBeKept(slot, basis, { visitor, mealTime: place.mealTime });
  };
  const meals = withinWeek(asked.filter(mayStay), { plan, before, basis, visitor });
  return { survey, plan, kept: { before, meals }, notKept: asked.filter((place) => !meals.includes(place)) };
}

/** Whether there is a meal to plan: one that is not kept, in a slot that has or requests one. */
export function hasOpenMeal({ survey, plan, kept }: RestOfWeek): boolean {
  return plan.days.some(({ date, slots }) =>
    MEAL_TIMES.some(
      (mealTime) =>
        !isKept(kept, { date, mealTime }) &&
        (survey.mealStyles[mealTime] !== 'fasting' || slots[mealTime].kind !== 'fasting'),
    ),
  );
}

type Keeping = Pick<RestOfWeek, 'survey' | 'plan'> & { readonly asked: readonly MealPlace[] };

/** The answers for one day, plus the fasted meals to keep on it. */
function fastsKept({ survey, plan, asked }: Keeping, date: string): Survey {
  const kept = asked.filter((place) => place.date === date && slotAt(plan, place)?.kind === 'fasting');
  const styles = kept.map(({ mealTime }) => [mealTime, 'fasting'] as const);
  return { ...survey, mealStyles: { ...survey.mealStyles, ...Object.fromEntries(styles) } };
}

function slotAt({ days }: KeptPlan, { date, mealTime }: MealPlace): MealSlot | undefined {
  return days.find((day) => day.date === date)?.slots[mealTime];
}

type Staying = {
  readonly plan: KeptPlan;
  readonly before: string;
  readonly basis: PlanningBasis;
  readonly visitor: Visitor;
};

/**
 * The meals among these that may be kept: together with past days they exceed neither the weekly count of a food for anybody nor a
 * daily maximum.
 */
function withinWeek(
  places: readonly MealPlace[],
  { plan, before, basis, visitor }: Staying,
): readonly MealPlace[] {
  const facts = { ...basis, visitor };
  let week: WeekPlan = plan.days.filter(({ date }) => date < before);
  return places.filter((place) => {
    const slot = slotAt(plan, place);
    const dish = slot && basis.dishOf(slot);
    if (slot === undefined) return false;
    if (dish !== undefined && crowdsWeek(dish, { week, ...place }, facts)) return false;
    const others = week.filter(({ date }) => date !== place.date);
    const { slots = OPEN_DAY } = week.find(({ date }) => date === place.date) ?? {};
    const day = { date: place.date, slots: { ...slots, [place.mealTime]: slot } };
    if (crossesWalls([], [day], facts)) return false;
    week = [...others, day];
    return true;
  });
}

const OPEN: MealSlot = { kind: 'fasting' };
const OPEN_DAY = { breakfast: OPEN, lunch: OPEN, dinner: OPEN };

type Eating = { readonly visitor: Visitor; readonly mealTime: MealTime };

function mayBeKept(slot: MealSlot | undefined, basis: PlanningBasis, { visitor, mealTime }: Eating): boolean {
  if (slot === undefined || !('id' in slot)) return false;
  const candidate = basis.dishOf(slot);
  if (candidate?.kind !== slot.kind || candidate.style !== slot.style) return false;
  return hardViolations(candidate, visitor, mealTime).length === 0;
}
