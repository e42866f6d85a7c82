import type { WeekPlan } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { dayLimits } from '../../limits/day-limits.ts';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { PersonLimit } from '../../model/person-limit.ts';
import type { Range } from '../../model/range.ts';
import type { Visitor } from '../../model/visitor.ts';
import { gridOfWeek } from '../../search/grid-of-week.ts';
import { isCompleteDay } from '../complete-day.ts';
import { type DayVerdict, datesBelowFloor } from './day-verdicts.ts';
import { energyRatio } from './energy-ratio.ts';
import { type LimitDay, limitDays } from './limit-days.ts';
import { rangeAtEnergy, sideOf, statedLimits } from './stated-limits.ts';

/** A limit of the visitor and what a week makes of it. */
export type JudgedLimit = PersonLimit & {
  /** What the planned meals of a day, or each of them, have to keep: a share of the energy follows the mean of what is eaten. */
  readonly planned: Range;
  /** Mean of the complete days or of their meals, of what their dishes state; null where none does. */
  readonly value: number | null;
  /** Complete days, or meals of them, within the range, and all of them. */
  readonly within: number;
  readonly judged: number;
  /**
   * Whether the mean of the days keeps the range: reference intakes are those of usual days. A limit of a meal is kept
   * where no meal misses it by more than the tolerance of a meal. Everybody at the table has to keep their own. Null where there is no value, or a day below its floor
   * would keep it by holding too little.
   */
  readonly met: boolean | null;
  readonly days: readonly LimitDay[];
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
};

/**
 * Every limit and aim of a visitor, each with the figure of the week beside it. Of days below their floor no figure is
 * within, and the energy of a week with such a day is not kept (safety-rules section 3.1).
 */
export function judgeLimits(
  { week, candidates, visitor }: Input,
  verdicts: readonly DayVerdict[] = [],
): readonly JudgedLimit[] {
  const belowFloor = datesBelowFloor(verdicts);
  const limits = dayLimits(visitor);
  const grid = gridOfWeek({ week, candidates, visitor });
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
  // A mean with a day that is too little in it is no usual day.
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

/** Whether the days of each of several people keep their own limit of a nutrient in the mean. */
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

/** A week with days below their floor does not keep its energy; that it keeps another limit is not told. */
function keepsBesideShortDays({ nutrient }: PersonLimit, isKept: boolean): boolean | null {
  return nutrient === 'energyKcal' || !isKept ? false : null;
}

/** What is stated; a day a dish of which does not state the nutrient has no figure. */
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
