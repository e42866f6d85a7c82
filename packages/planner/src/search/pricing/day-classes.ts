import { type CookingMinutes, MEAL_TIMES, type MealTime, NUTRIENTS } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { PlannedSlot } from '../../model/week-grid.ts';
import { ONE_BOWL_TERM } from '../../preferences/variety-points.ts';
import { MINUTES_INDEX, weekdayTerm } from '../../preferences/weekday-minutes.ts';
import type { EatenDishes } from '../eaten-dishes.ts';
import { type Forbidden, forbiddenOn, type HeldMeals, mealsOf } from '../held-meals.ts';
import { type DayClass, pickRows, readAt, type SlotRows } from '../master/week-model.ts';
import type { PreparedCatalogue } from '../prepared-catalogue.ts';
import type { SpacingRules } from '../relaxation-ladder.ts';
import type { DayCell, PlannedDay } from './day-cells.ts';
import { type PenaltyTable, penaltyTable, settledPenalty } from './penalty-table.ts';

/**
 * The context rows are built from: the catalogue and its eaten portions, the step's rules, the kept meals, and the
 * numbers of the dishes.
 */
export type ClassContext = {
  readonly catalogue: PreparedCatalogue;
  readonly eaten: EatenDishes;
  readonly rules: SpacingRules;
  readonly held: HeldMeals;
  readonly numberOf: Int32Array;
  readonly againOf: ReadonlyMap<number, number>;
};

/** Groups the days into classes. Leaves out a meal time that is eaten on no day. */
export function dayClasses(
  days: readonly PlannedDay[],
  context: ClassContext,
): { readonly classes: readonly DayClass[]; readonly times: readonly number[] } {
  const times = [...MEAL_TIMES.keys()].filter((time) =>
    days.some(({ cells }) => cells[time]?.kind !== 'none'),
  );
  const builder = new ClassBuilder(times, context);
  const members = new Map<
    string,
    { readonly days: number[]; readonly day: PlannedDay; forbidden: Forbidden }
  >();
  days.forEach((day, index) => {
    const forbidden = forbiddenOn(index, days, context);
    const key = classKey(day, forbidden);
    const known = members.get(key);
    if (known === undefined) members.set(key, { days: [index], day, forbidden });
    else known.days.push(index);
  });
  const classes = [...members.values()].map((each) => builder.build(each.days, each.day, each.forbidden));
  return { classes, times };
}

/** Days with one key may swap their menus. A neighbour's restriction matters only for a planned meal. */
function classKey(day: PlannedDay, forbidden: Forbidden): string {
  const meals = mealsOf(day);
  const cells = day.cells.map((cell) => (cell.kind === 'held' ? `${cell.dish} ${cell.isAgain}` : cell.kind));
  const morning = meals[0]?.kind === 'open' ? forbidden.morning : null;
  const evening = meals.at(-1)?.kind === 'open' ? forbidden.evening : null;
  return JSON.stringify([cells, morning, evening, day.problem.visitor.mealStyles, day.isBusy]);
}

class ClassBuilder {
  /** Unrestricted rows of the slots on weekdays with limited cooking time and on other days, computed once. */
  private readonly whole = { busy: new Map<PlannedSlot, SlotRows>(), free: new Map<PlannedSlot, SlotRows>() };

  constructor(
    private readonly times: readonly number[],
    private readonly context: ClassContext,
  ) {}

  build(days: readonly number[], day: PlannedDay, forbidden: Forbidden): DayClass {
    const cells = this.times.map((time): DayCell => day.cells[time] ?? { kind: 'none' });
    const meals = [...cells.keys()].filter((slot) => cells[slot]?.kind !== 'none');
    const planned = (slot = -1) => (cells[slot]?.kind === 'open' ? slot : null);
    const [morning, evening] = [planned(meals[0]), planned(meals.at(-1))];
    const table = meals.length > 0 ? tableOf(day) : penaltyTable([]);
    const slots = cells.map((cell, slot) => {
      if (cell.kind !== 'open') return fixedRows(cell, this.times[slot] ?? 0, { ...this.context, table });
      const groups = [
        ...forbidden.dayGroups,
        ...(slot === morning && forbidden.morning !== null ? [forbidden.morning] : []),
        ...(slot === evening && forbidden.evening !== null ? [forbidden.evening] : []),
      ];
      const { isBusy } = day;
      return this.allowedRows(cell.slot, { table, isBusy }, { groups, dishes: forbidden.dayDishes });
    });
    if (slots.some(({ fixed }) => !fixed)) return { days, slots, penalty: table, morning, evening };
    return { days, morning, evening, ...settled(slots, table) };
  }

  /** The rows of a slot without those that kept meals forbid on this day, and without dishes or groups that are used up. */
  private allowedRows(
    slot: PlannedSlot,
    { table, isBusy }: { readonly table: PenaltyTable; readonly isBusy: boolean },
    forbidden: { readonly groups: readonly number[]; readonly dishes: readonly number[] },
  ): SlotRows {
    const { held, rules, catalogue, eaten, numberOf, againOf } = this.context;
    const known = this.whole[isBusy ? 'busy' : 'free'];
    const whole =
      known.get(slot) ??
      openRows(slot, { catalogue, eaten, numberOf, againOf, table }, { groupsApart: rules.dayGroups });
    known.set(slot, whole);
    if (held.servings.size === 0) return whole;
    const isAllowed = (row: number) => {
      const dish = slot.dishes[row] ?? 0;
      const group = catalogue.group[dish] ?? 0;
      const isUsedUp =
        (held.servings.get(dish) ?? 0) >= rules.copies || (held.groups[group] ?? 0) >= rules.groupLimit;
      return !isUsedUp && !forbidden.dishes.includes(dish) && !forbidden.groups.includes(group);
    };
    return pickRows(whole, [...slot.dishes.keys()].filter(isAllowed));
  }
}

