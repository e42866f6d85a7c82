import {
  hadStomachSurgery,
  type Person,
  PLANNED_SHARE,
  type Target,
  type Verdict,
  type WeekPlan,
  worstVerdict,
} from '@kkini/domain';
import type { LimitedNutrient, LimitSpan } from '@kkini/domain/limits';
import { GLYCEMIC_LOAD, plannedDayOf } from '@kkini/domain/portions';
import { planningFigure } from '../../limits/planning-rows.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { PersonLimit } from '../../model/person-limit.ts';
import type { Range } from '../../model/range.ts';
import type { Visitor } from '../../model/visitor.ts';
import { isCompleteDay } from '../complete-day.ts';
import { type EatenAmount, type EatenMeal, eatenAmount, eatenMeals, sumOf } from '../eaten-meals.ts';
import { rangeAtEnergy } from './stated-limits.ts';

/** How one nutrient of somebody's day stands to a limit: what it sums up to, and what that may be with bought food. */
export type FigureVerdict = {
  readonly nutrient: LimitedNutrient;
  readonly per: LimitSpan;
  readonly verdict: Verdict;
  /** Null where it is not known; of a limit of a meal, that of the meal which stands worst. */
  readonly value: number | null;
  readonly high: number | null;
  readonly range: Range;
};

/** How a day stands for one person: by the worst of its figures (safety-rules section 11). */
export type PersonDay = {
  readonly target: Target;
  readonly verdict: Verdict;
  readonly plannedKcal: number;
  readonly floorKcal: number;
  readonly figures: readonly FigureVerdict[];
};

/** How a day stands: for everybody, and the worst of them. */
export type DayVerdict = {
  readonly date: string;
  readonly verdict: Verdict;
  readonly persons: readonly PersonDay[];
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly limitsOf: (person: Person) => readonly PersonLimit[];
};

/** The verdict on every day of a week for each person, by that person's own portions and limits. */
export function dayVerdicts({ week, candidates, visitor, limitsOf }: Input): readonly DayVerdict[] {
  const dishes = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const people = visitor.persons.map((person) => ({ person, limits: limitsOf(person) }));
  return week.map(({ date, slots }) => {
    const isComplete = isCompleteDay(slots);
    const eaten = eatenMeals(slots, { dishes, visitor });
    const persons = people.map(({ person, limits }, at) =>
      personDay({ person, limits, isComplete, visitor, meals: eaten[at] ?? [] }),
    );
    return { date, verdict: worstVerdict(persons.map(({ verdict }) => verdict)), persons };
  });
}

/** The dates on which somebody's day is below its floor: no figure of those is told to be fine (safety-rules section 3.1). */
export function datesBelowFloor(days: readonly DayVerdict[]): ReadonlySet<string> {
  return new Set(days.filter(({ verdict }) => verdict === 'belowFloor').map(({ date }) => date));
}

type Judging = {
  readonly person: Person;
  readonly limits: readonly PersonLimit[];
  readonly visitor: Visitor;
  readonly meals: readonly EatenMeal[];
  readonly isComplete: boolean;
};

function personDay(judging: Judging): PersonDay {
  const { person, limits, visitor, meals, isComplete } = judging;
  const day = plannedDayOf(person, visitor);
  const energy = energyVerdict(judging);
  const plannedKcal = sumOf(meals.map((meal) => eatenAmount(meal, 'energyKcal'))).central;
  const ratio = isComplete && day.plannedKcal > 0 ? plannedKcal / day.plannedKcal : 1;
  const all = visitor.healthConditions.includes('diabetes') ? [...limits, LOAD_OF_DAY] : limits;
  const figures = [
    energy,
    ...all
      .filter(({ nutrient }) => nutrient !== 'energyKcal')
      .map((limit) => figureVerdict({ ...limit, ...judgedRange(limit, ratio) }, meals, isComplete)),
  ];
  return {
    target: person.target,
    verdict: worstVerdict(figures.map(({ verdict }) => verdict)),
    plannedKcal,
    floorKcal: day.floorKcal,
    figures,
  };
}

