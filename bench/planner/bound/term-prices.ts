import {
  DAY_AMOUNTS,
  type DayTerm,
  STEEP_BEYOND,
  type TableProblem,
  weighedAmount,
} from '@kkini/planner/testing';

/**
 * The terms of a day in points: an amount is divided by what costs one point at the first slope beyond a bound, so that
 * slopes are 1 and 3.
 */
export class TermPrices {
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  /** Points beyond a bound from which the slope is 3; and the factor from an amount to points, 0 for a term that is left out. */
  private readonly steepFrom: Float64Array;
  private readonly factors: Float64Array;

  constructor(private readonly terms: TableProblem['terms']) {
    this.factors = Float64Array.from(terms, factorOf);
    const scaled = (bound: number | undefined, at: number, without: number) =>
      bound === undefined ? without : bound * (this.factors[at] ?? 0);
    this.least = Float64Array.from(terms, ({ range }, at) => scaled(range.min, at, -Infinity));
    this.most = Float64Array.from(terms, ({ range }, at) => scaled(range.max, at, Infinity));
    this.steepFrom = Float64Array.from(terms, ({ weight }) => STEEP_BEYOND * TENFOLD * weight);
  }

  /** Of amounts eaten, or with `added` of those that a meal adds to a day, the points of each term. */
  of(amounts: ArrayLike<number>, added = false): Float64Array {
    return Float64Array.from(this.terms, (term, at) => {
      const start = added ? weighedAmount(term, NOTHING) : 0;
      return (weighedAmount(term, amounts) - start) * (this.factors[at] ?? 0);
    });
  }

  /** The bounds of a term and the width of its first slope, in points. */
  bounds(term: number) {
    const [least = 0, most = 0] = [this.least[term], this.most[term]];
    return { least, most, steepFrom: this.steepFrom[term] ?? 0 };
  }

  /**
   * With a price for the amount of a term, the least of its points less the price of the amount, whatever the amount; and
   * one for which it is least, as near as possible to a given one.
   */
  conjugate(term: number, price: number, near: number): { readonly least: number; readonly at: number } {
    const { least, most, steepFrom } = this.bounds(term);
    if (price === 0) return { least: 0, at: Math.min(most, Math.max(least, near)) };
    const sign = Math.sign(price);
    const bound = sign > 0 ? most : least;
    const steep = Math.max(0, Math.abs(price) - 1) * steepFrom;
    const kink = bound + sign * steepFrom;
    return { least: -price * bound - steep, at: Math.abs(price) > 1 ? kink : bound };
  }
}

/** Without a reference amount the points jump, and a term without them is never above. */
function factorOf({ range, weight }: DayTerm): number {
  const reference = range.max ?? range.min ?? 0;
  return reference > 0 ? (TENFOLD * weight) / reference : 0;
}

const TENFOLD = 10;
const NOTHING = new Float64Array(DAY_AMOUNTS);