function tableOf({ problem, isBusy }: PlannedDay): PenaltyTable {
  return penaltiesOf(problem.terms)(isBusy ? (problem.visitor.weekdayMinutes ?? null) : null);
}

/** The penalty table of a day with these terms, by the minutes for cooking on it. The models of one week share it. */
const penaltiesOf = memoizeByObject((terms: PlannedDay['problem']['terms']) => {
  const known = new Map<CookingMinutes | null, PenaltyTable>();
  return (minutes: CookingMinutes | null): PenaltyTable => {
    const weekday = minutes === null ? [] : [weekdayTerm(minutes)];
    const table = known.get(minutes) ?? penaltyTable([...terms, ONE_BOWL_TERM, ...weekday]);
    known.set(minutes, table);
    return table;
  };
});

/** A day without open slots: its penalty is constant and its amounts are not needed. */
function settled(slots: readonly SlotRows[], table: PenaltyTable): Pick<DayClass, 'slots' | 'penalty'> {
  const totals = new Float64Array(table.width);
  for (const { amounts } of slots) {
    for (let k = 0; k < totals.length; k += 1) totals[k] = (totals[k] ?? 0) + (amounts[k] ?? 0);
  }
  const bare = slots.map((rows) => ({ ...rows, amounts: new Float64Array(0) }));
  return { slots: bare, penalty: settledPenalty(table, totals) };
}

/** The catalogue's columns and eaten portions, the table of the amounts that count, and the numbers of the dishes. */
type RowContext = {
  readonly catalogue: PreparedCatalogue;
  readonly eaten: EatenDishes;
  readonly table: PenaltyTable;
  readonly numberOf: Int32Array;
  readonly againOf: ReadonlyMap<number, number>;
  /** Whether the dish was cooked for an earlier meal and takes no work at this one. */
  readonly isAgain?: boolean;
};

/** A row for every dish of a slot. Meals of a day differ in main group, or only in dish. */
function openRows(
  slot: PlannedSlot,
  context: RowContext,
  { groupsApart }: { readonly groupsApart: boolean },
): SlotRows {
  const { dishes, costs } = slot;
  const dish = readAt(context.numberOf, dishes);
  const group = readAt(context.catalogue.group, dishes);
  return {
    size: dishes.length,
    cost: costs,
    amounts: openAmounts(slot, context),
    dish,
    group,
    kind: readAt(context.catalogue.kind, dishes),
    apart: groupsApart ? group : dish,
    fixed: false,
  };
}

/** Amounts of the dishes of a slot. The models of one week share them. */
function openAmounts({ mealTime, dishes }: PlannedSlot, context: RowContext): Float64Array {
  const known = knownAmounts(context.eaten)(context.table)(dishes);
  const amounts = known.get(mealTime) ?? amountsOf(dishes, mealTime, context);
  known.set(mealTime, amounts);
  return amounts;
}

const knownAmounts = memoizeByObject((_eaten: EatenDishes) =>
  memoizeByObject((_table: PenaltyTable) =>
    memoizeByObject((_dishes: Int32Array) => new Map<MealTime, Float64Array>()),
  ),
);

/**
 * The one row of a kept meal, or of no meal, by its index in MEAL_TIMES. No planned row clashes with it, because the
 * rows already exclude what it forbids.
 */
function fixedRows(cell: DayCell, time: number, context: RowContext): SlotRows {
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
  const again = cell.isAgain ? context.againOf.get(cell.dish) : undefined;
  return {
    size: 1,
    cost: Float64Array.of(cell.points),
    amounts: amountsOf(at, MEAL_TIMES[time] ?? 'dinner', { ...context, isAgain: cell.isAgain }),
    dish: again === undefined ? readAt(context.numberOf, at) : Int32Array.of(again),
    group: readAt(context.catalogue.group, at),
    kind: readAt(context.catalogue.kind, at),
    apart,
    fixed: true,
  };
}

const NO_WORK = new Float64Array(0);
const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** Amounts of dishes in the units of the table, one row of `width` numbers each. */
function amountsOf(
  dishes: ArrayLike<number>,
  mealTime: MealTime,
  { catalogue, eaten, table, isAgain = false }: RowContext,
): Float64Array {
  const { width, unit, nutrientIndex, perKcal } = table;
  const perUnit = unit.map((each) => 1 / each);
  const amounts = new Float64Array(dishes.length * width);
  const ownColumns = new Map<number, ArrayLike<number>>([
    [ONE_BOWL_TERM.index, catalogue.oneBowl],
    [MINUTES_INDEX, isAgain ? NO_WORK : catalogue.workMinutes],
  ]);
  const columns = Array.from(nutrientIndex, (index) => ownColumns.get(index) ?? null);
  for (let row = 0, at = 0; row < dishes.length; row += 1) {
    const dish = dishes[row] ?? 0;
    const eatenOf = eaten.amountsAt(mealTime, dish);
    const kcal = eatenOf[ENERGY] ?? 0;
    for (let k = 0; k < width; k += 1, at += 1) {
      const amount = columns[k]?.[dish] ?? eatenOf[nutrientIndex[k] ?? 0];
      amounts[at] = ((amount ?? 0) - (perKcal[k] ?? 0) * kcal) * (perUnit[k] ?? 0);
    }
  }
  return amounts;
}
