import {
  type DayPlan,
  type LaidDish,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type WeekPlan,
} from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { isKept, type MealPlace } from '../model/day-locks.ts';
import { chooseSides, NO_WORSE } from './choose-sides.ts';
import { FORBIDDEN, togetherPoints } from './eaten-table.ts';
import type { PricedSide } from './side-dishes.ts';
import {
  type CertifiedStock,
  certifyStock,
  type StockCertificate,
  stockAsLaid,
  type ToCertify,
} from './stock/certify-stock.ts';
import { type Joining, joinCookings } from './stock/join-cookings.ts';
import { laidAs } from './stock/read-tables.ts';
import type { TableWay } from './stock/table-ways.ts';
import {
  daysOfCook,
  type LayInput,
  type OpenTable,
  type TableProblem,
  tableProblem,
} from './table-problem.ts';
import type { LaidWeek } from './week-of-tables.ts';

/** A week with its tables laid, and the certificate of its days; null where no table is laid. */
export type LaidTables = { readonly week: WeekPlan; readonly stock: StockCertificate | null };

/**
 * Lays the tables of a week whose leading dishes are planned: chooses the companions of each so that side dishes are
 * cooked for several meals. Exclusions and HARD rules hold for every table as a whole. If a table breaks any, all
 * tables of its day keep their usual companions, as do those of the dates that are to stay unlaid.
 */
export function layTables(input: LayInput): LaidTables {
  const chosen = chosenTables(input);
  const best = chosen && certifyStock(chosen.problem, chosen);
  return chosen === null || best === null
    ? { week: joinCookings(input.week, joining(input, [])), stock: null }
    : namedTables(input, chosen.problem, best);
}

/**
 * Lays the tables of a laid week again, starting from its companions. Used while leading dishes are exchanged, so it
 * certifies nothing and does not search for better days.
 */
export function layTablesAgain(input: LayInput & { readonly laid: WeekPlan }): WeekPlan {
  const chosen = chosenTables(input, input.laid);
  const found = chosen && stockAsLaid(chosen.problem, chosen);
  return chosen === null || found === null ? input.week : namedTables(input, chosen.problem, found).week;
}

/** The sides chosen for the tables of a week, and the days whose tables are valid; null where no table may have sides. */
function chosenTables(
  input: LayInput,
  laid?: WeekPlan,
): (ToCertify & { readonly problem: TableProblem }) | null {
  const cooked = cookedForKept(input);
  const problem = tableProblem(input, (side) => !cooked.has(side));
  if (problem.places.length === 0) return null;
  const week = chooseSides(problem, laid && laidAs(problem, laid).laid);
  const chosen = heldSides(problem, week);
  const refused = new Set(
    chosen
      .filter((table) => !isServable(table, input) || input.unlaid?.has(input.week[table.day]?.date ?? ''))
      .map(({ day }) => day),
  );
  const isLaid = new Set(chosen.flatMap(({ day }) => (refused.has(day) ? [] : [day])));
  return {
    problem,
    laid: week,
    isLaid: (day) => isLaid.has(day),
    isServable: (way) => isServableWay(problem, way, input),
  };
}

/** The week with the companions of its best days written into the slots. */
function namedTables(input: LayInput, problem: TableProblem, best: CertifiedStock): LaidTables {
  const { laid, cookedOn } = cookings(problem, best, input.week);
  const named = input.week.map((day, index): DayPlan => {
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
  const days = joinCookings(named, joining(input, laid));
  const outside = days.flatMap((day, index) => outsideOf(day, laid, { ...input, index }));
  const { certificate } = best;
  return { week: days, stock: certificate && { ...certificate, ...(outside.length > 0 && { outside }) } };
}

function joining(input: LayInput, laid: readonly LaidTable[]): Joining {
  const { week, kept, tables } = input;
  return {
    tables,
    prepDate: week[daysOfCook(input).prepDay]?.date ?? null,
    isLaid: ({ date, mealTime }) =>
      laid.some(({ day, time }) => week[day]?.date === date && time === mealTime),
    stays: (place) => kept != null && isKept(kept, place),
  };
}

/** Sides that a day to come cooks for several kept meals. A cooking of the same day would be mistaken for theirs. */
function cookedForKept({ week, kept }: LayInput): ReadonlySet<string> {
  if (!kept) return new Set();
  const ofMeal = ({ date, slots }: DayPlan) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = slots[mealTime];
      return slot.kind === 'recipe' && isKept(kept, { date, mealTime }) ? (slot.companions ?? []) : [];
    });
  const laid = week.flatMap(ofMeal);
  return new Set(
    laid.flatMap(({ id, cookedOn }) => (cookedOn !== undefined && cookedOn >= kept.before ? [id] : [])),
  );
}

