import { MAIN_GROUPS, NUTRIENTS, PLAN_DAYS } from '@kkini/domain';
import type { PlannedSlot } from '../model/week-grid.ts';
import { type WeekCount, weekCounts } from '../preferences/week-penalty.ts';
import { type PenaltyTable, penaltyTable } from './penalty-table.ts';
import type { PlanningProblem } from './planning-problem.ts';
import { KIND_COUNT, kindAt } from './prepared-catalogue.ts';
import { RETURN_POINTS, type SpacingRules } from './relaxation-ladder.ts';

/**
 * The options of one eaten slot, one row each. `amounts` holds `width` numbers per row in the units of
 * the penalty table; `dish` and `group` number dishes and main groups; dishes of one `kind` share main group and method,
 * all that the counters of a week look at; two meals of one day must differ in `apart`.
 */
export type SlotRows = {
  readonly size: number;
  readonly cost: Float64Array;
  readonly amounts: Float64Array;
  readonly dish: Int32Array;
  readonly group: Int32Array;
  readonly kind: Int32Array;
  readonly apart: Int32Array;
};

/** `points` for every dish beyond `bound` (sign 1) or short of it (sign -1); infinite points make a rule of it. */
export type Counter = { readonly sign: 1 | -1; readonly bound: number; readonly points: number };

/**
 * The week as numbers. Choose 7 day menus, one row per slot each:
 *
 *     min  sum of menu costs + sum over counters of points * max(0, sign * (uses - bound))
 *          + returnPoints * (servings beyond the first of every dish)
 *     s.t. no dish more than `copies` times, meals of a day apart, and (`overnight`) some order of the days in which
 *          the last meal of a day and the first of the next differ in main group.
 */
export type WeekModel = {
  readonly days: number;
  readonly slots: readonly SlotRows[];
  readonly penalty: PenaltyTable;
  readonly dishCount: number;
  readonly counters: readonly Counter[];
  /** The counters that count a dish of each kind. */
  readonly countersOfKind: readonly Int32Array[];
  /** Most servings of one main group a week can hold; infinite where groups may meet freely. */
  readonly groupLimit: number;
  readonly copies: number;
  readonly returnPoints: number;
  readonly overnight: boolean;
};

/** The numbers of a problem under the rules of one ladder step; slots without options are left out. */
export function makeWeekModel(problem: PlanningProblem, rules: SpacingRules): WeekModel {
  const filled = problem.slots.filter(({ dishes }) => dishes.length > 0);
  // A day without meals has no penalty, and its ranges no reference.
  const penalty = penaltyTable(filled.length > 0 ? problem.terms : []);
  const numbers = dishNumbers(problem, filled);
  const groupLimit = groupLimitOf(rules, filled.length);
  const counts = [...groupRules(groupLimit), ...weekCounts(problem.wantsFish)];
  return {
    days: PLAN_DAYS,
    slots: filled.map((slot) => slotRows(slot, { problem, penalty, numbers, rules })),
    penalty,
    dishCount: numbers.count,
    counters: counts.map(({ kind, bound, points }) => ({ sign: kind === 'atMost' ? 1 : -1, bound, points })),
    countersOfKind: countersOfKind(counts),
    groupLimit: rules.dayGroups ? Math.min(groupLimit, PLAN_DAYS) : groupLimit,
    copies: rules.copies,
    returnPoints: RETURN_POINTS,
    overnight: rules.overnight,
  };
}

/** The named rows of a slot, in that order. */
export function pickRows(rows: SlotRows, picked: ArrayLike<number>): SlotRows {
  const size = picked.length;
  const width = rows.size === 0 ? 0 : rows.amounts.length / rows.size;
  const amounts = new Float64Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const from = (picked[row] ?? 0) * width;
    for (let k = 0; k < width; k += 1) amounts[row * width + k] = rows.amounts[from + k] ?? 0;
  }
  const cost = new Float64Array(size);
  for (let row = 0; row < size; row += 1) cost[row] = rows.cost[picked[row] ?? 0] ?? 0;
  return {
    size,
    cost,
    amounts,
    dish: readAt(rows.dish, picked),
    group: readAt(rows.group, picked),
    kind: readAt(rows.kind, picked),
    apart: readAt(rows.apart, picked),
  };
}

type DishNumbers = { readonly count: number; readonly of: Int32Array };

/** Small numbers for the dishes of the slots, by position in the catalogue. */
function dishNumbers({ catalogue }: PlanningProblem, slots: readonly PlannedSlot[]): DishNumbers {
  const of = new Int32Array(catalogue.candidates.length).fill(-1);
  let count = 0;
  for (const { dishes } of slots) {
    for (const dish of dishes) {
      if (of[dish] !== -1) continue;
      of[dish] = count;
      count += 1;
    }
  }
  return { count, of };
}

type RowsContext = {
  readonly problem: PlanningProblem;
  readonly penalty: PenaltyTable;
  readonly numbers: DishNumbers;
  readonly rules: SpacingRules;
};

function slotRows(
  { dishes, costs }: PlannedSlot,
  { problem, penalty, numbers, rules }: RowsContext,
): SlotRows {
  const { catalogue } = problem;
  const { width, unit, nutrientIndex } = penalty;
  const perUnit = unit.map((each) => 1 / each);
  const amounts = new Float64Array(dishes.length * width);
  for (let row = 0, at = 0; row < dishes.length; row += 1) {
    const from = (dishes[row] ?? 0) * NUTRIENTS.length;
    for (let k = 0; k < width; k += 1, at += 1) {
      amounts[at] = (catalogue.amounts[from + (nutrientIndex[k] ?? 0)] ?? 0) * (perUnit[k] ?? 0);
    }
  }
  const dish = readAt(numbers.of, dishes);
  const group = readAt(catalogue.group, dishes);
  const kind = readAt(catalogue.kind, dishes);
  return {
    size: dishes.length,
    cost: costs,
    amounts,
    dish,
    group,
    kind,
    apart: rules.dayGroups ? group : dish,
  };
}

function readAt(column: Int32Array, positions: ArrayLike<number>): Int32Array {
  const values = new Int32Array(positions.length);
  for (let index = 0; index < values.length; index += 1) values[index] = column[positions[index] ?? 0] ?? 0;
  return values;
}

function countersOfKind(counts: readonly WeekCount[]): readonly Int32Array[] {
  const counting: number[][] = Array.from({ length: KIND_COUNT }, () => []);
  for (let kind = 0; kind < KIND_COUNT; kind += 1) {
    const dish = kindAt(kind);
    for (let index = 0; dish !== undefined && index < counts.length; index += 1) {
      if (counts[index]?.counts(dish)) counting[kind]?.push(index);
    }
  }
  return counting.map((counters) => Int32Array.from(counters));
}

/** With one meal a day, no order keeps more than every second day's main group apart overnight. */
function groupLimitOf({ groupLimit, overnight }: SpacingRules, slots: number): number {
  return overnight && slots === 1 ? Math.min(groupLimit, Math.ceil(PLAN_DAYS / 2)) : groupLimit;
}

function groupRules(groupLimit: number): readonly WeekCount[] {
  if (groupLimit === Infinity) return [];
  return MAIN_GROUPS.map((group) => ({
    kind: 'atMost',
    bound: groupLimit,
    points: Infinity,
    counts: ({ mainGroup }) => mainGroup === group,
  }));
}
