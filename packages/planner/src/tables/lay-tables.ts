import {
  type DayPlan,
  type LaidDish,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type WeekPlan,
} from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { chooseSides, NO_WORSE } from './choose-sides.ts';
import type { PricedSide } from './side-dishes.ts';
import { type LayInput, type OpenTable, type TableProblem, tableProblem } from './table-problem.ts';
import { cookDayOf, MOST_MEALS } from './week-kitchen.ts';
import type { LaidWeek } from './week-of-tables.ts';

/**
 * Lays the tables of a week whose leading dishes are planned: chooses what stands beside each so that side dishes are cooked
 * for several meals. Exclusions and HARD rules hold for every table as a whole; one that breaks any keeps its usual
 * companions, as do the other tables of its day.
 */
export function layTables(input: LayInput): WeekPlan {
  const problem = tableProblem(input);
  if (problem.places.length === 0) return input.week;
  const chosen = heldSides(problem, chooseSides(problem));
  const refused = new Set(chosen.filter((table) => !isServable(table, input)).map(({ day }) => day));
  const laid = chosen.filter(({ day }) => !refused.has(day));
  const cookedOn = cookings(laid, input.week);
  return input.week.map((day, index): DayPlan => {
    const slotAt = (time: MealTime): MealSlot => {
      const slot = day.slots[time];
      const table = laid.find((each) => each.day === index && each.time === time);
      if (slot.kind !== 'recipe' || table === undefined) return slot;
      return { ...slot, companions: companionsOf(table, cookedOn) };
    };
    return {
      date: day.date,
      slots: { breakfast: slotAt('breakfast'), lunch: slotAt('lunch'), dinner: slotAt('dinner') },
    };
  });
}

/** A table with what was chosen for it. */
type LaidTable = Pick<OpenTable, 'day' | 'time' | 'lead'> & {
  readonly fixed: readonly string[];
  readonly sides: readonly PricedSide[];
};

/** The tables of the days that lie no further outside their limits than with the usual companions. */
function heldSides(problem: TableProblem, { sides, bases, dayPoints }: LaidWeek): readonly LaidTable[] {
  const { tables, places, usualPoints } = problem;
  return tables.flatMap(({ day, time, lead, bases: all }, at) => {
    if ((dayPoints[day] ?? 0) > (usualPoints[day] ?? 0) + NO_WORSE) return [];
    const chosen = places.flatMap(({ table }, place) =>
      table === at ? (problem.sides[sides[place] ?? -1] ?? []) : [],
    );
    return [{ day, time, lead, fixed: all[bases[at] ?? 0]?.fixed ?? [], sides: chosen }];
  });
}

function companionsOf(table: LaidTable, cookedOn: CookedOn): readonly LaidDish[] {
  return [
    ...table.fixed.map((id): LaidDish => ({ id })),
    ...table.sides.map(({ id }): LaidDish => {
      const date = cookedOn.get(table)?.get(id);
      return date === undefined ? { id } : { id, cookedOn: date };
    }),
  ];
}

function isServable(table: LaidTable, { tables, visitor }: LayInput): boolean {
  const { lead, fixed, sides, time } = table;
  const meal = tables.mealWith(lead, [...fixed, ...sides.map(({ id }) => id)]);
  return meal !== undefined && hardViolations(meal, visitor, time).length === 0;
}

/** The date each side of a table is cooked on, where one cooking serves several meals. */
type CookedOn = ReadonlyMap<LaidTable, ReadonlyMap<string, string>>;

/** A cooking: its day, the last on which it keeps, and the tables that have it. */
type Batch = { readonly from: number; readonly until: number; readonly tables: LaidTable[] };

function cookings(tables: readonly LaidTable[], week: WeekPlan): CookedOn {
  const batches: (readonly [id: string, Batch])[] = [];
  const open = new Map<string, Batch>();
  for (const table of tables) {
    const { day } = table;
    for (const { id, keepDays, isStored } of table.sides) {
      const batch = open.get(id);
      if (isStored) continue;
      if (batch !== undefined && day <= batch.until && batch.tables.length < MOST_MEALS) {
        batch.tables.push(table);
        continue;
      }
      const from = cookDayOf(day * MEAL_TIMES.length + MEAL_TIMES.indexOf(table.time), keepDays);
      const made: Batch = { from, until: from + keepDays, tables: [table] };
      open.set(id, made);
      batches.push([id, made]);
    }
  }
  const found = new Map<LaidTable, Map<string, string>>();
  for (const [id, { from, tables: eaten }] of batches) {
    const date = week[from]?.date;
    if (date === undefined || (eaten.length < 2 && eaten[0]?.day === from)) continue;
    for (const table of eaten) found.set(table, (found.get(table) ?? new Map()).set(id, date));
  }
  return found;
}
