import { type WeekPlan, worstVerdict } from '@kkini/domain';
import { isStated } from '@kkini/domain/limits';
import { dayLimits } from '../../limits/day-limits.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Option } from '../../model/week-grid.ts';
import { isCompleteDay } from '../complete-day.ts';
import { type DayVerdict, datesBelowFloor } from './day-verdicts.ts';
import { judgeExactly } from './judge-amount.ts';
import { energyRatio, type LimitDay, limitDays } from './limit-days.ts';
import { judgedRange, statedLimits } from './stated-limits.ts';

/** A limit of the visitor and the week's figures for it. */
export type JudgedLimit = PersonLimit & {
  /** The range the mean is judged by. A share of the energy is relative to the mean energy eaten. */
  readonly judgedBy: Range;
  /** Mean of the known amounts over the complete days or their meals; null where none is known. */
  readonly value: number | null;
  /** Number of complete days, or their meals, within the range, and of all that a verdict is given on. */
  readonly within: number;
  readonly judged: number;
  /**
   * Whether the mean of the days is within the range, because reference intakes apply to usual days. A meal limit is
   * met where every meal meets it. Each person has to meet their own limit. Null without a value, where a day below
   * its floor meets the limit only by holding too little, and where bought food may hold more than the limit.
   */
  readonly met: boolean | null;
  readonly days: readonly LimitDay[];
};

type Input = {
  readonly week: WeekPlan;
  /** The option eaten in each slot. */
  readonly grid: readonly (readonly (Option | null)[])[];
  readonly visitor: Visitor;
};

/**
 * Every limit and aim of a visitor with the week's figures, from the verdicts on its days. No figure of a day below
 * its floor counts as within, and a week with such a day misses its energy limit (safety-rules section 3.1).
 */
export function judgeLimits(
  { week, grid, visitor }: Input,
  days: readonly DayVerdict[],
): readonly JudgedLimit[] {
  const belowFloor = datesBelowFloor(days);
  const limits = dayLimits(visitor);
  const complete = grid.flatMap((day, index): readonly Day[] => {
    const { date = '', slots } = week[index] ?? {};
    const options = day.flatMap((option) => option ?? []);
    if (options.length === 0 || !isCompleteDay(slots)) return [];
    const meals = options.map(({ amounts }) => amounts);
    const dishes = options.map(({ candidate }) => candidate);
    const isBelowFloor = belowFloor.has(date);
    return [{ date, dishes, energyRatio: energyRatio(meals, limits), isBelowFloor }];
  });
  return statedLimits(visitor).map((limit) => {
    const each = limitDays(limit, { week, grid, limits, days });
    return { ...judged(limit, { complete, each, isKeptByAll: everyoneKeeps(limit, days) }), days: each };
  });
}

type Day = {
  readonly date: string;
  readonly dishes: readonly Candidate[];
  readonly energyRatio: number;
  readonly isBelowFloor: boolean;
};

type Days = {
  readonly complete: readonly Day[];
  readonly each: readonly LimitDay[];
  readonly isKeptByAll: boolean;
};

function judged(limit: PersonLimit, { complete, each, isKeptByAll }: Days): Omit<JudgedLimit, 'days'> {
  const figures = complete.flatMap((day) => figuresOf(day, limit));
  if (figures.length === 0)
    return { ...limit, judgedBy: limit.planned, value: null, within: 0, judged: 0, met: null };
  const dates = new Set(complete.map(({ date }) => date));
  const all = each.flatMap((day) => (dates.has(day.date) ? Object.values(day.verdicts) : []));
  // A day whose figure is an estimate is neither within nor outside.
  const verdicts = all.filter((verdict) => verdict !== 'unknown');
  // A mean that includes a day below the floor does not describe usual days.
  const isShort = complete.some(({ isBelowFloor }) => isBelowFloor);
  const value = mean(figures.map(({ amount }) => amount));
  const judgedBy = judgedRange(limit, mean(figures.map(({ ratio }) => ratio)));
  const ofMean = limit.per === 'meal' ? worstVerdict(all) : judgeExactly(value, judgedBy);
  const isKept = ofMean !== 'over' && ofMean !== 'under' && isKeptByAll;
  const isSure = !isKept || (ofMean !== 'likely' && !verdicts.includes('likely'));
  return {
    ...limit,
    judgedBy: judgedBy.range,
    value,
    within: verdicts.filter((verdict) => verdict === 'within').length,
    judged: verdicts.length,
    met: isShort ? keepsBesideShortDays(limit, isKept) : isSure ? isKept : null,
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
    return values.length === 0 || range === undefined || judgeExactly(mean(values), { range }) === 'within';
  });
}

/** A week with days below their floor misses its energy limit; for other limits `met` is null instead of true. */
function keepsBesideShortDays({ nutrient }: PersonLimit, isKept: boolean): boolean | null {
  return nutrient === 'energyKcal' || !isKept ? false : null;
}

/** Known amounts only. A day has no figure where one of its dishes does not state the nutrient. */
function figuresOf({ dishes, energyRatio: ratio }: Day, { nutrient, per }: PersonLimit) {
  if (!isStated(nutrient)) return [];
  const amounts = dishes.flatMap(({ nutrition }) => nutrition[nutrient] ?? []);
  if (per === 'meal') return amounts.map((amount) => ({ amount, ratio }));
  if (amounts.length < dishes.length) return [];
  return [{ amount: amounts.reduce((sum, each) => sum + each, 0), ratio }];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
