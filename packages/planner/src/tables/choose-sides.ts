import { seededUnit } from '../seed.ts';
import { TableChange } from './table-change.ts';
import type { TableProblem } from './table-problem.ts';
import { type LaidWeek, WeekOfTables } from './week-of-tables.ts';

/**
 * A cooling schedule: proposals for each place, the fewest in all, the first temperature in points, and its fall as an exponent of e.
 */
export type Cooling = {
  readonly perPlace: number;
  readonly least?: number;
  readonly from: number;
  readonly falls: number;
};
const COOLING: Cooling = { perPlace: 300, least: 6000, from: 6, falls: 5 };
/** For tables that are good already. */
const AGAIN: Cooling = { perPlace: 120, from: 1, falls: 3 };
const MENDING: Cooling = { perPlace: 240, from: 4, falls: 4.4 };
/** Points by which a day may lie further outside its limits than it does with the usual companions. */
export const NO_WORSE = 0.5;
/**
 * Cumulative shares of the kinds of proposals: any side, a side of another place, a side at all of its places, an
 * exchange of two places. The rest changes rice.
 */
const KINDS = { any: 0.3, other: 0.6, everywhere: 0.75, exchange: 0.9 } as const;
/** The share of its cooking by which a side is ranked beside the points of a meal: a cooking serves two or three. */
const COOKING_SHARE = 0.4;
/** Sides of the first ranks that a place is filled with at first. */
const FIRST_RANKS = 8;

/** Sides and bases to start from, where the search does not start with empty tables. */
type Begun = Pick<LaidWeek, 'sides' | 'bases'>;

/**
 * Chooses the sides and the rice of all tables together, because a side is cooked once for several meals within the
 * days it keeps. Simulated annealing with a fixed number of proposals; equal input gives equal tables. `cooling` is that of
 * a search from empty tables.
 */
export function chooseSides(problem: TableProblem, begun?: Begun, cooling: Cooling = COOLING): LaidWeek {
  const search = new SideSearch(problem);
  if (begun === undefined) search.fillFirst();
  else search.beginWith(begun);
  search.cool(begun === undefined ? cooling : AGAIN);
  search.repairDays();
  return search.best;
}

class SideSearch {
  best: LaidWeek;
  private readonly week: WeekOfTables;
  /** The places for which proposals are drawn. */
  private open: Int32Array;
  /** The current proposal. */
  private readonly change: TableChange;
  private draws = 0;
  /** By place, its choices, those of the fewest points first. */
  private readonly ranked: readonly (readonly number[])[];

  constructor(private readonly problem: TableProblem) {
    this.week = new WeekOfTables(problem);
    this.change = new TableChange(this.week);
    this.open = Int32Array.from(problem.places.keys());
    this.ranked = rankedChoices(problem);
    this.best = this.week.present();
  }

  /** Fills each place with the side that costs least with those before it. */
  fillFirst(): void {
    this.fillPlaces(() => true);
    this.best = this.week.present();
  }

  private fillPlaces(isOpen: (place: number) => boolean): void {
    this.problem.places.forEach((_, place) => {
      if (!isOpen(place)) return;
      const choices = (this.ranked[place] ?? NONE).slice(0, FIRST_RANKS);
      let [best, least] = [-1, Infinity];
      for (const side of choices) {
        this.week.set(place, side);
        if (this.week.leastPoints < least && this.week.points < least)
          [best, least] = [side, this.week.points];
      }
      this.week.set(place, best);
    });
  }

  /** Starts from sides and rice that are laid already, where the places may have them, and fills the other places. */
  beginWith({ sides, bases }: Begun): void {
    for (const [table, base] of bases.entries())
      if (this.week.bases[table] !== base) this.week.setBase(table, base);
    for (const [place, side] of sides.entries())
      if (side >= 0 && this.week.mayHold(place, side)) this.week.set(place, side);
    this.fillPlaces((place) => this.week.sides[place] === -1);
    this.best = this.week.present();
  }

  /**
   * Anneals once more from the best week, for the days that lie further outside their limits than with the usual
   * companions.
   */
  repairDays(): void {
    const { usualPoints, places, tables } = this.problem;
    const worse = (day: number) => (this.best.dayPoints[day] ?? 0) > (usualPoints[day] ?? 0) + NO_WORSE;
    const open = [...places.keys()].filter((place) => worse(tables[places[place]?.table ?? -1]?.day ?? -1));
    if (open.length === 0) return;
    this.week.restore(this.best);
    this.open = Int32Array.from(open);
    this.cool(MENDING);
  }

  cool({ perPlace, least = 0, from, falls }: Cooling): void {
    if (this.open.length === 0) return;
    const proposals = Math.max(perPlace * this.open.length, least);
    const factor = 1 - falls / proposals;
    let heat = from;
    for (let step = 0; step < proposals; step += 1) {
      heat *= factor;
      const before = this.week.points;
      this.change.clear();
      this.propose();
      if (this.change.isNone) continue;
      if (!this.isAccepted(before, heat)) this.change.undo();
      else if (this.week.points < this.best.points) this.best = this.week.present();
    }
  }

  /** Whether to accept a proposal. A lower bound on its points refuses many before any portion is computed. */
  private isAccepted(before: number, heat: number): boolean {
    const least = this.week.leastPoints - before;
    if (least > 0) {
      const luck = this.draw();
      return luck < chance(least / heat) && luck < chance((this.week.points - before) / heat);
    }
    const more = this.week.points - before;
    return more <= 0 || this.draw() < chance(more / heat);
  }

  /** Makes a random change, or none where nothing can change. */
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

  /** Draws a side for a place, those of the first ranks more often: half of the draws are from the first quarter. */
  private anyFor(place: number): number {
    const choices = this.ranked[place] ?? NONE;
    const isSpare = this.problem.places[place]?.mayBeBare === true;
    if (isSpare && this.pick(choices.length + BARE_CHANCE) >= choices.length) return -1;
    const luck = this.draw();
    return choices[Math.floor(luck * luck * choices.length)] ?? -1;
  }

  /** Replaces the side of a place by one that another place has, trying a few drawn at random. */
  private replaceFromWeek(place: number): void {
    const { sides } = this.week;
    for (let drawn = 0; drawn < DRAWS; drawn += 1)
      if (this.replace(place, sides[this.pick(sides.length)] ?? -1)) return;
  }

  /** Sets another side at a place if the place may hold it; false otherwise. */
  private replace(place: number, side: number): boolean {
    const isOther = this.week.sides[place] !== side && this.week.mayHold(place, side);
    if (isOther) this.change.set(place, side);
    return isOther;
  }

  /** Replaces a side at all of its places, if each of them may hold the other. */
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

  /** Gives a table another rice; half of the time, all tables of the same days that may have it. */
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

/** Approximates exp(-x) by plain arithmetic, so that every machine accepts the same proposals. */
function chance(x: number): number {
  const root = Math.max(0, 1 - x / 8);
  const square = root * root;
  return square * square * square * square;
}

/** The choices of each place, those first whose meals and part of a cooking have the fewest points. */
function rankedChoices({ places, sides }: TableProblem): readonly (readonly number[])[] {
  const points = sides.map(({ eating, cooking }) => eating + COOKING_SHARE * cooking);
  return places.map(({ choices }) =>
    [...choices].sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0) || a - b),
  );
}

/** Most sides drawn from the week for one place. */
const DRAWS = 4;

/** Number of choices that "no side" counts as, where a place may stay bare. */
const BARE_CHANCE = 4;

const NONE: readonly number[] = [];
