import type { WeekPlan } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { dayLimits } from '../../limits/day-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { Range } from '../../model/limit-row.ts';
import type { PersonLimit } from '../../model/person-limit.ts';
import type { Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { gridOfWeek } from '../../search/grid-of-week.ts';
import { isCompleteDay } from '../complete-day.ts';
import { type DayVerdict, datesBelowFloor } from './day-verdicts.ts';
import { energyRatio } from './energy-ratio.ts';
import { type LimitDay, limitDays } from './limit-days.ts';
import { rangeAtEnergy, sideOf, statedLimits } from './stated-limits.ts';

/** A limit of the visitor and the week's figures for it. */
export type JudgedLimit = PersonLimit & {
  /**
   * The range for the planned meals of a day, or for each of them. A share of the energy is relative to the mean energy eaten.
   */
  readonly planned: Range;
  /** Mean of the known amounts over the complete days or their meals; null where none is known. */
  readonly value: number | null;
  /** Complete days, or their meals, within the range, and the number of all of them. */
  readonly within: number;
  readonly judged: number;
  /**
   * Whether the mean of the days is within the range: reference intakes apply to usual days. A meal limit is met where no meal
   * misses it by more than the tolerance of a meal. Each person has to meet their own limit. Null where there is no value, or
   * where a day below its floor meets it only by holding too little.
   */
  readonly met: boolean | null;
  readonly days: readonly LimitDay[];
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
};

/**
 * Every limit and aim of a visitor with the week's figure. No figure of a day below its floor counts as within, and a week
 * with such a day misses its energy limit (safety-rules section 3.1).
 */
export function judgeLimits(
  { week, candidates, tables, visitor }: Input,
  verdicts: readonly DayVerdict[] = [],
): readonly JudgedLimit[] {
  const belowFloor = datesBelowFloor(verdicts);
  const limits = dayLimits(visitor);
  const grid = gridOfWeek({ week, candidates, tables, visitor });
  const days = grid.flatMap((day, index): readonly Day[] => {
    const options = day.flatMap((option) => option ?? []);
    if (options.length === 0 || !isCompleteDay(week[index]?.slots)) return [];
    const meals = options.map(({ amounts }) => amounts);
    const dishes = options.map(({ candidate }) => candidate);
    const isBelowFloor = belowFloor.has(week[index]?.date ?? '');
    return [{ dishes, energyRatio: energyRatio(meals, limits), isBelowFloor }];
  });
  return statedLimits(visitor).map((limit) => ({
    ...judged(limit, days, everyoneKeeps(limit, verdicts)),
    days: limitDays(limit, { week, grid, limits, belowFloor }),
  }));
}

const MEAL_TOLERANCE = planningFigure('mealEnergyTolerance');

type Day = {
  readonly dishes: readonly Candidate[];
  readonly energyRatio: number;
  readonly isBelowFloor: boolean;
};

function judged(limit: PersonLimit, days: readonly Day[], isKeptByAll: boolean): Omit<JudgedLimit, 'days'> {
  const figures = days.flatMap((day) => figuresOf(day, limit));
  if (figures.length === 0) return { ...limit, value: null, within: 0, judged: 0, met: null };
  const keeps = ({ amount, ratio, isBelowFloor }: (typeof figures)[number]) =>
    !isBelowFloor && sideOf(amount, rangeAtEnergy(limit, ratio)) === 'within';
  // A mean that includes a day below the floor does not describe usual days.
  const isShort = figures.some(({ isBelowFloor }) => isBelowFloor);
  const value = mean(figures.map(({ amount }) => amount));
  const planned = rangeAtEnergy(limit, mean(figures.map(({ ratio }) => ratio)));
  const isKeptByLead =
    limit.per === 'meal'
      ? figures.every(({ amount }) => sideOf(amount, planned, MEAL_TOLERANCE) === 'within')
      : sideOf(value, planned) === 'within';
  const isKept = isKeptByLead && isKeptByAll;
  return {
    ...limit,
    planned,
    value,
    within: figures.filter(keeps).length,
    judged: figures.length,
    met: isShort ? keepsBesideShortDays(limit, isKept) : isKept,
  };
}

/** Whether the mean of each person's days meets that person's limit of a nutrient. */
function everyoneKeeps({ nutrient, per }: PersonLimit, verdicts: readonly DayVerdict[]): boolean {
  const people = verdicts[0]?.persons ?? [];
  if (people.length < 2) return true;
  return people.every((_, at) => {
    const figures = verdicts.flatMap(({ persons }) =>
      (persons[at]?.figures ?? []).filter((figure) => figure.nutrient === nutrient && figure.per === per),
    );
    const values = figures.flatMap(({ value }) => value ?? []);
    const [range] = figures.map((figure) => figure.range);
    return values.length === 0 || range === undefined || sideOf(mean(values), range) === 'within';
  });
}

/** A week with days below their floor misses its energy limit; for other limits `met` is null instead of true. */
function keepsBesideShortDays({ nutrient }: PersonLimit, isKept: boolean): boolean | null {
  return nutrient === 'energyKcal' || !isKept ? false : null;
}

/** Known amounts only. A day has no figure where one of its dishes does not state the nutrient. */
function figuresOf({ dishes, energyRatio: ratio, isBelowFloor }: Day, { nutrient, per }: PersonLimit) {
  if (!isStated(nutrient)) return [];
  const amounts = dishes.flatMap(({ nutrition }) => nutrition[nutrient] ?? []);
  if (per === 'meal') return amounts.map((amount) => ({ amount, ratio, isBelowFloor }));
  if (amounts.length < dishes.length) return [];
  return [{ amount: amounts.reduce((sum, each) => sum + each, 0), ratio, isBelowFloor }];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
