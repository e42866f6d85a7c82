import { seededUnit } from '../seed.ts';
import { TableChange } from './table-change.ts';
import type { TableProblem } from './table-problem.ts';
import { type LaidWeek, WeekOfTables } from './week-of-tables.ts';

/** Proposals for each place, the temperature of the first one in points, and by how many times e it falls until the last. */
type Cooling = { readonly perPlace: number; readonly from: number; readonly falls: number };
const COOLING: Cooling = { perPlace: 200, from: 2, falls: 3.7 };
/** From tables that are good already. */
const AGAIN: Cooling = { perPlace: 120, from: 1, falls: 3 };
const MENDING: Cooling = { perPlace: 240, from: 4, falls: 4.4 };
/** Points by which a day may lie further outside its limits than with the usual companions. */
export const NO_WORSE = 0.5;
/** Shares of the kinds of proposals, one after another: any side, a side of another place, a side everywhere, an exchange. */
const KINDS = { any: 0.3, other: 0.6, everywhere: 0.75, exchange: 0.9 } as const;

/** The sides and bases the search begins with, where they are not to be found from nothing. */
type Begun = Pick<LaidWeek, 'sides' | 'bases'>;

/**
 * Chooses the sides and the rice of all tables together: a side is cooked once for several meals within the days it keeps.
 * Simulated annealing of counted proposals; equal input gives equal tables.
 */
export function chooseSides(problem: TableProblem, begun?: Begun): LaidWeek {
  const search = new SideSearch(problem);
  if (begun === undefined) search.fillFirst();
  else search.beginWith(begun);
  search.cool(begun === undefined ? COOLING : AGAIN);
  search.mendDays();
  return search.best;
}

class SideSearch {
  best: LaidWeek;
  private readonly week: WeekOfTables;
  /** The places that proposals begin with. */
  private open: Int32Array;
  /** The proposal that is being looked at. */
  private readonly change: TableChange;
  private draws = 0;

  constructor(private readonly problem: TableProblem) {
    this.week = new WeekOfTables(problem);
    this.change = new TableChange(this.week);
    this.open = Int32Array.from(problem.places.keys());
    this.best = this.week.present();
  }

  /** Fills each place with the side that costs least beside those before it. */
  fillFirst(): void {
    this.fillPlaces(() => true);
    this.best = this.week.present();
  }

  private fillPlaces(isOpen: (place: number) => boolean): void {
    this.problem.places.forEach(({ choices }, place) => {
      if (!isOpen(place)) return;
      let [best, least] = [-1, Infinity];
      for (const side of choices) {
        this.week.set(place, side);
        if (this.week.leastPoints < least && this.week.points < least)
          [best, least] = [side, this.week.points];
      }
      this.week.set(place, best);
    });
  }

  /** Takes sides and rice that are there already, as far as the places may have them, and fills the others. */
  beginWith({ sides, bases }: Begun): void {
    for (const [table, base] of bases.entries())
      if (this.week.bases[table] !== base) this.week.setBase(table, base);
    for (const [place, side] of sides.entries())
      if (side >= 0 && this.week.mayHold(place, side)) this.week.set(place, side);
    this.fillPlaces((place) => this.week.sides[place] === -1);
    this.best = this.week.present();
  }

  /** Cools once more from the best week where a day lies further outside its limits than with the usual companions. */
  mendDays(): void {
    const { usualPoints, places, tables } = this.problem;
    const worse = (day: number) => (this.best.dayPoints[day] ?? 0) > (usualPoints[day] ?? 0) + NO_WORSE;
    const open = [...places.keys()].filter((place) => worse(tables[places[place]?.table ?? -1]?.day ?? -1));
    if (open.length === 0) return;
    this.week.restore(this.best);
    this.open = Int32Array.from(open);
    this.cool(MENDING);
  }

  cool({ perPlace, from, falls }: Cooling): void {
    const proposals = perPlace * this.open.length;
    const factor = 1 - falls / proposals;
    let heat = from;
    for (let step = 0; step < proposals; step += 1) {
      heat *= factor;
      const before = this.week.points;
      this.change.clear();
      this.propose();
      if (this.change.isNone) continue;
      if (!this.isTaken(before, heat)) this.change.undo();
      else if (this.week.points < this.best.points) this.best = this.week.present();
    }
  }

