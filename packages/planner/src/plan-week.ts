import {
  type DayPlan,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  PLAN_DAYS,
  planDates,
  type WeekPlan,
} from '@kkini/domain';
import { assessWeek, datesBeyond, judgeDays, type WeekAssessment } from './explain/assess-week.ts';
import {
  type DayVerdict,
  datesBelowFloor,
  datesLowOnTable,
  type FigureVerdict,
} from './explain/verdicts/day-verdicts.ts';
import type { Candidate } from './model/candidate.ts';
import { type DayLocks, type FormerWeek, formerLocks, OPEN_DAY } from './model/day-locks.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import type { WeekGrid } from './model/week-grid.ts';
import type { Certificate } from './search/bounds/certificate.ts';
import { ASKED, areaOf, type LeftOut } from './search/bounds/reach.ts';
import { sharedWithHome, strictestWeek } from './search/climb-ladder.ts';
import { daysBeyondWalls } from './search/day-walls.ts';
import { dayWithinWalls } from './search/day-within-walls.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import {
  makePlanningProblem,
  type PlanningProblem,
  withBasket,
  withReach,
} from './search/planning-problem.ts';
import { chooseBasket } from './search/pots/choose-basket.ts';
import { withPots } from './search/pots/choose-pots.ts';
import { orderForWork } from './search/pots/order-for-work.ts';
import { reducedAround, reducedPoints } from './search/pots/reduced-points.ts';
import { climbWithinWalls, type WalledWeek } from './search/pricing/within-walls.ts';
import { LADDER_STEPS } from './search/relaxation-ladder.ts';
import { mayHaveUsual } from './tables/companions-beside.ts';
import { type LaidTables, layTables } from './tables/lay-tables.ts';
import { redatedKept } from './tables/redate-batches.ts';
import { chooseRice, hasChosenRice } from './tables/rice/choose-rice.ts';
import type { StockCertificate } from './tables/stock/certify-stock.ts';

/** Part of a day's sodium maximum beyond which a day is far too salty: 3,450 mg where 2,300 are the most. */
const FAR_TOO_SALTY = 1.5;

/** Input of a plan. `startDate` is YYYY-MM-DD. Equal input gives an equal week. */
export type PlanWeekInput = {
  readonly candidates: readonly Candidate[];
  /** The cookbook for laying tables; without it every dish keeps its usual companions. */
  readonly tables?: Tables;
  readonly visitor: Visitor;
  readonly startDate: string;
  readonly seed: number;
  /** The week of the same dates whose remaining meals are planned again; absent for a whole new week. */
  readonly former?: FormerWeek;
  /** Most points the seed adds to a dish; set where a different week matters more than the best one. */
  readonly seedPoints?: number;
};

/** The certificate of the leading dishes of a week, and that of the days with what is cooked beside them. */
export type WeekCertificate = Certificate & { readonly stock: StockCertificate | null };

/**
 * The quality of a new plan. `ladderStep` is the step of the relaxation ladder that allowed it, 0 with every rule
 * kept. The certificate bounds its distance from the best week.
 */
export type PlanQuality = WeekAssessment & {
  readonly ladderStep: number;
  readonly certificate: WeekCertificate;
};

/** A finished week and its quality. */
export type PlannedWeek = { readonly week: WeekPlan; readonly quality: PlanQuality };

/**
 * Plans seven days. Exclusions and HARD rules always hold; spacing rules are relaxed step by step, and only where no
 * week exists otherwise. A meal time without enough dishes extends to further areas and styles, which its slots
 * state. A slot stays empty, with its reason, where no dish is found. Kept meals of a former week count in the points
 * and in every rule of the planned meals, but are not judged themselves. Bought meals that leave days below a floor or far too salty
 * share the week with recipes: simple ones, and cooked ones where these are not enough.
 */
export function planWeek(input: PlanWeekInput): PlannedWeek {
  let problem = makePlanningProblem({ ...input, ...locksOf(input) });
  let best = plannedWithin(problem, input);
  let illFed = reachesFloors(input.visitor) ? illFedDays(best.quality.days) : 0;
  while (illFed > 0) {
    const wider = sharedWithHome(problem);
    if (wider === null) break;
    const shared = plannedWithin(wider, input);
    const fewer = illFedDays(shared.quality.days);
    if (fewer < illFed) [best, illFed] = [shared, fewer];
    problem = wider;
  }
  return best;
}

/** Whether dishes can bring a day to its floor at all: one meal a day cannot. */
function reachesFloors({ mealStyles }: Visitor): boolean {
  return MEAL_TIMES.filter((time) => mealStyles[time] !== 'fasting').length > 1;
}

