import {
  hadStomachSurgery,
  type MealTime,
  type Person,
  PLANNED_SHARE,
  type Sex,
  type Target,
  type Verdict,
  type WeekPlan,
  worstVerdict,
} from '@kkini/domain';
import { conditionsOf, type LimitedNutrient, type LimitSpan } from '@kkini/domain/limits';
import { GLYCEMIC_LOAD, type OwnPortion, plannedDayOf } from '@kkini/domain/portions';
import { planningFigure } from '../../limits/planning-rows.ts';
import { type Candidate, candidatesById } from '../../model/candidate.ts';
import type { PersonLimit, Range } from '../../model/limit-row.ts';
import { dishesServed, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { isCompleteDay } from '../complete-day.ts';
import {
  type EatenAmount,
  type EatenMeal,
  type Extra,
  eatenAmount,
  eatenMeals,
  sumOf,
} from '../eaten-meals.ts';
import { beyondRange, isBelow, isWorse, type JudgedRange, judgeAmount } from './judge-amount.ts';
import { type MealVerdict, mealVerdicts } from './meal-verdicts.ts';
import { judgedRange } from './stated-limits.ts';

/** The verdict on one nutrient of a person's day: its sum, and its upper estimate with bought food. */
export type FigureVerdict = {
  readonly nutrient: LimitedNutrient;
  readonly per: LimitSpan;
  readonly verdict: Verdict;
  /** Null where it is unknown. For a meal limit, the value of the worst meal. */
  readonly value: number | null;
  readonly high: number | null;
  readonly range: Range;
  /** The verdict on each meal, for a meal limit. */
  readonly meals?: Readonly<Partial<Record<MealTime, Verdict>>>;
};

/** The verdict on a person's day: the worst of its figures (safety-rules section 11). */
export type PersonDay = {
  readonly target: Target;
  readonly sex: Sex | null;
  readonly verdict: Verdict;
  readonly plannedKcal: number;
  readonly floorKcal: number;
  readonly figures: readonly FigureVerdict[];
};

/** The verdict on a day, the worst over all persons, and the verdict on each of its meals. */
export type DayVerdict = {
  readonly date: string;
  readonly verdict: Verdict;
  readonly persons: readonly PersonDay[];
  /** The extras of each person, in the order of the persons. */
  readonly extras: readonly ExtrasOfDay[];
  /** The portions of each person that are not the usual ones, in the order of the persons. */
  readonly portions: readonly PortionsOfDay[];
  readonly meals: Readonly<Partial<Record<MealTime, MealVerdict>>>;
};

type Input = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
  readonly limitsOf: (person: Person) => readonly PersonLimit[];
  /** Fits one person's day: other portions and extras. Without it everybody eats the usual portions of what stands on the table. */
  readonly fill?: FillDay | undefined;
};

/** The verdict on every day of a week for each person, with that person's own portions and limits. */
export function dayVerdicts({ week, visitor, limitsOf, fill, ...foods }: Input): readonly DayVerdict[] {
  const dishOf = dishesServed(candidatesById(foods.candidates), foods.tables);
  const people = visitor.persons.map((person) => ({
    person,
    limits: conditionsOf(person, visitor).includes('diabetes')
      ? [...limitsOf(person), LOAD_OF_DAY]
      : limitsOf(person),
  }));
  return week.map(({ date, slots }, day) => {
    const isComplete = isCompleteDay(slots);
    const served = eatenMeals(slots, { dishOf, visitor });
    const filled = people.map(({ person, limits }, at) => {
      const judge = (meals: readonly EatenMeal[]) =>
        personDay({ person, limits, isComplete, visitor, meals });
      const meals = served[at] ?? [];
      const judged = judge(meals);
      return (
        (isComplete ? fill?.({ day, at, meals, judged, limits, judge }) : undefined) ?? { meals, judged }
      );
    });
    const persons = filled.map(({ judged }) => judged);
    const eaten = filled.map((own) => own.meals);
    return {
      date,
      verdict: worstVerdict(persons.map((each) => each.verdict)),
      persons,
      extras: eaten.map(extrasIn),
      portions: eaten.map((meals, at) => portionsIn(meals, served[at] ?? [])),
      meals: mealVerdicts(persons, eaten, visitor),
    };
  });
}

/** A day: its index in the week, the person's index among the persons, and how meals are judged. */
export type OpenDay = {
  readonly day: number;
  readonly at: number;
  readonly meals: readonly EatenMeal[];
  readonly judged: PersonDay;
  readonly limits: readonly PersonLimit[];
  readonly judge: (meals: readonly EatenMeal[]) => PersonDay;
};

/** What somebody eats on a day, and the verdicts on it. */
export type JudgedMeals = Pick<OpenDay, 'meals' | 'judged'>;

/** Adds extras to somebody's meals or changes their portions; undefined where the day needs neither. */
export type FillDay = (open: OpenDay) => JudgedMeals | undefined;

/** Extras that somebody eats on a day, by meal time. */
export type ExtrasOfDay = Readonly<Partial<Record<MealTime, Extra>>>;

function extrasIn(meals: readonly EatenMeal[]): ExtrasOfDay {
  return Object.fromEntries(meals.flatMap(({ time, extra }) => (extra === undefined ? [] : [[time, extra]])));
}

/** Portions of somebody that only this day has, by meal time. */
export type PortionsOfDay = Readonly<Partial<Record<MealTime, OwnPortion>>>;

