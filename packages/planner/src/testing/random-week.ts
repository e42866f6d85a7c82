import type { DayTerm } from '../preferences/day-penalty.ts';
import { penaltyTable } from '../search/penalty-table.ts';
import type { Counter, SlotRows, WeekModel } from '../search/week-model.ts';
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

/** Bounds on what a random week may be. */
export type RandomWeekShape = {
  readonly days: number;
  readonly slots: number;
  readonly options: number;
  readonly copies: number;
};

const GROUPS = 6;
const METHODS = 3;

/** A small week of any kind the engine may meet: shared dishes, hard and soft counters, one-sided and two-sided terms. */
export function randomWeek(unit: RandomUnit, shape: RandomWeekShape): WeekModel {
  const whole = (below: number) => Math.floor(unit() * below);
  const { slots, days, copies } = shape;
  const penalty = penaltyTable(randomTerms(unit));
  const dishCount = shape.options + whole(shape.options * slots);
  const kindOf = Int32Array.from({ length: dishCount }, () => whole(GROUPS * METHODS));
  const dayGroups = copies === 1 && unit() < 0.7;
  const rows = Array.from({ length: slots }, () =>
    randomRows(unit, { size: shape.options, width: penalty.width, kindOf, dayGroups }),
  );
  const groupLimit = dayGroups ? 1 + whole(days) : Infinity;
  const overnight = copies === 1 && unit() < 0.5;
  const limit = overnight && slots === 1 ? Math.min(groupLimit, Math.ceil(days / 2)) : groupLimit;
  const { counters, countersOfKind } = randomCounters(unit, limit);
  return {
    days,
    slots: rows,
    penalty,
    dishCount,
    counters,
    countersOfKind,
    groupLimit: limit,
    copies,
    returnPoints: 5,
    overnight,
  };
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
  };
}

function randomCounters(unit: RandomUnit, groupLimit: number) {
  const counters: Counter[] = [];
  const members: ((kind: number) => boolean)[] = [];
  const add = (counter: Counter, counts: (kind: number) => boolean) => {
    counters.push(counter);
    members.push(counts);
  };
  for (let group = 0; group < GROUPS && groupLimit < Infinity; group += 1) {
    add({ sign: 1, bound: groupLimit, points: Infinity }, (kind) => kind % GROUPS === group);
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