/**
 * The best week of a problem. Where a day would exceed a wall however its tables are laid, a dish of it that cannot have its usual
 * companions is left out; a meal stays empty only where no such dish is left.
 */
function plannedWithin(problem: PlanningProblem, input: PlanWeekInput): PlannedWeek {
  let asked = problem;
  let isEmptied = false;
  for (;;) {
    const found = leadingDishes(asked, input.startDate);
    const dates = planDates(input.startDate);
    const planned = dates.map((date, index) => dayPlan(date, { ...found, index }));
    const { week, stock, assessment, beyond } = assessedTables(planned, input);
    const without = leftOutBeyond(planned, beyond, { ...input, locks: found.problem.locks });
    const locks = without.length > 0 ? null : withoutMealsBeyond(dates, beyond, found.problem);
    if (without.length > 0)
      asked = withReach(asked, { ...asked.reach, without: [...(asked.reach.without ?? []), ...without] });
    else if (locks !== null) {
      asked = { ...asked, locks };
      isEmptied = true;
    } else {
      const certificate = isEmptied
        ? { ...found.certificate, ladderStep: LADDER_STEPS.empty }
        : found.certificate;
      const { ladderStep } = certificate;
      return { week, quality: { ladderStep, certificate: { ...certificate, stock }, ...assessment } };
    }
  }
}

/**
 * On each day that exceeds a wall, the dish to leave out: of those that cannot have their usual companions, the one with the most of
 * what the wall limits. The amounts of the others are proved.
 */
function leftOutBeyond(
  planned: WeekPlan,
  beyond: ReturnType<typeof daysBeyondWalls>,
  { tables, visitor, locks }: PlanWeekInput & Pick<PlanningProblem, 'locks'>,
): readonly LeftOut[] {
  const found = planned.flatMap(({ date, slots }, day) => {
    const mealTime = beyond.get(date)?.meals.find((time) => {
      const slot = slots[time];
      const lead = slot.kind === 'recipe' ? tables?.leadOf(slot.id) : undefined;
      if (tables === undefined || lead === undefined || locks[day]?.[time] !== undefined) return false;
      return !mayHaveUsual(lead, { tables, visitor, mealTime: time });
    });
    const slot = mealTime && slots[mealTime];
    return mealTime !== undefined && slot !== undefined && 'id' in slot ? [{ mealTime, id: slot.id }] : [];
  });
  return [...new Map(found.map((each) => [`${each.mealTime} ${each.id}`, each])).values()];
}

/**
 * The locks with one more empty meal on every day that exceeds a wall however its tables are laid; null where no day
 * does.
 */
function withoutMealsBeyond(
  dates: readonly string[],
  beyond: ReturnType<typeof daysBeyondWalls>,
  { locks }: PlanningProblem,
): readonly DayLocks[] | null {
  let isBeyond = false;
  const emptied = dates.map((date, day): DayLocks => {
    const held = locks[day] ?? OPEN_DAY;
    const time = beyond.get(date)?.meals.find((each) => held[each] === undefined);
    if (time === undefined) return held;
    isBeyond = true;
    return { ...held, [time]: { kind: 'empty', reason: 'noCandidate' } };
  });
  return isBeyond ? emptied : null;
}

/**
 * The week with its tables laid, its assessment, and the dates that still exceed a wall. Tables are laid for the
 * portions of one person. A day keeps its usual companions, including rice, where other ones would leave somebody else
 * below the floor (safety-rules section 3.1) and the usual ones do not; and as many of them as its walls allow where
 * other ones would take it past a wall. Days that are not laid change those around them, which are judged again.
 */
function assessedTables(week: WeekPlan, input: PlanWeekInput) {
  let unlaid = NO_DATES;
  let bare = NO_DATES;
  for (;;) {
    const laid = withTables(week, { ...input, unlaid, bare });
    const beyond = daysBeyondWalls(laid.week, input);
    const assessment = assessWeek({ ...input, week: laid.week });
    const low = [...datesLowOnTable(assessment.days)].filter((date) => !unlaid.has(date));
    const usual = low.length === 0 ? NO_DATES : datesBelowFloor(judgeDays({ ...input, week }));
    const starved = low.filter((date) => !usual.has(date));
    const past = [...beyond.keys()].filter((date) => !bare.has(date));
    if (starved.length === 0 && past.length === 0) return { ...laid, beyond, assessment };
    bare = new Set([...bare, ...past]);
    unlaid = new Set([...unlaid, ...starved, ...past]);
  }
}

const NO_DATES: ReadonlySet<string> = new Set();

