import {
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  NUTRIENTS,
  type Nutrient,
  type Verdict,
  type WeekPlan,
  worstVerdict,
} from '@kkini/domain';
import { isEstimated } from '@kkini/domain/bought';
import { isStated } from '@kkini/domain/limits';
import type { DayLimits } from '../../limits/day-limits.ts';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import type { Option } from '../../model/week-grid.ts';
import { isCompleteDay } from '../complete-day.ts';
import type { DayVerdict } from './day-verdicts.ts';
import { judgeAmount } from './judge-amount.ts';
import { judgedRange } from './stated-limits.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** Amount of a limited nutrient on one date, and its verdict. */
export type LimitDay = {
  readonly date: string;
  /** Amount of each meal; null without a dish or where the dish does not state it. */
  readonly amounts: Readonly<Record<MealTime, number | null>>;
  /** The range the day, or each meal, is judged by. A share of the energy is relative to the energy eaten. */
  readonly range: Range;
  /** The verdict on the day, or on each meal for a meal limit: the worst over all persons. Empty if it applies to nobody. */
  readonly verdicts: Readonly<Partial<Record<'day' | MealTime, Verdict>>>;
};

type Input = {
  readonly week: WeekPlan;
  readonly grid: readonly (readonly (Option | null)[])[];
  readonly limits: DayLimits;
  readonly days: readonly DayVerdict[];
};

/** Amounts of one limited nutrient by date, with the verdicts on the days; empty for a nutrient without food data. */
export function limitDays(limit: PersonLimit, { week, grid, limits, days }: Input): readonly LimitDay[] {
  const { nutrient } = limit;
  if (!isStated(nutrient)) return [];
  return week.map(({ date, slots }, at) => {
    const day = grid[at] ?? [];
    const isComplete = isCompleteDay(slots);
    const meals = day.flatMap((option) => (option === null ? [] : [option.amounts]));
    const { range } = judgedRange(limit, isComplete ? energyRatio(meals, limits) : 1);
    const amountAt = (time: MealTime) =>
      amountOf(slots[time], day[MEAL_TIMES.indexOf(time)] ?? null, nutrient);
    const amounts = {
      breakfast: amountAt('breakfast'),
      lunch: amountAt('lunch'),
      dinner: amountAt('dinner'),
    };
    const estimated = MEAL_TIMES.filter((_, meal) => isEstimated(day[meal]?.candidate.ranges, nutrient));
    const aimed = { limit, slots, estimated };
    const found = limit.kind === 'limit' ? keptBy(limit, days[at]) : approached(amounts, range, aimed);
    const isBelowFloor = days[at]?.verdict === 'belowFloor';
    return { date, amounts, range, verdicts: isBelowFloor ? withoutPraise(found) : found };
  });
}

/** No figure of a day below its floor counts as within (safety-rules section 3.1). */
function withoutPraise(verdicts: LimitDay['verdicts']): LimitDay['verdicts'] {
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== 'within'));
}

function keptBy({ nutrient, per }: PersonLimit, day: DayVerdict | undefined): LimitDay['verdicts'] {
  const figures = (day?.persons ?? []).flatMap(({ figures: all }) =>
    all.filter((figure) => figure.nutrient === nutrient && figure.per === per),
  );
  const all: Partial<Record<'day' | MealTime, Verdict>> = {};
  for (const { verdict, meals } of figures) {
    for (const [at, each] of Object.entries(meals ?? { day: verdict }) as ['day' | MealTime, Verdict][]) {
      all[at] = worstVerdict([each, all[at] ?? each]);
    }
  }
  return all;
}

type Aimed = {
  readonly limit: PersonLimit;
  readonly slots: Readonly<Record<MealTime, MealSlot>>;
  readonly estimated: readonly MealTime[];
};

/** How near a day, or each meal, comes to an aim. */
function approached(
  amounts: LimitDay['amounts'],
  range: Range,
  { limit: { per }, slots, estimated }: Aimed,
): LimitDay['verdicts'] {
  const judge = (times: readonly MealTime[], isComplete = true) => {
    const known = times.map((time) => amounts[time]);
    const sum = known.reduce((all: number, amount) => all + (amount ?? 0), 0);
    const isKnown = !known.includes(null);
    const isEstimate = times.some((time) => estimated.includes(time));
    return judgeAmount({ central: sum, high: sum, isKnown, isEstimate }, { range }, isComplete);
  };
  if (per === 'day') return { day: judge(MEAL_TIMES, isCompleteDay(slots)) };
  const eaten = MEAL_TIMES.filter((time) => 'id' in slots[time]);
  return Object.fromEntries(eaten.map((time) => [time, judge([time])]));
}

function amountOf(slot: MealSlot, option: Option | null, nutrient: Nutrient): number | null {
  if (slot.kind === 'fasting') return 0;
  return option === null ? null : option.candidate.nutrition[nutrient];
}

/** Energy of some meals as a share of their target; 1 without a target. Amounts are in the order of NUTRIENTS. */
export function energyRatio(meals: readonly ArrayLike<number>[], { plannedKcal }: DayLimits): number {
  const eaten = meals.reduce((sum, meal) => sum + (meal[ENERGY] ?? 0), 0);
  return plannedKcal > 0 ? eaten / plannedKcal : 1;
}