function portionsIn(meals: readonly EatenMeal[], usual: readonly EatenMeal[]): PortionsOfDay {
  const others = meals.filter(({ portion }, at) => portion !== usual[at]?.portion);
  return Object.fromEntries(others.map(({ time, portion }) => [time, portion]));
}

/** Dates on which a person's day is below its floor. No figure of such a day is reported as fine (safety-rules section 3.1). */
export function datesBelowFloor(days: readonly DayVerdict[]): ReadonlySet<string> {
  return new Set(days.filter(({ verdict }) => verdict === 'belowFloor').map(({ date }) => date));
}

/** The same dates, and those on which somebody would be below their floor without extras. */
export function datesLowOnTable(days: readonly DayVerdict[]): ReadonlySet<string> {
  const isLow = ({ persons, extras }: DayVerdict) =>
    persons.some(({ plannedKcal, floorKcal }, at) => {
      const besides = Object.values(extras[at] ?? {});
      const more = besides.reduce((sum, { nutrition }) => sum + (nutrition.energyKcal ?? 0), 0);
      return more > 0 && isBelow(plannedKcal - more, floorKcal);
    });
  return new Set([...datesBelowFloor(days), ...days.filter(isLow).map(({ date }) => date)]);
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
  const figures = [
    energy,
    ...limits
      .filter(({ nutrient }) => nutrient !== 'energyKcal')
      .map((limit) => {
        const { range, surelyBelow } = judgedRange(limit, ratio);
        const { nutrient, per } = limit;
        return figureVerdict({ nutrient, per, range, surelyBelow }, meals, isComplete);
      }),
  ];
  return {
    target: person.target,
    sex: person.sex,
    verdict: worstVerdict(figures.map(({ verdict }) => verdict)),
    plannedKcal,
    floorKcal: day.floorKcal,
    figures,
  };
}

/** The maximum glycaemic load of a day with diabetes. That of a meal is among the limits (safety-rules section 8.2). */
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

/**
 * Judges the energy of a day: 90 % of the day's target, give or take a tenth, and never below the floor (safety-rules
 * sections 2 and 3.1). After a stomach operation three meals are not the whole day, so the verdict is never `within`
 * (section 4).
 */
function energyVerdict({ person, visitor, meals, isComplete }: Judging): FigureVerdict {
  const { dayKcal, floorKcal } = plannedDayOf(person, visitor);
  const tolerance = planningFigure('dayEnergyTolerance');
  const min = Math.max(dayKcal * PLANNED_SHARE * (1 - tolerance), floorKcal);
  const range = { min, max: dayKcal * PLANNED_SHARE * (1 + tolerance) };
  const sum = sumOf(meals.map((meal) => eatenAmount(meal, 'energyKcal')));
  const { value, high } = stated(sum);
  const judgedAs = (verdict: Verdict): FigureVerdict => {
    return { nutrient: 'energyKcal', per: 'day', value, high, range, verdict };
  };
  if (sum.isKnown && isBelow(sum.central, floorKcal)) return judgedAs('belowFloor');
  const verdict = judgeAmount(sum, { range }, isComplete);
  return judgedAs(verdict === 'within' && hadStomachSurgery(person) ? 'unknown' : verdict);
}

type JudgedFigure = Pick<PersonLimit, 'nutrient' | 'per'> & JudgedRange;

function figureVerdict(limit: JudgedFigure, meals: readonly EatenMeal[], isComplete: boolean): FigureVerdict {
  const { nutrient, per, range } = limit;
  if (per === 'day') {
    const sum = sumOf(meals.map((meal) => eatenAmount(meal, nutrient)));
    return { nutrient, per, verdict: judgeAmount(sum, limit, isComplete), ...stated(sum), range };
  }
  const each = meals.map((meal) => {
    const amount = eatenAmount(meal, nutrient);
    return { time: meal.time, amount, verdict: judgeAmount(amount, limit) };
  });
  const verdict = worstVerdict(each.map((meal) => meal.verdict));
  const worst = each.find((meal) => meal.verdict === verdict)?.amount;
  const isOpen = verdict === 'within' && !isComplete;
  return {
    nutrient,
    per,
    verdict: isOpen ? 'unknown' : verdict,
    ...stated(worst),
    range,
    meals: Object.fromEntries(each.map((meal) => [meal.time, meal.verdict])),
  };
}

function stated(amount: EatenAmount | undefined): Pick<FigureVerdict, 'value' | 'high'> {
  return amount?.isKnown === true
    ? { value: amount.central, high: amount.high }
    : { value: null, high: null };
}

/**
 * How much further outside their ranges the figures of a day may lie in total, as a share of the bounds: less than
 * the error of food tables.
 */
const ROOM = 0.01;

/** Whether no person's day has a worse verdict than before or lies further outside its limits. */
export function areNoWorse(days: readonly DayVerdict[], before: readonly DayVerdict[]): boolean {
  return days.every(({ verdict, persons }, day) => {
    const was = before[day];
    if (was === undefined || isWorse(verdict, was.verdict)) return false;
    return persons.every((person, at) => {
      const same = was.persons[at];
      return (
        same !== undefined &&
        !isWorse(person.verdict, same.verdict) &&
        outside(person) <= outside(same) + ROOM
      );
    });
  });
}

/** How far the central amounts of a day lie outside their ranges in total, as shares of their bounds. */
function outside({ figures }: PersonDay): number {
  return figures.reduce(
    (sum, { value, range }) => (value === null ? sum : sum + beyondRange(range, { value, high: value })),
    0,
  );
}