/** The most glycaemic load of a day with diabetes; that of a meal is among the limits (safety-rules section 8.2). */
const LOAD_OF_DAY: PersonLimit = {
  nutrient: 'glycemicLoad',
  per: 'day',
  kind: 'limit',
  range: { max: GLYCEMIC_LOAD.dayCap },
  planned: { max: GLYCEMIC_LOAD.dayCap },
  ofEnergy: { min: false, max: false },
  from: [],
  overruled: [],
};

/** Sums of shares are off by what doubles round. */
const ROUNDING = 1e-6;

/**
 * The energy of a day: 90 % of it within a tenth, and never below the floor (safety-rules sections 2 and 3.1). After a
 * stomach operation three meals are not the whole day, so that it is never told to be within (section 4).
 */
function energyVerdict({ person, visitor, meals, isComplete }: Judging): FigureVerdict {
  const { dayKcal, floorKcal } = plannedDayOf(person, visitor);
  const tolerance = planningFigure('dayEnergyTolerance');
  const min = Math.max(dayKcal * PLANNED_SHARE * (1 - tolerance), floorKcal);
  const range = { min, max: dayKcal * PLANNED_SHARE * (1 + tolerance) };
  const sum = sumOf(meals.map((meal) => eatenAmount(meal, 'energyKcal')));
  const figure = { nutrient: 'energyKcal', per: 'day', ...told(sum), range } as const;
  if (sum.isKnown && sum.central < floorKcal - ROUNDING) return { ...figure, verdict: 'belowFloor' };
  const verdict = verdictOn(sum, { range }, isComplete);
  return { ...figure, verdict: verdict === 'within' && hadStomachSurgery(person) ? 'unknown' : verdict };
}

type JudgedRange = {
  readonly range: Range;
  /** What the planned meals may hold for the whole day to keep its maximum surely; the maximum itself where it is absent. */
  readonly surelyBelow?: number;
};

/**
 * What a day is judged by. A floor and a share of the energy are those of the planned meals. A maximum is that of the whole
 * day (safety-rules section 3.2); beyond the part of the planned meals it may be exceeded by what is eaten beside them.
 */
function judgedRange(limit: PersonLimit, ratio: number): JudgedRange {
  const planned = rangeAtEnergy(limit, ratio);
  const { max } = limit.range;
  if (max === undefined || planned.max === undefined || limit.ofEnergy.max) return { range: planned };
  return { range: { ...planned, max }, surelyBelow: planned.max };
}

type JudgedFigure = Pick<PersonLimit, 'nutrient' | 'per'> & JudgedRange;

function figureVerdict(limit: JudgedFigure, meals: readonly EatenMeal[], isComplete: boolean): FigureVerdict {
  const { nutrient, per, range } = limit;
  const amounts = meals.map((meal) => eatenAmount(meal, nutrient));
  if (per === 'day') {
    const sum = sumOf(amounts);
    return { nutrient, per, verdict: verdictOn(sum, limit, isComplete), ...told(sum), range };
  }
  const each = amounts.map((amount) => ({ amount, verdict: verdictOn(amount, limit, true) }));
  const verdict = worstVerdict(each.map((meal) => meal.verdict));
  const worst = each.find((meal) => meal.verdict === verdict)?.amount;
  const isOpen = verdict === 'within' && !isComplete;
  return { nutrient, per, verdict: isOpen ? 'unknown' : verdict, ...told(worst), range };
}

/**
 * An amount against a range (safety-rules section 7.2): within only if the highest it may be is; a floor is not missed by
 * less than tables can tell. What is known can only become more, so that too much is said before all is known.
 */
function verdictOn(
  { central, high, isKnown }: EatenAmount,
  { range: { min = -Infinity, max = Infinity }, surelyBelow = max }: JudgedRange,
  isComplete: boolean,
): Verdict {
  if (central > max + ROUNDING) return 'over';
  if (!isKnown || !isComplete) return 'unknown';
  if (high > surelyBelow + ROUNDING) return 'likely';
  return central < min * (1 - planningFigure('tableTolerance')) ? 'under' : 'within';
}

function told(amount: EatenAmount | undefined): Pick<FigureVerdict, 'value' | 'high'> {
  return amount?.isKnown === true
    ? { value: amount.central, high: amount.high }
    : { value: null, high: null };
}
