import { MEAL_TIMES, PLAN_DAYS } from '@kkini/domain';
import { type DayScale, dayScale } from '../preferences/day-scale.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { eatenTables, goTogether, togetherPoints } from './eaten-table.ts';
import type { TableProblem } from './table-problem.ts';
import { WeekKitchen } from './week-kitchen.ts';

/** Most kinds of rice in a cookbook. */
const MOST_RICES = 64;
/** These kinds, and no rice. */
const RICE_KINDS = MOST_RICES + 1;
/** Days for which one kind of rice is cooked before another costs nothing. */
export const RICE_DAYS = 4;

/** The sides chosen for the places of a week and the bases of its tables, by position. */
export type LaidWeek = {
  readonly sides: Int32Array;
  readonly bases: Int32Array;
  readonly points: number;
  /** Points of each day for what lies outside its limits and aims. */
  readonly dayPoints: Float64Array;
};

/**
 * A week of tables while its sides are chosen: changes single places and tables, and knows the points of the whole.
 * The portions of a changed table are computed when its points are asked for, so a change whose lower bound is too
 * high needs none.
 */
export class WeekOfTables {
  readonly sides: Int32Array;
  readonly bases: Int32Array;
  /** Points of the days, meals and rice; the kitchen holds those of cooking. */
  private own: number;
  private readonly kitchen: WeekKitchen;
  /** By table, its slot, its day and the part of the week its rice is cooked for; by place, its table. */
  private readonly slotOf: Int32Array;
  private readonly dayOf: Int32Array;
  private readonly partOf: Int32Array;
  private readonly tableOf: Int32Array;
  /** By table and kind of rice, with no rice first: the base that has it, -1 for none. */
  private readonly basesWith: Int32Array;
  /** The sides of each table, and the index of each place among them. */
  private readonly sidesOf: readonly Int32Array[];
  private readonly rankOf: Int32Array;
  /** By place and side, 1 where the side may take the place. */
  private readonly mayTake: Uint8Array;
  /** By day, the totals its points depend on. */
  private readonly totals: readonly Float64Array[];
  /** By table, its number among the eaten tables. */
  private readonly eaten: Int32Array;
  private readonly portions: ReturnType<typeof eatenTables>;
  private readonly scale: DayScale;
  private readonly dayPoints: Float64Array;
  /** The tables changed since their portions were computed, as a list and as flags. */
  private readonly stale: Int32Array;
  private readonly isStale: Uint8Array;
  private staleCount = 0;
  /** Number of tables with each kind of rice, by part of the week and by day. */
  private readonly riceUses = new Int32Array(PLAN_DAYS * MOST_RICES);
  private readonly riceOfDay = new Int32Array(PLAN_DAYS * MOST_RICES);

  constructor(private readonly problem: TableProblem) {
    const { places, tables, base, sides, terms } = problem;
    this.sides = new Int32Array(places.length).fill(-1);
    this.bases = new Int32Array(tables.length);
    this.sidesOf = tables.map((_, table) =>
      new Int32Array(places.filter((place) => place.table === table).length).fill(-1),
    );
    this.rankOf = Int32Array.from(
      places,
      ({ table }, at) => places.slice(0, at).filter((place) => place.table === table).length,
    );
    this.mayTake = new Uint8Array(places.length * sides.length);
    for (const [place, { choices }] of places.entries())
      for (const side of choices) this.mayTake[place * sides.length + side] = 1;
    this.totals = base.map((day) => Float64Array.from(day));
    this.eaten = new Int32Array(tables.length);
    this.portions = eatenTables(problem);
    this.scale = dayScale(terms);
    this.dayPoints = Float64Array.from(this.totals, (day) => this.scale.pointsOf(day));
    this.kitchen = new WeekKitchen(problem);
    this.slotOf = Int32Array.from(
      tables,
      ({ day, time }) => day * MEAL_TIMES.length + MEAL_TIMES.indexOf(time),
    );
    this.dayOf = Int32Array.from(tables, ({ day }) => day);
    this.partOf = this.dayOf.map((day) => Math.floor(day / RICE_DAYS));
    this.tableOf = Int32Array.from(places, ({ table }) => table);
    this.basesWith = new Int32Array(tables.length * RICE_KINDS).fill(-1);
    for (const [table, { bases }] of tables.entries())
      for (const [base, { kind }] of bases.entries()) this.basesWith[table * RICE_KINDS + kind + 1] = base;
    this.stale = new Int32Array(tables.length);
    this.isStale = new Uint8Array(tables.length);
    this.own = this.dayPoints.reduce((sum, each) => sum + each, 0);
    for (const table of tables.keys()) {
      this.countRice(table, 1);
      this.eatTable(table);
    }
  }

  get points(): number {
    for (let at = 0; at < this.staleCount; at += 1) {
      const table = this.stale[at] ?? 0;
      this.isStale[table] = 0;
      this.eatTable(table);
    }
    this.staleCount = 0;
    return this.own + this.kitchen.points;
  }

