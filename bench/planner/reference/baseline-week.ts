import { MAIN_GROUPS } from '@kkini/domain';
import {
  type Option,
  type PlanningProblem,
  rangePenalty,
  slotOptions,
  type WeekGrid,
} from '@kkini/planner/testing';
import { bowlPoints, dishRows, type RowBound, rowBound } from '../week-rows.ts';
import { addedBy, weighedAtFirst } from './weighed-amounts.ts';

const DAYS = 7;
/** Points of a broken spacing rule during the search. */
const BREAK_POINTS = 25;
const EMPTY = -1;

/** A strict week for the plain heuristics: one row per day and slot, options of few points first. */
export class BaselineWeek {
  readonly days = DAYS;
  readonly slots: readonly (readonly BaselineRow[])[];
  private readonly bounds: readonly RowBound[];
  private readonly rows: Int32Array;
  private readonly groups: Int32Array;
  private readonly dayPoints = new Float64Array(DAYS);
  private readonly held = new Set<string>();
  private readonly uses: Int32Array;
  private mealPoints = 0;

  constructor(private readonly problem: PlanningProblem) {
    const numbers = new Map<string, number>([...problem.wants].map((row, index) => [row, index]));
    this.slots = problem.slots.map((slot) =>
      slotOptions(problem, slot)
        .map((option) => baselineRow(problem, option, numbers))
        .sort((a, b) => a.option.cost - b.option.cost),
    );
    this.bounds = [...numbers.keys()].map((row) => rowBound(problem, row));
    this.rows = new Int32Array(DAYS * this.slots.length).fill(EMPTY);
    // An empty slot has its own group.
    this.groups = this.rows.map((_, place) => -1 - place);
    this.uses = new Int32Array(numbers.size);
  }

  rowAt(day: number, slot: number): number {
    return this.rows[day * this.slots.length + slot] ?? EMPTY;
  }

  /** Whether the dish of a row is served anywhere in the week. */
  isHeld(slot: number, row: number): boolean {
    return this.held.has(this.slots[slot]?.[row]?.option.candidate.id ?? '');
  }

  /** Replaces the row of a slot. */
  put(day: number, slot: number, row: number): void {
    const place = day * this.slots.length + slot;
    this.account(this.meal(day, slot), -1);
    this.rows[place] = row;
    const meal = this.meal(day, slot);
    this.account(meal, 1);
    this.groups[place] =
      meal === undefined ? -1 - place : MAIN_GROUPS.indexOf(meal.option.candidate.mainGroup);
    this.dayPoints[day] = this.penaltyOf(day);
  }

  /** Points of the filled part of the week, broken rules included. */
  points(): number {
    let points = this.mealPoints + BREAK_POINTS * this.clashes();
    for (let day = 0; day < DAYS; day += 1) points += this.dayPoints[day] ?? 0;
    for (let index = 0; index < this.bounds.length; index += 1) {
      const { side, bound, points: each } = this.bounds[index] ?? NO_BOUND;
      const outside = side === '>=' ? bound - (this.uses[index] ?? 0) : (this.uses[index] ?? 0) - bound;
      if (outside > 0) points += Math.min(each, BREAK_POINTS) * outside;
    }
    return points;
  }

  grid(): WeekGrid {
    return Array.from({ length: DAYS }, (_, day) =>
      this.slots.map((_rows, slot) => this.meal(day, slot)?.option ?? null),
    );
  }

  private meal(day: number, slot: number): BaselineRow | undefined {
    const row = this.rowAt(day, slot);
    return row === EMPTY ? undefined : this.slots[slot]?.[row];
  }

  private account(meal: BaselineRow | undefined, change: 1 | -1): void {
    if (meal === undefined) return;
    const { option, uses } = meal;
    if (change === 1) this.held.add(option.candidate.id);
    else this.held.delete(option.candidate.id);
    this.mealPoints += change * option.cost;
    for (const index of uses) this.uses[index] = (this.uses[index] ?? 0) + change;
  }

  private penaltyOf(day: number): number {
    const { terms } = this.problem;
    let points = 0;
    let meals = 0;
    for (let term = 0; term < terms.length; term += 1) {
      const each = terms[term] ?? NO_TERM;
      let total = weighedAtFirst(each);
      for (let slot = 0; slot < this.slots.length; slot += 1) {
        const amounts = this.meal(day, slot)?.option.amounts;
        if (amounts === undefined) continue;
        meals += 1;
        total += addedBy(each, amounts);
      }
      points += rangePenalty(total, each.range, each.weight);
    }
    const eaten = this.slots.flatMap((_rows, slot) => this.meal(day, slot)?.option.candidate ?? []);
    return meals === 0 ? 0 : points + bowlPoints(eaten);
  }

  /** Meals of one day, and of an evening and the next morning, that share a main group. */
  private clashes(): number {
    const { groups } = this;
    const count = this.slots.length;
    let clashes = 0;
    for (let place = 0; place < groups.length; place += 1) {
      const slot = place % count;
      for (let other = place - slot; other < place; other += 1)
        if (groups[other] === groups[place]) clashes += 1;
      if (slot === 0 && place > 0 && groups[place - 1] === groups[place]) clashes += 1;
    }
    return clashes;
  }
}

/** An option and the rows of the week it counts in, except its own dish. */
type BaselineRow = { readonly option: Option; readonly uses: readonly number[] };

const NO_TERM = { index: 0, range: {}, weight: 0 } as const;
const NO_BOUND: RowBound = { side: '<=', bound: Infinity, points: 0 };

function baselineRow(problem: PlanningProblem, option: Option, numbers: Map<string, number>): BaselineRow {
  const rows = dishRows(problem, option.candidate).filter((row) => !row.startsWith('dish_'));
  const uses = rows.map((row) => {
    const number = numbers.get(row) ?? numbers.size;
    numbers.set(row, number);
    return number;
  });
  return { option, uses };
}
