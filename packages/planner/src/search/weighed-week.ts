import { MEAL_TIMES, type MealStyle, type MealTime, monthOf, type WeekPlan } from '@kkini/domain';
import type { ChangeBeside } from '../constraints/servable-dishes.ts';
import { weekWalls } from '../constraints/week-walls.ts';
import { type DayLimits, dayLimits } from '../limits/day-limits.ts';
import { type Candidate, candidatesById } from '../model/candidate.ts';
import { type DishesServed, dishesServed, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import type { WeekGrid } from '../model/week-grid.ts';
import type { CountedFood } from '../model/weighed-foods.ts';
import { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
import { type WeekCount, weekCounts } from '../preferences/week-penalty.ts';
import { changeBeside } from '../tables/rice/allowed-rice.ts';
import { type EatenDishes, eatenDishes } from './eaten-dishes.ts';
import { gridOfWeek } from './grid-of-week.ts';
import { busyDays, offeredWants } from './planning-problem.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepared-catalogue.ts';
import { weekPositions } from './week-around.ts';

/** Limits of one day and their penalty terms. */
export type DayAims = { readonly limits: DayLimits; readonly terms: readonly DayTerm[] };

/** Styles of the meals of one day. */
export type DayStyles = Readonly<Record<MealTime, MealStyle>>;

/** A finished week with the data its slots share when each is scored. */
export type WeighedWeek = {
  readonly catalogue: PreparedCatalogue;
  readonly eaten: EatenDishes;
  readonly visitor: Visitor;
  readonly seed: number;
  readonly week: WeekPlan;
  /** The month of its first day, 1 to 12; null for a week without days. */
  readonly month: number | null;
  /** Dishes by day and meal time, as positions in the catalogue; -1 for none. */
  readonly positions: readonly Int32Array[];
  /** What is eaten in each slot. */
  readonly grid: WeekGrid;
  readonly dishOf: DishesServed;
  readonly counts: readonly WeekCount[];
  /** By day, whether the limited cooking time of weekdays applies to it; empty without an answer. */
  readonly busy: readonly boolean[];
  readonly mayServe: (dish: number, mealTime: MealTime) => boolean;
  /** Most dishes of each counted food. */
  readonly walls: ReadonlyMap<CountedFood, number>;
  readonly aimsFor: (styles: DayStyles) => DayAims;
};

type Input = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly seed: number;
};

/** Prepares a week for questions about its slots. */
export function weighWeek({ candidates, tables, visitor, week, seed }: Input): WeighedWeek {
  const catalogue = prepareCatalogue(candidates);
  const change = changeBeside(visitor, tables);
  return {
    catalogue,
    eaten: eatenDishes(catalogue, visitor),
    visitor,
    seed,
    week,
    month: week[0] === undefined ? null : monthOf(week[0].date),
    positions: weekPositions(week, catalogue),
    grid: gridOfWeek({ week, candidates, tables, visitor }),
    dishOf: dishesServed(candidatesById(candidates), tables),
    busy: busyDays(week[0]?.date ?? '', visitor),
    counts: weekCounts(offeredWants(catalogue, visitor, change)),
    mayServe: servedAt(catalogue, visitor, change),
    walls: weekWalls(visitor),
    aimsFor: memoizedAims(visitor),
  };
}

/** Which dishes may be served, computed once per meal time. */
function servedAt(
  catalogue: PreparedCatalogue,
  visitor: Visitor,
  change: ChangeBeside,
): WeighedWeek['mayServe'] {
  const known = new Map<MealTime, (dish: number) => boolean>();
  return (dish, mealTime) => {
    const may = known.get(mealTime) ?? catalogue.servable.forVisitor(visitor, mealTime, change);
    known.set(mealTime, may);
    return may(dish);
  };
}

/** The current styles of a day: those of its meals, and the survey's for an empty slot. */
export function stylesOfDay({ week, visitor }: WeighedWeek, day: number): DayStyles {
  const styleAt = (time: MealTime): MealStyle => {
    const slot = week[day]?.slots[time];
    if (slot === undefined || slot.kind === 'empty') return visitor.mealStyles[time];
    return slot.kind === 'fasting' ? 'fasting' : slot.style;
  };
  return { breakfast: styleAt('breakfast'), lunch: styleAt('lunch'), dinner: styleAt('dinner') };
}

/** Aims by the styles of a day, memoized: they depend only on which meals are fasted, so a week has few distinct ones. */
function memoizedAims(visitor: Visitor): (styles: DayStyles) => DayAims {
  const known = new Map<string, DayAims>();
  return (mealStyles) => {
    const eaten = MEAL_TIMES.filter((time) => mealStyles[time] !== 'fasting').join(' ');
    const found = known.get(eaten);
    if (found !== undefined) return found;
    const limits = dayLimits({ ...visitor, mealStyles });
    const aims = { limits, terms: dayTerms(limits) };
    known.set(eaten, aims);
    return aims;
  };
}
