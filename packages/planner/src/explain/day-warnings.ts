import type { Nutrient, WeekPlan } from '@kkini/domain';
import type { WeekGrid } from '../model/week-grid.ts';
import type { PlanningProblem } from '../search/planning-problem.ts';

/** A daily limit the planned meals of one date do not meet, in the nutrient's unit. */
export type DayWarning = {
  readonly date: string;
  readonly nutrient: Nutrient;
  readonly value: number;
  readonly limit: number;
  readonly kind: 'above' | 'below';
};

/** Overstepping by less than this share is within what tables and scales can tell. */
const TOLERANCE = 0.02;

/** Every daily limit a week does not meet, by date in the order of the nutrients. */
export function dayWarnings(
  week: WeekGrid,
  dates: readonly string[],
  problem: PlanningProblem,
): DayWarning[] {
  return week.flatMap((day, index) => {
    const filled = day.filter((option) => option !== null);
    if (filled.length === 0) return [];
    return problem.terms.flatMap(({ index: position, nutrient, range }) => {
      const value = filled.reduce((sum, option) => sum + (option.amounts[position] ?? 0), 0);
      const date = dates[index] ?? '';
      if (range.max !== undefined && value > range.max * (1 + TOLERANCE)) {
        return [warning({ date, nutrient, value, limit: range.max, kind: 'above' })];
      }
      // A day with an empty slot is short of everything; the empty slot itself says so.
      if (range.min !== undefined && value < range.min * (1 - TOLERANCE) && filled.length === day.length) {
        return [warning({ date, nutrient, value, limit: range.min, kind: 'below' })];
      }
      return [];
    });
  });
}

/** What a finished plan reports of itself. */
export type PlanQuality = {
  /** Step of the relaxation ladder the week was found at; 0 means every spacing rule holds. */
  readonly ladderStep: number;
  readonly emptySlots: number;
  readonly repeatedDishes: number;
  readonly warnings: readonly DayWarning[];
  readonly unknownExclusions: readonly string[];
};

/** Counts what is empty or returns in a week, beside its warnings. */
export function planQuality(
  week: WeekPlan,
  facts: Pick<PlanQuality, 'ladderStep' | 'warnings' | 'unknownExclusions'>,
): PlanQuality {
  const slots = week.flatMap((day) => Object.values(day.slots));
  const ids = slots.flatMap((slot) => ('id' in slot ? [slot.id] : []));
  return {
    ...facts,
    emptySlots: slots.filter((slot) => slot.kind === 'empty').length,
    repeatedDishes: ids.length - new Set(ids).size,
  };
}

function warning(raw: DayWarning): DayWarning {
  return { ...raw, value: Math.round(raw.value), limit: Math.round(raw.limit) };
}
