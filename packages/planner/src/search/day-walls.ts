import { MEAL_TIMES, type MealTime, type WeekPlan } from '@kkini/domain';
import { dayLimits } from '../limits/day-limits.ts';
import { type Candidate, candidatesById } from '../model/candidate.ts';
import { dishesServed, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import type { Option } from '../model/week-grid.ts';
import { eatenDishes } from './eaten-dishes.ts';
import { gridOfWeek } from './grid-of-week.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

type Facts = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
};

/** Share of a maximum by which sums of rounded portions may exceed it. */
export const ROUNDING = 1e-6;

/** How far a day lies beyond its walls, and its meals, those that contribute most first. */
type Beyond = { readonly excess: number; readonly meals: readonly MealTime[] };

/**
 * The days that exceed a wall, by date. The excess is the sum of the daily maxima of medicines and kidneys exceeded,
 * as shares of them, and 1 for each meal with more fish or seaweed than somebody's plate may hold (safety-rules
 * sections 0, 2, 6.1 to 6.3).
 */
export function daysBeyondWalls(week: WeekPlan, facts: Facts): ReadonlyMap<string, Beyond> {
  const { walls } = dayLimits(facts.visitor);
  const eaten = eatenDishes(prepareCatalogue(facts.candidates), facts.visitor);
  if (!eaten.hasWalls(walls)) return NONE;
  const dishOf = dishesServed(candidatesById(facts.candidates), facts.tables);
  const grid = gridOfWeek({ ...facts, week });
  const beyond = new Map<string, Beyond>();
  for (const [day, { date, slots }] of week.entries()) {
    const totals = new Map(walls.map(({ index }) => [index, sumOf(grid[day] ?? [], index)]));
    const crossed = walls.filter(({ index, max }) => (totals.get(index) ?? 0) > max * (1 + ROUNDING));
    const parts = MEAL_TIMES.map((time, at) => {
      const dish = dishOf(slots[time]);
      const isFull = dish !== undefined && eaten.isTooMuch(dish, time);
      const held = crossed.map(({ index, max }) => (grid[day]?.[at]?.amounts[index] ?? 0) / max);
      return { time, isFull, part: Math.max(0, ...held) + (isFull ? 1 : 0) };
    });
    const full = parts.filter(({ isFull }) => isFull).length;
    const excess = crossed.reduce((sum, { index, max }) => sum + (totals.get(index) ?? 0) / max - 1, full);
    if (excess <= 0) continue;
    const meals = parts.filter(({ part }) => part > 0).sort((a, b) => b.part - a.part);
    beyond.set(date, { excess, meals: meals.map(({ time }) => time) });
  }
  return beyond;
}

function sumOf(meals: readonly (Option | null)[], index: number): number {
  return meals.reduce((sum, meal) => sum + (meal?.amounts[index] ?? 0), 0);
}

/** Whether a change takes a day of the week past a wall, or further past it than now. */
export function crossesWalls(week: WeekPlan, changed: WeekPlan, facts: Facts): boolean {
  const after = daysBeyondWalls(changed, facts);
  if (after.size === 0) return false;
  const before = daysBeyondWalls(
    week.filter(({ date }) => after.has(date)),
    facts,
  );
  return [...after].some(([date, { excess }]) => excess > (before.get(date)?.excess ?? 0) + ROUNDING);
}

const NONE: ReadonlyMap<string, Beyond> = new Map();
