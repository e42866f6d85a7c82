import { STEEP_FACTOR } from '../../preferences/range-penalty.ts';
import type { PenaltyTable } from '../pricing/penalty-table.ts';

/** Number of buckets per term. Rows of one bucket are accepted together. */
const BUCKETS = 64;
const BITS = 32;

/** The terms of a day, in the order in which they are checked, and the multipliers of the linear bound. */
export type ReachTerms = { readonly penalty: PenaltyTable; readonly q: Float64Array };

/**
 * Finds the rows of a list that can still complete a partial menu. With the multipliers q of a node, the cost of a
 * menu = its linear bound + sum over terms of slack_k(y_k), where slack_k(y) = f_k(y) - q_k y - conjugate_k(q_k) is
 * convex and at least 0. So in a menu whose bound leaves a margin below tau, every slack is at most that margin and
 * each amount lies in an interval. Per term, the rows below each of 64 marks are stored as a bit set. The rows of an
 * interval are the difference of two bit sets, and only the intersection over the terms is scanned.
 */
export class SlackIntervalFilter {
  private readonly width: number;
  private readonly words: number;
  private readonly inReach: Int32Array;
  /** By term and mark, `words` numbers each. */
  private readonly below: Int32Array;
  /** By term, at the offsets of RECORD: the least amount, the buckets per unit, and the upward and downward walks. */
  private readonly records: Float64Array;

  /** `amounts` holds for each of the `size` rows of the list a number per term. */
  constructor(
    private readonly size: number,
    amounts: Float64Array,
    { penalty, q }: ReachTerms,
  ) {
    this.width = penalty.width;
    this.words = Math.ceil(size / BITS);
    this.inReach = new Int32Array(this.words);
    this.below = new Int32Array(this.width * (BUCKETS + 1) * this.words);
    this.records = new Float64Array(this.width * RECORD.length);
    for (let k = 0; k < this.width; k += 1) {
      this.sort(k, amounts);
      const knots = [penalty.steepLower, penalty.lower, penalty.upper, penalty.steepUpper];
      const up = { knots: knots.map((column) => column[k] ?? 0), slope: penalty.slope[k] ?? 0, q: q[k] ?? 0 };
      writeWalk(this.records, k * RECORD.length + RECORD.rise, up);
      // The mirrored function gives the lower end of the interval.
      const down = { ...up, knots: up.knots.map((knot) => -knot).reverse(), q: -up.q };
      writeWalk(this.records, k * RECORD.length + RECORD.fall, down);
    }
  }

  /**
   * Writes the positions of the rows that keep every slack within the margin when added to these totals, ascending,
   * and returns their number. A few rows outside the margin may be included.
   */
  find(totals: Float64Array, margin: number, places: Int32Array): number {
    const { words, inReach, below, records } = this;
    inReach.fill(-1);
    for (let k = 0, at = 0; k < this.width; k += 1, at += RECORD.length) {
      const start = (totals[k] ?? 0) + (records[at + RECORD.least] ?? 0);
      const scale = records[at + RECORD.scale] ?? 0;
      const high = (reachOf(records, at + RECORD.rise, margin) - start) * scale;
      if (high < 0) return 0;
      const low = (-reachOf(records, at + RECORD.fall, margin) - start) * scale;
      if (low >= BUCKETS) return 0;
      const from = (k * (BUCKETS + 1) + (Math.max(low, 0) | 0)) * words;
      const to = (k * (BUCKETS + 1) + (Math.min(high, BUCKETS - 1) | 0) + 1) * words;
      let any = 0;
      for (let word = 0; word < words; word += 1) {
        const left = (inReach[word] ?? 0) & (below[to + word] ?? 0) & ~(below[from + word] ?? 0);
        inReach[word] = left;
        any |= left;
      }
      if (any === 0) return 0;
    }
    return this.writePlaces(places);
  }

  private writePlaces(places: Int32Array): number {
    let count = 0;
    for (let word = 0; word < this.words; word += 1) {
      for (let bits = this.inReach[word] ?? 0; bits !== 0; bits &= bits - 1) {
        places[count] = BITS * word + (BITS - 1) - Math.clz32(bits & -bits);
        count += 1;
      }
    }
    return count;
  }

  /** Sorts the rows into the buckets of a term and accumulates the bit sets from the left. */
  private sort(k: number, amounts: Float64Array): void {
    const { size, width, words, below, records } = this;
    let [least, most] = [Infinity, -Infinity];
    for (let index = 0, at = k; index < size; index += 1, at += width) {
      const amount = amounts[at] ?? 0;
      if (amount < least) least = amount;
      if (amount > most) most = amount;
    }
    const scale = most > least ? (BUCKETS - 1) / (most - least) : 1;
    records[k * RECORD.length + RECORD.least] = least;
    records[k * RECORD.length + RECORD.scale] = scale;
    const start = k * (BUCKETS + 1) * words;
    for (let index = 0; index < size; index += 1) {
      const bucket = Math.floor(((amounts[index * width + k] ?? 0) - least) * scale);
      const at = start + (bucket + 1) * words + (index >> 5);
      below[at] = (below[at] ?? 0) | (1 << (index & 31));
    }
    for (let at = start + words; at < start + (BUCKETS + 1) * words; at += 1) {
      below[at] = (below[at] ?? 0) | (below[at - words] ?? 0);
    }
  }
}

/**
 * Offsets of a term's numbers. A walk is its start, followed by the length and rate of at most four segments, the
 * last of which has no end.
 */
const RECORD = { least: 0, scale: 1, rise: 2, fall: 11, length: 20 } as const;

/** Slopes of a term between its knots, in multiples of its slope. */
const SLOPES = [-STEEP_FACTOR, -1, 0, 1, STEEP_FACTOR] as const;

type Term = { readonly knots: readonly number[]; readonly slope: number; readonly q: number };

/** Writes the walk upwards from the last minimiser of the slack, whose slope rises at each knot. */
function writeWalk(walks: Float64Array, start: number, { knots, slope, q }: Term): void {
  const rates = SLOPES.map((each) => each * slope - q);
  const first = rates.findIndex((rate) => rate > 0);
  walks[start] = first < 0 ? Infinity : (knots[first - 1] ?? -Infinity);
  let at = start + 1;
  for (let stretch = Math.max(first, 1); first > 0 && stretch < knots.length; stretch += 1) {
    const [from, to] = [knots[stretch - 1] ?? 0, knots[stretch] ?? 0];
    // Both are infinite where the range has no bound on that side.
    if (!(from < to)) continue;
    walks[at] = to - from;
    walks[at + 1] = rates[stretch] ?? 1;
    at += 2;
  }
  walks[at] = Infinity;
  walks[at + 1] = first < 0 ? 1 : (rates[4] ?? 1);
}

/** The greatest amount at which a term's slack is within the margin; its walk begins at `start`. */
function reachOf(walks: Float64Array, start: number, margin: number): number {
  let amount = walks[start] ?? 0;
  let left = margin;
  for (let at = start + 1; ; at += 2) {
    const length = walks[at] ?? Infinity;
    const rate = walks[at + 1] ?? 1;
    if (rate * length >= left) return amount + left / rate;
    left -= rate * length;
    amount += length;
  }
}
