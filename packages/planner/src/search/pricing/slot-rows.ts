import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { PlannedSlot } from '../../model/week-grid.ts';
import type { EatenDishes } from '../eaten-dishes.ts';
import { readAt, type SlotRows } from '../master/week-model.ts';
import type { PreparedCatalogue } from '../prepared-catalogue.ts';
import type { DayCell } from './day-cells.ts';
import type { PenaltyTable } from './penalty-table.ts';

/** The catalogue's columns and eaten portions, the table of the amounts that count, and the numbers of the dishes. */
export type RowContext = {
  readonly catalogue: PreparedCatalogue;
  readonly eaten: EatenDishes;
  readonly table: PenaltyTable;
  readonly numberOf: Int32Array;
};

/** A row for every dish of a slot. Meals of a day differ in main group, or only in dish. */
export function openRows(
  { mealTime, dishes, costs }: PlannedSlot,
  context: RowContext,
  { groupsApart }: { readonly groupsApart: boolean },
): SlotRows {
  const dish = readAt(context.numberOf, dishes);
  const group = readAt(context.catalogue.group, dishes);
  return {
    size: dishes.length,
    cost: costs,
    amounts: amountsOf(dishes, mealTime, context),
    dish,
    group,
    kind: readAt(context.catalogue.kind, dishes),
    apart: groupsApart ? group : dish,
    fixed: false,
  };
}

/**
 * The one row of a kept meal, or of no meal, by its place in MEAL_TIMES. No planned row clashes with it, because the rows
 * already exclude what it forbids.
 */
export function fixedRows(cell: DayCell, time: number, context: RowContext): SlotRows {
  const apart = Int32Array.of(-1 - time);
  if (cell.kind !== 'held') {
    const none = Int32Array.of(-1);
    const amounts = new Float64Array(context.table.width);
    return {
      size: 1,
      cost: Float64Array.of(0),
      amounts,
      dish: none,
      group: none,
      kind: none,
      apart,
      fixed: true,
    };
  }
  const at = Int32Array.of(cell.dish);
  return {
    size: 1,
    cost: Float64Array.of(cell.points),
    amounts: amountsOf(at, MEAL_TIMES[time] ?? 'dinner', context),
    dish: readAt(context.numberOf, at),
    group: readAt(context.catalogue.group, at),
    kind: readAt(context.catalogue.kind, at),
    apart,
    fixed: true,
  };
}

/** Amounts of dishes in the units of the table, one row of `width` numbers each. */
function amountsOf(
  dishes: ArrayLike<number>,
  mealTime: MealTime,
  { eaten, table }: RowContext,
): Float64Array {
  const { width, unit, nutrientIndex } = table;
  const perUnit = unit.map((each) => 1 / each);
  const amounts = new Float64Array(dishes.length * width);
  for (let row = 0, at = 0; row < dishes.length; row += 1) {
    const eatenOf = eaten.amountsAt(mealTime, dishes[row] ?? 0);
    for (let k = 0; k < width; k += 1, at += 1) {
      amounts[at] = (eatenOf[nutrientIndex[k] ?? 0] ?? 0) * (perUnit[k] ?? 0);
    }
  }
  return amounts;
}