/** The best week of leading dishes with pots, or without any if spacing rules have to be relaxed for them. */
function leadingDishes(asked: PlanningProblem, startDate: string): WalledWeek {
  if (asked.slots.every(({ dishes }) => asked.catalogue.candidates[dishes[0] ?? -1]?.kind !== 'recipe'))
    return climbWithinWalls(asked);
  const reduced = reducedPoints(asked);
  const around = withBasket(asked, chooseBasket(asked, reduced));
  // No pots where meals stay, which may forbid either meal of a pot, where a wall may empty one, or in place of bought meals.
  const mayCookTwice = asked.limits.walls.length === 0 && asked.locks.length === 0 && asked.reach === ASKED;
  const pots = mayCookTwice ? withPots(around, reducedAround(around, reduced), startDate) : around;
  const cookedTwice = pots === around ? null : strictestWeek(pots);
  const found = cookedTwice === null ? climbWithinWalls(around) : { ...cookedTwice, problem: pots };
  return orderForWork(found, startDate);
}

type LaidInput = PlanWeekInput & { readonly unlaid: ReadonlySet<string>; readonly bare: ReadonlySet<string> };

/** The week with its tables laid. Days that the chosen rice takes beyond a limit get the usual rice if that helps. */
function withTables(week: WeekPlan, { tables, former, bare, ...input }: LaidInput): LaidTables {
  if (tables === undefined) return { week, stock: null };
  const kept = former?.kept ?? null;
  const laidWith = (without: ReadonlySet<string>) => {
    const chosen = chooseRice({ ...input, week, tables, kept, without });
    const served = chosen.map((day) =>
      bare.has(day.date) ? dayWithinWalls(day, { ...input, tables, kept }) : day,
    );
    const grid = gridOfWeek({ ...input, week: served, tables });
    return layTables({ ...input, week: served, grid, tables, kept });
  };
  const laid = laidWith(new Set());
  const rice = input.visitor.rice ?? null;
  if (rice === null) return laid;
  const beyond = datesBeyond({ ...input, week: laid.week, tables });
  if (!hasChosenRice(laid.week, beyond, { tables, rice })) return laid;
  const other = laidWith(beyond);
  return datesBeyond({ ...input, week: other.week, tables }).size < beyond.size ? other : laid;
}

function locksOf({ former, visitor }: PlanWeekInput) {
  const locks = former === undefined ? [] : formerLocks(redatedKept(former, visitor.prepDay));
  const isWhole = locks.every((day) => Object.keys(day).length === 0);
  return former === undefined || isWhole ? {} : { locks, kept: former.kept };
}

type DayInput = { readonly grid: WeekGrid; readonly index: number; readonly problem: PlanningProblem };

function dayPlan(date: string, { grid, index, problem }: DayInput): DayPlan {
  const slotOf = (mealTime: MealTime): MealSlot => {
    const held = problem.locks[index]?.[mealTime];
    if (held !== undefined) return held;
    const asked = problem.visitor.mealStyles[mealTime];
    if (asked === 'fasting') return { kind: 'fasting' };
    const option = grid[index]?.[MEAL_TIMES.indexOf(mealTime)] ?? null;
    if (option === null) return { kind: 'empty', reason: 'noCandidate' };
    const slot = filledSlot(option.candidate, problem.visitor, index);
    return option.candidate.style === asked ? slot : { ...slot, insteadOf: asked };
  };
  return {
    date,
    slots: { breakfast: slotOf('breakfast'), lunch: slotOf('lunch'), dinner: slotOf('dinner') },
  };
}

type FilledSlot = Extract<MealSlot, { readonly id: string }>;

/** The slot for a dish. A restaurant dish goes to the visitor's areas in turn, or to the nearest area that serves it. */
export function filledSlot(candidate: Candidate, visitor: Visitor, dayIndex: number): FilledSlot {
  const { id, style, kind } = candidate;
  if (kind === 'recipe') return { kind, id, style };
  return { kind, id, style, area: style === 'restaurant' ? areaOf(candidate, visitor, dayIndex) : null };
}

/**
 * Number of days on which the bought dishes do not do: somebody is below their floor, extras counted, or eats far more sodium than
 * they may. One below a floor counts more than all others of a week.
 */
function illFedDays(days: readonly DayVerdict[]): number {
  const low = datesBelowFloor(days);
  const salty = days.filter(({ persons }) => persons.some(({ figures }) => figures.some(isFarTooSalty)));
  return PLAN_DAYS * low.size + new Set([...low, ...salty.map(({ date }) => date)]).size;
}

function isFarTooSalty({ nutrient, per, value, range: { max } }: FigureVerdict): boolean {
  return nutrient === 'sodiumMg' && per === 'day' && (value ?? 0) > FAR_TOO_SALTY * (max ?? Infinity);
}
