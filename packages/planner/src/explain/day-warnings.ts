import { NUTRIENTS, type Nutrient, type WeekPlan } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { PersonLimit } from '../model/person-limit.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { gridOfWeek } from '../search/grid-of-week.ts';
import { isCompleteDay } from './complete-day.ts';
import { energyRatio } from './verdicts/energy-ratio.ts';
import { rangeAtEnergy, sideOf, statedLimits } from './verdicts/stated-limits.ts';

/** A daily limit the planned meals of one date do not meet, in the nutrient's unit. */
export type DayWarning = {
  readonly date: string;
  readonly nutrient: Nutrient;
  readonly value: number;
  readonly limit: number;
  readonly kind: 'above' | 'below';
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
};

/** Every daily limit missed, by date, then in the order of the nutrients. Aims give no warning. */
export function dayWarnings({ week, candidates, tables, visitor }: Input): readonly DayWarning[] {
  const limits = dayLimits(visitor);
  const daily = statedLimits(visitor).flatMap((limit) => {
    const { per, kind, nutrient } = limit;
    const isJudged = per === 'day' && kind === 'limit' && isStated(nutrient);
    return isJudged ? [{ limit, index: NUTRIENTS.indexOf(nutrient) }] : [];
  });
  const grid = gridOfWeek({ week, candidates, tables, visitor });
  return week.flatMap(({ date, slots }, at) => {
    const meals = (grid[at] ?? []).flatMap((option) => (option === null ? [] : [option.amounts]));
    if (meals.length === 0) return [];
    const isComplete = isCompleteDay(slots);
    const ratio = isComplete ? energyRatio(meals, limits) : 1;
    return daily.flatMap(({ limit, index }): DayWarning[] => {
      const amount = meals.reduce((sum, meal) => sum + (meal[index] ?? 0), 0);
      const found = warningOf(limit, amount, ratio);
      // A day with an empty or newly skipped meal is short of everything. The slot itself shows that.
      return found === null || (found.kind === 'below' && !isComplete) ? [] : [{ date, ...found }];
    });
  });
}

function warningOf(limit: PersonLimit, amount: number, ratio: number): Omit<DayWarning, 'date'> | null {
  const range = rangeAtEnergy(limit, ratio);
  const kind = sideOf(amount, range);
  const { nutrient } = limit;
  if (kind === 'within' || !isStated(nutrient)) return null;
  const bound = (kind === 'above' ? range.max : range.min) ?? 0;
  return { nutrient, kind, value: toTenth(amount), limit: toTenth(bound) };
}

function toTenth(amount: number): number {
  return Math.round(amount * 10) / 10;
}
