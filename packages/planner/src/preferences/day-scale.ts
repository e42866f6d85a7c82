import { NUTRIENTS } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { DayTerm } from './day-penalty.ts';
import { edgesOf, MISSED_LIMIT } from './laid-penalty.ts';
import { rangePenalty, STEEP_BEYOND, STEEP_FACTOR } from './range-penalty.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** The terms of laid days as typed columns, for scoring very many of them; equals `laidPenalty`. */
export class DayScale {
  /** The amounts that points depend on, as indices in `DAY_AMOUNTS`. */
  readonly judged: Int32Array;
  private readonly index: Int32Array;
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  /**
   * Growth of the bound with each kcal, and the energy for which the bound is given; 0 where it is not a share of the
   * energy.
   */
  private readonly perKcal: Float64Array;
  private readonly kcal: Float64Array;
  /** The reference amount of the penalty, and ten times its weight. */
  private readonly reference: Float64Array;
  private readonly tenfold: Float64Array;
  /** The bounds of the verdict. */
  private readonly edges: ReturnType<typeof edgesOf>;

  constructor(private readonly terms: readonly DayTerm[]) {
    this.index = Int32Array.from(terms, ({ index }) => index);
    this.least = Float64Array.from(terms, ({ range }) => range.min ?? -Infinity);
    this.most = Float64Array.from(terms, ({ range }) => range.max ?? Infinity);
    this.perKcal = Float64Array.from(terms, ({ share }) => share?.perKcal ?? 0);
    this.kcal = Float64Array.from(terms, ({ share }) => share?.kcal ?? 0);
    this.reference = Float64Array.from(terms, ({ range }) => range.max ?? range.min ?? 0);
    this.tenfold = Float64Array.from(terms, ({ weight }) => weight * 10);
    this.edges = edgesOf(terms);
    this.judged = Int32Array.from(new Set([ENERGY, ...this.index]));
  }

  /** Points for the day's totals, in the order of `DAY_AMOUNTS`. */
  pointsOf(totals: Float64Array): number {
    const { index, least, most, perKcal, kcal, edges } = this;
    const energy = totals[ENERGY] ?? 0;
    let points = 0;
    let missed = 0;
    for (let at = 0; at < index.length; at += 1) {
      const grown = (perKcal[at] ?? 0) * (energy - (kcal[at] ?? 0));
      const amount = (totals[index[at] ?? 0] ?? 0) - grown;
      if (amount >= (least[at] ?? 0) && amount <= (most[at] ?? 0)) continue;
      points += this.penaltyOf(at, amount);
      if (amount < (edges.least[at] ?? 0) || amount > (edges.most[at] ?? 0)) missed += 1;
    }
    return points + MISSED_LIMIT * missed;
  }

  /** Equals `rangePenalty`, without its megamorphic property reads. */
  private penaltyOf(at: number, amount: number): number {
    const reference = this.reference[at] ?? 0;
    if (reference <= 0) return this.beyondNothing(at, amount);
    const lack = (this.least[at] ?? 0) - amount;
    const outside = Math.max(lack, amount - (this.most[at] ?? 0), 0) / reference;
    const steep = Math.max(outside - STEEP_BEYOND, 0);
    return (this.tenfold[at] ?? 0) * (outside + (STEEP_FACTOR - 1) * steep);
  }

  private beyondNothing(at: number, amount: number): number {
    const term = this.terms[at];
    return term === undefined ? 0 : rangePenalty(amount, term.range, term.weight);
  }
}

/** The scale of a list of terms, memoized. */
export const dayScale = memoizeByObject((terms: readonly DayTerm[]) => new DayScale(terms));