  /** Whether a proposal is taken; many are refused by the least points they may lead to, before anything is portioned. */
  private isTaken(before: number, heat: number): boolean {
    const least = this.week.leastPoints - before;
    if (least > 0) {
      const luck = this.draw();
      return luck < chance(least / heat) && luck < chance((this.week.points - before) / heat);
    }
    const more = this.week.points - before;
    return more <= 0 || this.draw() < chance(more / heat);
  }

  /** Makes a change at random, or none where there is nothing to change. */
  private propose(): void {
    const kind = this.draw();
    const place = this.open[this.pick(this.open.length)] ?? 0;
    const present = this.week.sides[place] ?? -1;
    if (kind < KINDS.any) this.replace(place, this.anyFor(place));
    else if (kind < KINDS.other) this.replaceFromWeek(place);
    else if (kind < KINDS.everywhere) this.replaceAll(present, this.anyFor(place));
    else if (kind < KINDS.exchange) this.exchange(place, this.pick(this.week.sides.length));
    else this.changeRice(this.problem.places[place]?.table ?? 0);
  }

  private anyFor(place: number): number {
    const { choices = NONE, mayBeBare = false } = this.problem.places[place] ?? {};
    return choices[this.pick(choices.length + (mayBeBare ? BARE_CHANCE : 0))] ?? -1;
  }

  /** Replaces the side of a place by one the week has, if one of a few that are drawn may stand there. */
  private replaceFromWeek(place: number): void {
    const { sides } = this.week;
    for (let drawn = 0; drawn < DRAWS; drawn += 1)
      if (this.replace(place, sides[this.pick(sides.length)] ?? -1)) return;
  }

  /** Whether a place may have another side, which it then has. */
  private replace(place: number, side: number): boolean {
    const isOther = this.week.sides[place] !== side && this.week.mayHold(place, side);
    if (isOther) this.change.set(place, side);
    return isOther;
  }

  /** Replaces a side at all of its places, where each of them may have the other. */
  private replaceAll(present: number, side: number): void {
    if (present === side) return;
    const { sides } = this.week;
    for (let place = 0; place < sides.length; place += 1)
      if (sides[place] === present && !this.week.mayHold(place, side)) return;
    for (let place = 0; place < sides.length; place += 1)
      if (sides[place] === present) this.change.set(place, side);
  }

  private exchange(place: number, other: number): void {
    const [a, b] = [this.week.sides[place] ?? -1, this.week.sides[other] ?? -1];
    if (a === b || !this.week.mayHold(place, b) || !this.week.mayHold(other, a)) return;
    this.change.set(place, b);
    this.change.set(other, a);
  }

  /** Gives a table another rice, half of the time with all tables of these days that may have it. */
  private changeRice(table: number): void {
    const { tables } = this.problem;
    const bases = tables[table]?.bases ?? [];
    const { kind } = bases[this.pick(bases.length)] ?? {};
    const part = this.week.riceDays(table);
    const isAlone = this.draw() < 0.5;
    if (kind === undefined) return;
    for (let at = 0; at < tables.length; at += 1) {
      if (at !== table && (isAlone || this.week.riceDays(at) !== part)) continue;
      const base = this.week.baseWith(at, kind);
      if (base >= 0 && base !== this.week.bases[at]) this.change.setBase(at, base);
    }
  }

  private pick(count: number): number {
    return Math.floor(this.draw() * count);
  }

  private draw(): number {
    this.draws += 1;
    return seededUnit(this.problem.seed, this.draws);
  }
}

/** exp(-x), nearly, in plain arithmetic, so that every machine takes the same proposals. */
function chance(x: number): number {
  const root = Math.max(0, 1 - x / 8);
  const square = root * root;
  return square * square * square * square;
}

/** Sides of the week drawn for a place at most. */
const DRAWS = 4;

/** How many choices no side at all counts for, where a place may stay bare. */
const BARE_CHANCE = 4;

const NONE = new Int32Array(0);
