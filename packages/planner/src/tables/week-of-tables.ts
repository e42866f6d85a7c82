import { NUTRIENTS, PLAN_DAYS, sharesFood } from '@kkini/domain';
import { dayPenalty } from '../preferences/day-penalty.ts';
import { addTo, type TableProblem } from './table-problem.ts';

/**
 * Points of a food that is bought for side dishes alone, of a side on two tables of a day or more often in a week than people
 * like, of another kind of rice, and of what no table may hold.
 */
const POINTS = { food: 0.35, sameDay: 1.2, again: 0.8, rice: 1, forbidden: 200 } as const;
/** Meals of a week from which one more of the same side is too much of it. */
const OFTEN = { side: 4, kimchi: 9 } as const;
/** Most meals a cooking serves. */
export const MOST_MEALS = 4;
/** Days for which one kind of rice is at home. */
const RICE_DAYS = 4;

/** The sides chosen for the places of a week and the bases of its tables, by position. */
export type LaidWeek = {
  readonly sides: Int32Array;
  readonly bases: Int32Array;
  readonly points: number;
  /** Points of each day outside its limits and aims. */
  readonly dayPoints: Float64Array;
};

/** What is eaten of a table, and the points of that meal alone. */
type EatenTable = { readonly amounts: Float64Array; readonly points: number };

/** A week of tables while its sides are chosen: changes single places and tables, and knows the points of the whole. */
export class WeekOfTables {
  readonly sides: Int32Array;
  readonly bases: Int32Array;
  points: number;
  /** The places of each table, and which sides may take a place. */
  private readonly placesOf: readonly Int32Array[];
  private readonly mayTake: readonly Uint8Array[];
  private readonly totals: readonly Float64Array[];
  private readonly eaten: EatenTable[];
  /** What was eaten of each table with the sides and base it has had: most proposals return to one of them. */
  private readonly known: readonly Map<number, EatenTable>[];
  private readonly dayPoints: Float64Array;
  /** Meals of each side by day. */
  private readonly uses: Uint8Array;
  private readonly sidePoints: Float64Array;
  private readonly foodUses = new Map<string, number>();
  private readonly riceUses = new Map<string, number>();
  private readonly besideNow = new Float64Array(NUTRIENTS.length);

  constructor(private readonly problem: TableProblem) {
    const { places, tables, base, sides, terms } = problem;
    this.sides = new Int32Array(places.length).fill(-1);
    this.bases = new Int32Array(tables.length);
    this.placesOf = tables.map((_, table) =>
      Int32Array.from([...places.keys()].filter((at) => places[at]?.table === table)),
    );
    this.mayTake = places.map(({ choices }) => {
      const may = new Uint8Array(sides.length);
      for (const side of choices) may[side] = 1;
      return may;
    });
    this.totals = base.map((day) => Float64Array.from(day));
    this.eaten = tables.map(() => ({ amounts: new Float64Array(NUTRIENTS.length), points: 0 }));
    this.known = tables.map(() => new Map());
    this.dayPoints = Float64Array.from(this.totals, (day) => dayPenalty(day, terms));
    this.uses = new Uint8Array(sides.length * PLAN_DAYS);
    this.sidePoints = new Float64Array(sides.length);
    this.points = this.dayPoints.reduce((sum, each) => sum + each, 0);
    for (const table of tables.keys()) {
      this.countRice(table, 1);
      this.eatTable(table);
    }
  }

  /** A copy of the week as it is now. */
  present(): LaidWeek {
    return {
      sides: Int32Array.from(this.sides),
      bases: Int32Array.from(this.bases),
      points: this.points,
      dayPoints: Float64Array.from(this.dayPoints),
    };
  }

  mayHold(place: number, side: number): boolean {
    return this.mayTake[place]?.[side] === 1;
  }

  restore({ sides, bases }: LaidWeek): void {
    for (const [place, side] of sides.entries()) this.set(place, side);
    for (const [table, base] of bases.entries()) if (this.bases[table] !== base) this.setBase(table, base);
  }

  /** Puts a side, or none with -1, in a place. */
  set(place: number, side: number): void {
    const present = this.sides[place] ?? -1;
    if (present === side) return;
    const table = this.problem.places[place]?.table ?? -1;
    const day = this.problem.tables[table]?.day ?? 0;
    this.points -= this.tablePoints(table);
    this.sides[place] = side;
    this.points += this.tablePoints(table);
    this.count(present, day, -1);
    this.count(side, day, 1);
    this.eatTable(table);
  }

  /** Gives a table another base. */
  setBase(table: number, base: number): void {
    this.countRice(table, -1);
    this.bases[table] = base;
    this.countRice(table, 1);
    this.eatTable(table);
  }

