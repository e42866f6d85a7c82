import { MEAL_TIMES, type MealSlot, type MealStyle, type Nutrient, type WeekPlan } from '@kkini/domain';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option } from '../model/week-grid.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { gridOfWeek } from '../search/grid-of-week.ts';
import { type Relaxation, relaxations } from './relaxations.ts';

/** A daily limit the planned meals of one date do not meet, in the nutrient's unit. */
export type DayWarning = {
  readonly date: string;
  readonly nutrient: Nutrient;
  readonly value: number;
  readonly limit: number;
  readonly kind: 'above' | 'below';
};

/** What a week says of itself as it stands. */
export type WeekAssessment = {
  readonly emptySlots: number;
  readonly repeatedDishes: number;
  readonly relaxations: readonly Relaxation[];
  readonly warnings: readonly DayWarning[];
  readonly unknownExclusions: readonly string[];
};

/** Overstepping by less than this share is within what tables and scales can tell. */
const TOLERANCE = 0.02;

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
};

/** Counts what is empty or returns, and lists every daily limit missed, by date in the order of the nutrients. */
export function assessWeek({ week, candidates, visitor }: Input): WeekAssessment {
  const slots = week.flatMap((day) => MEAL_TIMES.map((time) => day.slots[time]));
  const ids = slots.flatMap((slot) => ('id' in slot ? [slot.id] : []));
  const terms = dayTerms(dayLimits(visitor));
  const grid = gridOfWeek(week, candidates);
  return {
    emptySlots: slots.filter((slot) => slot.kind === 'empty').length,
    repeatedDishes: ids.length - new Set(ids).size,
    relaxations: relaxations(grid, visitor.eatingStyles.includes('vegetarian')),
    warnings: week.flatMap((day, index) => {
      const dishes = (grid[index] ?? []).filter((option) => option !== null);
      const complete = MEAL_TIMES.every((time) => isAsPlanned(day.slots[time], visitor.mealStyles[time]));
      return dayWarnings(dishes, terms, complete).map((warning) => ({ date: day.date, ...warning }));
    }),
    unknownExclusions: visitor.unknownExclusions,
  };
}

function isAsPlanned(slot: MealSlot, style: MealStyle): boolean {
  return slot.kind === 'fasting' ? style === 'fasting' : slot.kind !== 'empty';
}

function dayWarnings(
  dishes: readonly Option[],
  terms: readonly DayTerm[],
  complete: boolean,
): Omit<DayWarning, 'date'>[] {
  if (dishes.length === 0) return [];
  return terms.flatMap(({ index, nutrient, range }): Omit<DayWarning, 'date'>[] => {
    const amount = dishes.reduce((sum, dish) => sum + (dish.amounts[index] ?? 0), 0);
    const value = Math.round(amount);
    if (range.max !== undefined && amount > range.max * (1 + TOLERANCE)) {
      return [{ nutrient, value, limit: Math.round(range.max), kind: 'above' }];
    }
    // A day with an empty or newly skipped meal is short of everything; the slot itself says so.
    if (range.min !== undefined && amount < range.min * (1 - TOLERANCE) && complete) {
      return [{ nutrient, value, limit: Math.round(range.min), kind: 'below' }];
    }
    return [];
  });
}
