import type { PenaltyTable } from '../pricing/penalty-table.ts';

/**
 * The options of one slot of a day, one per row. `amounts` holds `width` numbers per row in the units of the day's
 * penalty table. `dish` and `group` number dishes and main groups. Dishes of one `kind` share main group, method and
 * counted foods, which the counters of a week use. Two meals of one day must differ in `apart`. A `fixed` slot holds
 * one row: a kept meal, or no meal (dish, group and kind -1).
 */
export type SlotRows = {
  readonly size: number;
  readonly cost: Float64Array;
  readonly amounts: Float64Array;
  readonly dish: Int32Array;
  readonly group: Int32Array;
  readonly kind: Int32Array;
  readonly apart: Int32Array;
  readonly fixed: boolean;
};

/**
 * Days with the same menus: they have the same kept meals and the same rows for the others. The rows exclude what a
 * kept meal forbids (the same dish, and its main group on that day and across the night), so that every menu of the
 * class suits every day of it. Only the nights between two planned meals depend on the order of the days.
 */
export type DayClass = {
  /** The days of the week in this class, ascending from 0. */
  readonly days: readonly number[];
  readonly slots: readonly SlotRows[];
  readonly penalty: PenaltyTable;
  /** The slots of the day's first and last meal where these are planned; null for a kept meal or none. */
  readonly morning: number | null;
  readonly evening: number | null;
};

/** `points` for every dish beyond `bound` (sign 1) or short of it (sign -1). Infinite points make it a hard rule. */
export type Counter = { readonly sign: 1 | -1; readonly bound: number; readonly points: number };

/**
 * The week as numbers. Choose a day menu of its class for every day, one row per slot:
 *
 *     min  sum of menu costs + sum over counters of points * max(0, sign * (uses - bound))
 *          + returnPoints * (servings beyond the first of every dish)
 *     s.t. dish d at most capacity[d] times, meals of a day apart, and (`overnight`) an order of the days within each
 *          class in which the last meal of a day and the first of the next differ in main group.
 *
 * Fixed meals count in the costs, counters and servings. Where they alone exceed a hard bound, the bound is raised to
 * what they hold: rules bind what is planned.
 */
export type WeekModel = {
  readonly days: number;
  readonly slotCount: number;
  readonly classes: readonly DayClass[];
  readonly dishCount: number;
  readonly capacity: Int32Array;
  readonly counters: readonly Counter[];
  /** The counters that count a dish of each kind. */
  readonly countersOfKind: readonly Int32Array[];
  /** Planned servings left for each main group; infinite where groups may repeat freely. */
  readonly groupRoom: Float64Array;
  readonly returnPoints: number;
  readonly overnight: boolean;
};

/** The class of every day. */
export function classOfDay({ days, classes }: WeekModel): Int32Array {
  const found = new Int32Array(days);
  classes.forEach((each, index) => {
    for (const day of each.days) found[day] = index;
  });
  return found;
}

/** Whether a day of the class has nothing to plan. */
export function isFixed({ slots }: DayClass): boolean {
  return slots.every(({ fixed }) => fixed);
}

/** The model with only the picked rows of each class and slot, in the given order. */
export function withRows(model: WeekModel, kept: readonly (readonly ArrayLike<number>[])[]): WeekModel {
  const classes = model.classes.map((each, index) => ({
    ...each,
    slots: each.slots.map((rows, slot) => pickRows(rows, kept[index]?.[slot] ?? [])),
  }));
  return { ...model, classes };
}

/** The picked rows of a slot, in the given order. */
export function pickRows(rows: SlotRows, picked: ArrayLike<number>): SlotRows {
  const size = picked.length;
  const width = rows.size === 0 ? 0 : rows.amounts.length / rows.size;
  const amounts = new Float64Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const from = (picked[row] ?? 0) * width;
    for (let k = 0; k < width; k += 1) amounts[row * width + k] = rows.amounts[from + k] ?? 0;
  }
  return {
    size,
    cost: numbersAt(rows.cost, picked),
    amounts,
    dish: readAt(rows.dish, picked),
    group: readAt(rows.group, picked),
    kind: readAt(rows.kind, picked),
    apart: readAt(rows.apart, picked),
    fixed: rows.fixed,
  };
}

/** The values of a column at these positions. */
export function readAt(column: Int32Array, positions: ArrayLike<number>): Int32Array {
  const values = new Int32Array(positions.length);
  for (let index = 0; index < values.length; index += 1) values[index] = column[positions[index] ?? 0] ?? 0;
  return values;
}

/** The same for floating-point columns. */
export function numbersAt(column: Float64Array, positions: ArrayLike<number>): Float64Array {
  const values = new Float64Array(positions.length);
  for (let index = 0; index < values.length; index += 1) values[index] = column[positions[index] ?? 0] ?? 0;
  return values;
}
