import type { DayTerm } from '../preferences/day-penalty.ts';
import {
  type Counter,
  type DayClass,
  pickRows,
  type SlotRows,
  type WeekModel,
} from '../search/master/week-model.ts';
import { type PenaltyTable, penaltyTable } from '../search/pricing/penalty-table.ts';
import { seedFrom } from '../seed.ts';

/** A source of numbers in [0, 1) that depends on the seed alone. */
export type RandomUnit = () => number;

/** Equal seeds give equal numbers. */
export function randomUnits(seed: number): RandomUnit {
  let counter = 0;
  return () => {
    counter += 1;
    return seedFrom('random week', Math.imul(seed, 7919) + counter) / 4294967296;
  };
}

/** Bounds on a random week. With `classes`, days differ in their kept meals. */
export type RandomWeekShape = {
  readonly days: number;
  readonly slots: number;
  readonly options: number;
  readonly copies: number;
  readonly classes?: number;
};

const GROUPS = 6;
const METHODS = 3;

/** A small week of any kind the search may meet: shared dishes, hard and soft counters, one-sided and two-sided terms. */
export function randomWeek(unit: RandomUnit, shape: RandomWeekShape): WeekModel {
  const { slots, days, copies } = shape;
  const penalty = penaltyTable(randomTerms(unit));
  const dishCount = shape.options + Math.floor(unit() * shape.options * slots);
  const kindOf = Int32Array.from({ length: dishCount }, () => Math.floor(unit() * GROUPS * METHODS));
  const dayGroups = copies === 1 && unit() < 0.7;
  const rows = Array.from({ length: slots }, () =>
    randomRows(unit, { size: shape.options, width: penalty.width, kindOf, dayGroups }),
  );
  const groupLimit = dayGroups ? 1 + Math.floor(unit() * days) : Infinity;
  const overnight = copies === 1 && unit() < 0.5;
  const limit = overnight && slots === 1 ? Math.min(groupLimit, Math.ceil(days / 2)) : groupLimit;
  const classes =
    shape.classes === undefined
      ? [openClass([...Array(days).keys()], rows, penalty)]
      : randomClasses(unit, { days, classes: shape.classes, rows, penalty });
  const held = heldIn(classes, dishCount);
  const { counters, countersOfKind } = randomCounters(unit, limit, held.groups);
  return {
    days,
    slotCount: slots,
    classes,
    dishCount,
    capacity: held.servings.map((servings) => Math.max(copies, servings)),
    counters,
    countersOfKind,
    groupRoom: Float64Array.from(held.groups, (uses) => Math.max(0, limit - uses)),
    returnPoints: 5,
    overnight,
  };
}

function openClass(days: readonly number[], slots: readonly SlotRows[], penalty: PenaltyTable): DayClass {
  return { days, slots, penalty, morning: 0, evening: slots.length - 1 };
}

type ClassesShape = {
  readonly days: number;
  readonly classes: number;
  readonly rows: readonly SlotRows[];
  readonly penalty: PenaltyTable;
};

/** Days spread over classes. Each class has a kept meal, or none, in some slots and some of the rows in others. */
function randomClasses(unit: RandomUnit, { days, classes, rows, penalty }: ClassesShape): DayClass[] {
  const members = Array.from({ length: classes }, (): number[] => []);
  for (let day = 0; day < days; day += 1) members[Math.floor(unit() * classes)]?.push(day);
  return members
    .filter((each) => each.length > 0)
    .map((each) => {
      const slots = rows.map((all, slot) => {
        const some = [...Array(all.size).keys()].filter(() => unit() < 0.8);
        const picked = some.length > 0 ? some : [0];
        return unit() < 0.35 ? fixedSlot(unit, all, slot) : pickRows(all, picked);
      });
      const [own, first, last] = [
        unit() < 0.5 ? penalty : penaltyTable(randomTerms(unit)),
        slots[0],
        slots.at(-1),
      ];
      return {
        days: each,
        slots,
        penalty: own,
        morning: first?.fixed ? null : 0,
        evening: last?.fixed ? null : slots.length - 1,
      };
    });
}

function fixedSlot(unit: RandomUnit, rows: SlotRows, slot: number): SlotRows {
  const one = pickRows(rows, [Math.floor(unit() * rows.size)]);
  const apart = Int32Array.of(-1 - slot);
  if (unit() < 0.5) return { ...one, apart, fixed: true };
  const none = Int32Array.of(-1);
  const amounts = one.amounts.map(() => 0);
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

function heldIn(classes: readonly DayClass[], dishCount: number) {
  const servings = new Int32Array(dishCount);
  const groups = new Int32Array(GROUPS);
  for (const { days, slots } of classes) {
    for (const { fixed, dish, group } of slots) {
      const [first = -1, of = -1] = [dish[0], group[0]];
      if (!fixed || first < 0) continue;
      servings[first] = (servings[first] ?? 0) + days.length;
      groups[of] = (groups[of] ?? 0) + days.length;
    }
  }
  return { servings, groups };
}

function randomTerms(unit: RandomUnit): readonly DayTerm[] {
  const nutrients = ['energyKcal', 'proteinG', 'fiberG', 'sodiumMg'] as const;
  return nutrients.map((nutrient, index) => {
    const min = 200 + 200 * unit();
    const max = min + (unit() - 0.2) * 200;
    const side = Math.floor(unit() * 3);
    const range = { ...(side !== 0 && { min }), ...(side !== 1 && { max }) };
    return { index, nutrient, range, weight: 0.5 + 3 * unit() };
  });
}

type RowsShape = {
  readonly size: number;
  readonly width: number;
  readonly kindOf: Int32Array;
  readonly dayGroups: boolean;
};

function randomRows(unit: RandomUnit, { size, width, kindOf, dayGroups }: RowsShape): SlotRows {
  const dishes = [...kindOf.keys()];
  const dish = Int32Array.from({ length: size }, () => {
    const [picked = 0] = dishes.splice(Math.floor(unit() * dishes.length), 1);
    return picked;
  });
  const kind = dish.map((each) => kindOf[each] ?? 0);
  const group = kind.map((each) => each % GROUPS);
  return {
    size,
    cost: Float64Array.from({ length: size }, () => 4 * unit() - 1).sort(),
    amounts: Float64Array.from({ length: size * width }, () => unit() * 0.7),
    dish,
    group,
    kind,
    apart: dayGroups ? group : dish,
    fixed: false,
  };
}

function randomCounters(unit: RandomUnit, groupLimit: number, held: Int32Array) {
  const counters: Counter[] = [];
  const members: ((kind: number) => boolean)[] = [];
  const add = (counter: Counter, counts: (kind: number) => boolean) => {
    counters.push(counter);
    members.push(counts);
  };
  for (let group = 0; group < GROUPS && groupLimit < Infinity; group += 1) {
    const bound = Math.max(groupLimit, held[group] ?? 0);
    add({ sign: 1, bound, points: Infinity }, (kind) => kind % GROUPS === group);
  }
  for (let method = 0; method < METHODS; method += 1) {
    add({ sign: 1, bound: 1 + Math.floor(2 * unit()), points: 1.5 }, (kind) => kind % METHODS === method);
  }
  add({ sign: -1, bound: 2, points: 2 }, (kind) => kind % GROUPS === 1);
  const countersOfKind = Array.from({ length: GROUPS * METHODS }, (_, kind) =>
    Int32Array.from(members.flatMap((counts, index) => (counts(kind) ? [index] : []))),
  );
  return { counters, countersOfKind };
}
