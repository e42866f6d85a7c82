import { MEAL_TIMES, type MealSlot, type MealTime, type Nutrient, type WeekPlan } from '@kkini/domain';
import { isStated, type LimitSide } from '@kkini/domain/limits';
import type { DayLimits } from '../../limits/day-limits.ts';
import type { Range } from '../../model/limit-row.ts';
import type { PersonLimit } from '../../model/person-limit.ts';
import type { Option } from '../../model/week-grid.ts';
import { isCompleteDay } from '../complete-day.ts';
import { energyRatio } from './energy-ratio.ts';
import { rangeAtEnergy, sideOf } from './stated-limits.ts';

/** Amount of a limited nutrient on one date, and its verdict. */
export type LimitDay = {
  readonly date: string;
  /** Amount of each meal; null without a dish or where the dish does not state it. */
  readonly amounts: Readonly<Record<MealTime, number | null>>;
  /** The range for the planned meals, or for each of them. A share of the energy is relative to the energy eaten. */
  readonly range: Range;
  /** The side of the day, or of each meal for a meal limit. Undecided sides are absent. */
  readonly sides: Readonly<Partial<Record<'day' | MealTime, LimitSide>>>;
};

type Input = {
  readonly week: WeekPlan;
  readonly grid: readonly (readonly (Option | null)[])[];
  readonly limits: DayLimits;
  /** Dates below their floor: their energy is too low and no other figure counts as within. */
  readonly belowFloor?: ReadonlySet<string>;
};

/** Amounts of one limited nutrient by date; empty for a nutrient without food data. */
export function limitDays(
  limit: PersonLimit,
  { week, grid, limits, belowFloor }: Input,
): readonly LimitDay[] {
  const { nutrient } = limit;
  if (!isStated(nutrient)) return [];
  return week.map(({ date, slots }, at) => {
    const day = grid[at] ?? [];
    const isComplete = isCompleteDay(slots);
    const meals = day.flatMap((option) => (option === null ? [] : [option.amounts]));
    const range = rangeAtEnergy(limit, isComplete ? energyRatio(meals, limits) : 1);
    const amountAt = (time: MealTime) =>
      amountOf(slots[time], day[MEAL_TIMES.indexOf(time)] ?? null, nutrient);
    const amounts = {
      breakfast: amountAt('breakfast'),
      lunch: amountAt('lunch'),
      dinner: amountAt('dinner'),
    };
    const sides =
      limit.per === 'day' ? daySide(amounts, range, isComplete) : mealSides(amounts, range, slots);
    const isShort = belowFloor?.has(date) === true;
    return { date, amounts, range, sides: isShort ? sidesOfShortDay(nutrient, sides) : sides };
  });
}

/** No figure of a day below its floor counts as within (safety-rules section 3.1). */
function sidesOfShortDay(nutrient: Nutrient, sides: LimitDay['sides']): LimitDay['sides'] {
  if (nutrient === 'energyKcal') return { day: 'below' };
  return Object.fromEntries(Object.entries(sides).filter(([, side]) => side !== 'within'));
}

function amountOf(slot: MealSlot, option: Option | null, nutrient: Nutrient): number | null {
  if (slot.kind === 'fasting') return 0;
  return option === null ? null : option.candidate.nutrition[nutrient];
}

/** Unknown amounts can only add: an amount above a limit is certain already, every other verdict needs the whole day. */
function daySide(amounts: LimitDay['amounts'], range: Range, isComplete: boolean): LimitDay['sides'] {
  const known = MEAL_TIMES.flatMap((time) => amounts[time] ?? []);
  const side = sideOf(
    known.reduce((sum, amount) => sum + amount, 0),
    range,
  );
  const isWhole = isComplete && known.length === MEAL_TIMES.length;
  return isWhole || side === 'above' ? { day: side } : {};
}

function mealSides(
  amounts: LimitDay['amounts'],
  range: Range,
  slots: Readonly<Record<MealTime, MealSlot>>,
): LimitDay['sides'] {
  const sides: Partial<Record<MealTime, LimitSide>> = {};
  for (const time of MEAL_TIMES) {
    const amount = amounts[time];
    if (amount !== null && slots[time].kind !== 'fasting') sides[time] = sideOf(amount, range);
  }
  return sides;
}