  /** A lower bound on `points`: changed tables and their days count as if they met all limits. */
  get leastPoints(): number {
    let least = this.own + this.kitchen.points;
    let days = 0;
    for (let at = 0; at < this.staleCount; at += 1) {
      const table = this.stale[at] ?? 0;
      least +=
        togetherPoints(this.problem, this.sidesOf[table] ?? NONE, this.problem.tables[table]) -
        this.portions.pointsOf(this.eaten[table] ?? 0);
      const day = this.dayOf[table] ?? 0;
      if ((days & (1 << day)) === 0) least -= this.dayPoints[day] ?? 0;
      days |= 1 << day;
    }
    return least;
  }

  /** A snapshot of the week. */
  present(): LaidWeek {
    const { points } = this;
    return {
      sides: Int32Array.from(this.sides),
      bases: Int32Array.from(this.bases),
      points,
      dayPoints: Float64Array.from(this.dayPoints),
    };
  }

  /** Whether a side (-1 for none) suits a place and may stand with the other sides of its table. */
  mayHold(place: number, side: number): boolean {
    if (side < 0) return this.problem.places[place]?.mayBeBare === true;
    return this.mayTake[place * this.problem.sides.length + side] === 1 && !this.clashes(place, side);
  }

  private clashes(place: number, side: number): boolean {
    const seated = this.sidesOf[this.tableOf[place] ?? -1] ?? NONE;
    const own = this.rankOf[place] ?? -1;
    for (let rank = 0; rank < seated.length; rank += 1)
      if (rank !== own && !goTogether(this.problem, seated[rank] ?? -1, side)) return true;
    return false;
  }

  restore({ sides, bases }: LaidWeek): void {
    for (const [place, side] of sides.entries()) this.set(place, side);
    for (const [table, base] of bases.entries()) if (this.bases[table] !== base) this.setBase(table, base);
  }

  /** Puts a side (-1 for none) in a place. */
  set(place: number, side: number): void {
    const present = this.sides[place] ?? -1;
    if (present === side) return;
    const table = this.tableOf[place] ?? -1;
    const slot = this.slotOf[table] ?? 0;
    this.sides[place] = side;
    const seated = this.sidesOf[table] ?? NONE;
    seated[this.rankOf[place] ?? 0] = side;
    this.kitchen.count(present, slot, -1);
    this.kitchen.count(side, slot, 1);
    this.markStale(table);
  }

  /** Gives a table another base. */
  setBase(table: number, base: number): void {
    this.countRice(table, -1);
    this.bases[table] = base;
    this.countRice(table, 1);
    this.markStale(table);
  }

  private markStale(table: number): void {
    if (this.isStale[table] === 1) return;
    this.isStale[table] = 1;
    this.stale[this.staleCount] = table;
    this.staleCount += 1;
  }

  /** The part of the week that a table's rice is cooked for. */
  riceDays(table: number): number {
    return this.partOf[table] ?? 0;
  }

  /** The base of a table with a kind of rice, -1 for none. */
  baseWith(table: number, kind: number): number {
    return this.basesWith[table * RICE_KINDS + kind + 1] ?? -1;
  }

  private countRice(table: number, change: 1 | -1): void {
    const base = this.problem.tables[table]?.bases[this.bases[table] ?? 0];
    if (base === undefined || base.kind < 0) return;
    this.own += change * base.points;
    const day = this.dayOf[table] ?? 0;
    const isOther = shifts(this.riceUses, this.riceDays(table) * MOST_RICES + base.kind, change);
    if (isOther) this.own += change * WORK_POINTS.rice;
    const isCooked = shifts(this.riceOfDay, day * MOST_RICES + base.kind, change);
    if (isCooked) this.own += change * WORK_POINTS.riceMinute * base.minutes;
  }

  /** Computes the portions of a table anew and scores its day. */
  private eatTable(table: number): void {
    const day = this.dayOf[table] ?? -1;
    const totals = this.totals[day];
    if (totals === undefined) return;
    const { portions } = this;
    const { judged } = this.scale;
    const before = this.eaten[table] ?? 0;
    const after = portions.of({
      table,
      base: this.bases[table] ?? 0,
      sides: this.sidesOf[table] ?? NONE,
    });
    if (after === before) return;
    const [less, lessFrom] = [portions.blockOf(before), portions.startOf(before)];
    const [more, moreFrom] = [portions.blockOf(after), portions.startOf(after)];
    for (let at = 0; at < judged.length; at += 1) {
      const index = judged[at] ?? 0;
      totals[index] = (totals[index] ?? 0) - (less[lessFrom + index] ?? 0) + (more[moreFrom + index] ?? 0);
    }
    const points = this.scale.pointsOf(totals);
    this.own += points - (this.dayPoints[day] ?? 0) + portions.pointsOf(after) - portions.pointsOf(before);
    this.dayPoints[day] = points;
    this.eaten[table] = after;
  }
}

/** Changes a count; true if it was 0 or becomes 0. */
function shifts(counts: Int32Array, at: number, change: 1 | -1): boolean {
  const before = counts[at] ?? 0;
  counts[at] = before + change;
  return before === 0 || before + change === 0;
}

const NONE = new Int32Array(0);