  /** The part of the week that a table's rice is cooked for. */
  riceDays(table: number): number {
    return Math.floor((this.problem.tables[table]?.day ?? 0) / RICE_DAYS);
  }

  private countRice(table: number, change: 1 | -1): void {
    const base = this.problem.tables[table]?.bases[this.bases[table] ?? 0];
    if (base === undefined || base.rice === null) return;
    const key = `${this.riceDays(table)} ${base.rice}`;
    const before = this.riceUses.get(key) ?? 0;
    this.riceUses.set(key, before + change);
    this.points += change * base.points;
    if (before === 0) this.points += POINTS.rice;
    if (before + change === 0) this.points -= POINTS.rice;
  }

  /** Portions a table anew and scores its day. */
  private eatTable(at: number): void {
    const day = this.problem.tables[at]?.day ?? -1;
    const totals = this.totals[day];
    const before = this.eaten[at];
    if (totals === undefined || before === undefined) return;
    const after = this.eatenOf(at);
    addTo(totals, before.amounts, -1);
    addTo(totals, after.amounts, 1);
    const points = dayPenalty(totals, this.problem.terms);
    this.points += points - (this.dayPoints[day] ?? 0) + after.points - before.points;
    this.dayPoints[day] = points;
    this.eaten[at] = after;
  }

  private eatenOf(at: number): EatenTable {
    const { sides } = this.problem;
    let key = this.bases[at] ?? 0;
    for (const place of this.placesOf[at] ?? NONE)
      key = key * (sides.length + 1) + (this.sides[place] ?? -1) + 1;
    const known = this.known[at]?.get(key) ?? this.portioned(at);
    this.known[at]?.set(key, known);
    return known;
  }

  private portioned(at: number): EatenTable {
    const table = this.problem.tables[at];
    const beside = this.besideNow.fill(0);
    let load = 0;
    for (const place of this.placesOf[at] ?? NONE) {
      const side = this.problem.sides[this.sides[place] ?? -1];
      if (side === undefined) continue;
      addTo(beside, side.amounts, 1);
      load += side.glycemicLoad;
    }
    const amounts = new Float64Array(NUTRIENTS.length);
    table?.bases[this.bases[at] ?? 0]?.portions.eat(beside, load, amounts);
    return { amounts, points: dayPenalty(amounts, table?.terms ?? []) };
  }

  private count(side: number, day: number, change: 1 | -1): void {
    const priced = this.problem.sides[side];
    if (priced === undefined) return;
    const at = side * PLAN_DAYS + day;
    this.uses[at] = (this.uses[at] ?? 0) + change;
    const points = this.pointsOf(side);
    this.points += points - (this.sidePoints[side] ?? 0);
    this.sidePoints[side] = points;
    for (const food of priced.standing.table.mainFoods) {
      if (this.problem.bought.has(food)) continue;
      const before = this.foodUses.get(food) ?? 0;
      this.foodUses.set(food, before + change);
      if (before === 0) this.points += POINTS.food;
      if (before + change === 0) this.points -= POINTS.food;
    }
  }

  /** Points of cooking and eating a side over the week. */
  private pointsOf(side: number): number {
    const priced = this.problem.sides[side];
    if (priced === undefined) return 0;
    let [cookings, left, until, points, all] = [0, 0, -1, 0, 0];
    for (let day = 0; day < PLAN_DAYS; day += 1) {
      const meals = this.uses[side * PLAN_DAYS + day] ?? 0;
      if (meals === 0) continue;
      all += meals;
      points += meals * priced.eating;
      if (!priced.isKimchi) points += POINTS.sameDay * (meals - 1);
      if (priced.isStored) cookings = 1;
      for (let meal = 0; meal < meals && !priced.isStored; meal += 1) {
        if (left === 0 || day > until) {
          cookings += 1;
          left = MOST_MEALS;
          until = day + priced.keepDays;
        }
        left -= 1;
      }
    }
    const often = Math.max(0, all - (priced.isKimchi ? OFTEN.kimchi : OFTEN.side));
    return points + cookings * priced.cooking + POINTS.again * often;
  }

  /** Points of what a table must not hold: a side twice, or two that share the food that gives them their character. */
  private tablePoints(table: number): number {
    const places = this.placesOf[table] ?? NONE;
    let points = 0;
    for (let a = 0; a < places.length; a += 1) {
      const one = this.problem.sides[this.sides[places[a] ?? -1] ?? -1];
      for (let b = a + 1; b < places.length && one !== undefined; b += 1) {
        const other = this.problem.sides[this.sides[places[b] ?? -1] ?? -1];
        if (other === undefined) continue;
        if (one === other || sharesFood(one.standing, other.standing)) points += POINTS.forbidden;
      }
    }
    return points;
  }
}

const NONE = new Int32Array(0);