/**
 * Meals of a day with another rice than usual, or with a side from a batch, whose tables are not laid: the
 * certificate does not cover them.
 */
function outsideOf(
  { date, slots }: DayPlan,
  laid: readonly LaidTable[],
  { kept, index }: LayInput & { readonly index: number },
): readonly MealPlace[] {
  return MEAL_TIMES.flatMap((mealTime) => {
    const slot = slots[mealTime];
    if (slot.kind !== 'recipe' || slot.companions === undefined) return [];
    if (kept && isKept(kept, { date, mealTime })) return [];
    return laid.some((table) => table.day === index && table.time === mealTime) ? [] : [{ date, mealTime }];
  });
}

/** A table with what was chosen for it. */
type LaidTable = Pick<OpenTable, 'day' | 'time' | 'lead'> & {
  readonly fixed: readonly string[];
  readonly sides: readonly PricedSide[];
};

/**
 * The tables of the days that lie no further outside their limits than with the usual companions and hold no
 * forbidden combination.
 */
function heldSides(problem: TableProblem, { sides, bases, dayPoints }: LaidWeek): readonly LaidTable[] {
  const { tables, places, usualPoints } = problem;
  const ways = [...tables.keys()].map((table) => {
    const own = [...places.keys()].filter((place) => places[place]?.table === table);
    return { table, base: bases[table] ?? 0, sides: own.map((place) => sides[place] ?? -1) };
  });
  const isPoor = (day: number) => (dayPoints[day] ?? 0) > (usualPoints[day] ?? 0) + NO_WORSE;
  const poor = new Set(
    ways.flatMap((way) => {
      const day = tables[way.table]?.day ?? -1;
      return isPoor(day) || togetherPoints(problem, way.sides) >= FORBIDDEN ? [day] : [];
    }),
  );
  return ways.map((way) => laidTable(problem, way)).filter(({ day }) => !poor.has(day));
}

function laidTable(
  problem: TableProblem,
  { table, base, sides }: Pick<TableWay, 'table' | 'base' | 'sides'>,
): LaidTable {
  const { day = -1, time = 'dinner', lead = '', bases = [] } = problem.tables[table] ?? {};
  const chosen = sides.flatMap((side) => problem.sides[side] ?? []);
  return { day, time, lead, fixed: bases[base]?.fixed ?? [], sides: chosen };
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

/** Whether a table laid in this way keeps exclusions and HARD rules as a whole. */
export function isServableWay(problem: TableProblem, way: TableWay, input: Serving): boolean {
  return isServable(laidTable(problem, way), input);
}

type Serving = Pick<LayInput, 'tables' | 'visitor'>;

function isServable(table: LaidTable, { tables, visitor }: Serving): boolean {
  const { lead, fixed, sides, time } = table;
  const meal = tables.mealWith(lead, [...fixed, ...sides.map(({ id }) => id)]);
  return meal !== undefined && hardViolations(meal, visitor, time).length === 0;
}

/** By table and side, the date it is cooked on, where one cooking serves several meals. */
type CookedOn = ReadonlyMap<LaidTable, ReadonlyMap<string, string>>;

/** The tables of the best days, and the dates their sides are cooked on. */
function cookings(problem: TableProblem, { stock, ways }: CertifiedStock, week: WeekPlan) {
  const meals = new Map<number, number>();
  for (const { items } of ways) for (const item of items) meals.set(item, (meals.get(item) ?? 0) + 1);
  const laid: LaidTable[] = [];
  const cookedOn = new Map<LaidTable, ReadonlyMap<string, string>>();
  for (const way of ways) {
    const table = laidTable(problem, way);
    const dates = way.items.flatMap((at): [string, string][] => {
      const item = stock.items[at];
      const side = problem.sides[item?.side ?? -1];
      const date = week[item?.cookDay ?? -1]?.date;
      if (item === undefined || side === undefined || date === undefined || side.isStored) return [];
      const isForThisMeal = meals.get(at) === 1 && item.cookDay === table.day;
      return isForThisMeal ? [] : [[side.id, date]];
    });
    laid.push(table);
    cookedOn.set(table, new Map(dates));
  }
  return { laid, cookedOn };
}
