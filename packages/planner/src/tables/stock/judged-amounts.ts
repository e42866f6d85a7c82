import { NUTRIENTS } from '@kkini/domain';
import type { DayTerm } from '../../preferences/day-penalty.ts';
import { edgesOf, MISSED_LIMIT } from '../../preferences/laid-penalty.ts';
import { rangePenalty } from '../../preferences/range-penalty.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/**
 * Reduces amounts to the energy and the nutrients a day is judged by, and computes the penalty of a laid day from them, for
 * very many days.
 */
export class JudgedAmounts {
  private readonly indices: readonly number[];
  private readonly terms: readonly DayTerm[];
  private readonly rows: Uint8Array;
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  private readonly perKcal: Float64Array;
  private readonly kcal: Float64Array;
  private readonly edges: ReturnType<typeof edgesOf>;

  constructor(terms: readonly DayTerm[]) {
    this.indices = [...new Set([ENERGY, ...terms.map(({ index }) => index)])];
    // The terms of greatest weight come first, so that a poor day is detected early.
    this.terms = [...terms].sort((a, b) => b.weight - a.weight);
    this.rows = Uint8Array.from(this.terms, ({ index }) => this.indices.indexOf(index));
    this.least = Float64Array.from(this.terms, ({ range }) => range.min ?? -Infinity);
    this.most = Float64Array.from(this.terms, ({ range }) => range.max ?? Infinity);
    this.perKcal = Float64Array.from(this.terms, ({ share }) => share?.perKcal ?? 0);
    this.kcal = Float64Array.from(this.terms, ({ share }) => share?.kcal ?? 0);
    this.edges = edgesOf(this.terms);
  }

  /** Those amounts of a meal by which a day is judged. */
  of(amounts: ArrayLike<number>): Float64Array {
    return Float64Array.from(this.indices, (index) => amounts[index] ?? 0);
  }

  /** The `laidPenalty` of the sum of two amounts, or any greater value than `limit` once that is exceeded. */
  pointsUpTo(limit: number, one: Float64Array, other: Float64Array): number {
    const { edges } = this;
    let points = 0;
    const eaten = (one[0] ?? 0) + (other[0] ?? 0);
    for (let at = 0; at < this.rows.length && points <= limit; at += 1) {
      const row = this.rows[at] ?? 0;
      const allowed = (this.perKcal[at] ?? 0) * (eaten - (this.kcal[at] ?? 0));
      const amount = (one[row] ?? 0) + (other[row] ?? 0) - allowed;
      if (amount >= (this.least[at] ?? 0) && amount <= (this.most[at] ?? 0)) continue;
      const term = this.terms[at];
      if (term === undefined) continue;
      points += rangePenalty(amount, term.range, term.weight);
      if (amount < (edges.least[at] ?? 0) || amount > (edges.most[at] ?? 0)) points += MISSED_LIMIT;
    }
    return points;
  }
}
