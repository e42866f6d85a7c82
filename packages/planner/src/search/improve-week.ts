import type { Option, WeekGrid } from '../model/week-grid.ts';
import type { PlanningProblem } from './planning-problem.ts';
import type { SpacingRules } from './relaxation-ladder.ts';
import { scoreDay, scoreSpacing } from './score-week.ts';

/** Passes over the whole week; counted work, so that the answer is the same on every machine. */
const MAX_PASSES = 12;
/** A move must gain more than rounding noise. */
const LEAST_GAIN = 1e-9;

/**
 * Local search: replaces single meals by the best option and swaps meals of one meal time between two days,
 * until a pass over the week gains nothing. The result never scores worse than the week it was given.
 */
export function improveWeek(week: WeekGrid, rules: SpacingRules, problem: PlanningProblem): WeekGrid {
  const search = new WeekSearch(week, rules, problem);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const replaced = search.replaceMeals();
    const swapped = search.swapDays();
    if (!replaced && !swapped) break;
  }
  return search.week;
}

class WeekSearch {
  readonly week: (Option | null)[][];
  private readonly dayPoints: number[];
  private spacingPoints: number;

  constructor(
    week: WeekGrid,
    private readonly rules: SpacingRules,
    private readonly problem: PlanningProblem,
  ) {
    this.week = week.map((day) => [...day]);
    this.dayPoints = this.week.map((day) => scoreDay(day, problem));
    this.spacingPoints = scoreSpacing(this.week, rules, problem);
  }

  replaceMeals(): boolean {
    let gained = false;
    for (const [index, day] of this.week.entries()) {
      for (const [slot, { options }] of this.problem.slots.entries()) {
        for (const option of options) {
          const before = day[slot] ?? null;
          if (
            option !== before &&
            this.tries(
              () => (day[slot] = option),
              () => (day[slot] = before),
              [index],
            )
          ) {
            gained = true;
          }
        }
      }
    }
    return gained;
  }

  swapDays(): boolean {
    let gained = false;
    for (let a = 0; a < this.week.length; a += 1) {
      for (let b = a + 1; b < this.week.length; b += 1) {
        for (let slot = 0; slot < this.problem.slots.length; slot += 1) {
          const swap = () => this.swap(a, b, slot);
          if (this.tries(swap, swap, [a, b])) gained = true;
        }
      }
    }
    return gained;
  }

  /** Makes a move on some days and keeps it when the week gains; undoes it otherwise. */
  private tries(move: () => void, undo: () => void, days: readonly number[]): boolean {
    move();
    const points = days.map((day) => scoreDay(this.week[day] ?? [], this.problem));
    const before = days.reduce((sum, day) => sum + (this.dayPoints[day] ?? 0), this.spacingPoints);
    const dayTotal = points.reduce((sum, value) => sum + value, 0);
    // Spacing points are never below zero: most moves are refused without counting the whole week.
    const spacing =
      dayTotal > before - LEAST_GAIN ? Infinity : scoreSpacing(this.week, this.rules, this.problem);
    if (dayTotal + spacing > before - LEAST_GAIN) {
      undo();
      return false;
    }
    this.spacingPoints = spacing;
    days.forEach((day, index) => {
      this.dayPoints[day] = points[index] ?? 0;
    });
    return true;
  }

  private swap(a: number, b: number, slot: number): void {
    const [first, second] = [this.week[a], this.week[b]];
    if (first === undefined || second === undefined) return;
    [first[slot], second[slot]] = [second[slot] ?? null, first[slot] ?? null];
  }
}
