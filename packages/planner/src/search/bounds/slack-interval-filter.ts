import { STEEP_FACTOR } from '../../preferences/range-penalty.ts';
import type { PenaltyTable } from '../pricing/penalty-table.ts';

/** Number of buckets per term. Rows of one bucket are accepted together. */
const BUCKETS = 64;
const BITS = 32;

/** The terms of a day, the multipliers of the linear bound, and the order in which the terms are checked. */
export type ReachTerms = {
  readonly penalty: PenaltyTable;
  readonly q: Float64Array;
  readonly terms: Int32Array;
};

/**
 * Which rows of a list can still complete a partial menu. With the multipliers q of a node, cost of a menu = its linear bound
 * + sum over terms of slack_k(y_k), where slack_k(y) = f_k(y) - q_k y - conjugate_k(q_k) is convex and at least 0. So in a
 * menu whose bound leaves a margin below tau, every slack is at most that margin and each amount lies in an interval. Per
 * term, the rows below each of 64 marks are stored as a bit set; the rows of an interval are the difference of two of them,
 * and only the intersection over the terms is scanned.
 */
export class SlackIntervalFilter {
  private readonly terms: Int32Array;
  private readonly width: number;
  private readonly words: number;
  private readonly inReach: Int32Array;
  /** By term and mark, `words` numbers each. */
  private readonly below: Int32Array;
  private readonly least: Float64Array;
  private readonly scale: Float64Array;
  private readonly rises: Float64Array;
  private readonly falls: Float64Array;

  constructor(list: Int32Array, amounts: Float64Array, { penalty, q, terms }: ReachTerms) {
    this.terms = terms;
    this.width = penalty.width;
    this.words = Math.ceil(list.length / BITS);
    this.inReach = new Int32Array(this.words);
    this.below = new Int32Array(this.width * (BUCKETS + 1) * this.words);
    this.least = new Float64Array(this.width);
    this.scale = new Float64Array(this.width);
    this.rises = new Float64Array(this.width * WALK);
    this.falls = new Float64Array(this.width * WALK);
    for (let k = 0; k < this.width; k += 1) {
      this.sort(k, list, amounts);
      const knots = [penalty.steepLower, penalty.lower, penalty.upper, penalty.steepUpper];
      const up = { knots: knots.map((column) => column[k] ?? 0), slope: penalty.slope[k] ?? 0, q: q[k] ?? 0 };
      writeWalk(this.rises, k, up);
      // The mirrored function, for the lower end of the interval.
      writeWalk(this.falls, k, { ...up, knots: up.knots.map((knot) => -knot).reverse(), q: -up.q });
    }
  }

  /**
   * Writes the positions of the rows that keep every slack within the margin when added to these totals, in rising order, and
   * returns their number. It may include a few rows more.
   */
  find(totals: Float64Array, margin: number, places: Int32Array): number {
    const { words, inReach, below } = this;
    inReach.fill(-1);
    for (let term = 0; term < this.width; term += 1) {
      const k = this.terms[term] ?? 0;
      const start = (totals[k] ?? 0) + (this.least[k] ?? 0);
      const scale = this.scale[k] ?? 0;
      const high = Math.floor((reachOf(this.rises, k, margin) - start) * scale);
      const low = Math.floor((-reachOf(this.falls, k, margin) - start) * scale);
      if (high < 0 || low >= BUCKETS) return 0;
      const from = (k * (BUCKETS + 1) + Math.max(low, 0)) * words;
      const to = (k * (BUCKETS + 1) + Math.min(high + 1, BUCKETS)) * words;
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
  private sort(k: number, list: Int32Array, amounts: Float64Array): void {
    const { width, words, below } = this;
    let [least, most] = [Infinity, -Infinity];
    for (let index = 0; index < list.length; index += 1) {
      const amount = amounts[(list[index] ?? 0) * width + k] ?? 0;
      if (amount < least) least = amount;
      if (amount > most) most = amount;
    }
    const scale = most > least ? (BUCKETS - 1) / (most - least) : 1;
    this.least[k] = least;
    this.scale[k] = scale;
    const start = k * (BUCKETS + 1) * words;
    for (let index = 0; index < list.length; index += 1) {
      const bucket = Math.floor(((amounts[(list[index] ?? 0) * width + k] ?? 0) - least) * scale);
      const at = start + (bucket + 1) * words + (index >> 5);
      below[at] = (below[at] ?? 0) | (1 << (index & 31));
    }
    for (let at = start + words; at < start + (BUCKETS + 1) * words; at += 1) {
      below[at] = (below[at] ?? 0) | (below[at - words] ?? 0);
    }
  }
}

/** Numbers per walk: its start, up to three stretches of a length and a rate, and the rate after them. */
const WALK = 8;

/** Slopes of a term between its knots, in multiples of its slope. */
const SLOPES = [-STEEP_FACTOR, -1, 0, 1, STEEP_FACTOR] as const;

type Term = { readonly knots: readonly number[]; readonly slope: number; readonly q: number };

/** Writes the walk upwards from the last minimiser of the slack, whose slope rises at each knot. */
function writeWalk(walks: Float64Array, k: number, { knots, slope, q }: Term): void {
  const rates = SLOPES.map((each) => each * slope - q);
  const first = rates.findIndex((rate) => rate > 0);
  const at = k * WALK;
  walks[at] = first < 0 ? Infinity : (knots[first - 1] ?? -Infinity);
  for (let stretch = 1; stretch <= 3; stretch += 1) {
    const isWalked = first > 0 && stretch >= first;
    const [from, to] = [knots[stretch - 1] ?? 0, knots[stretch] ?? 0];
    // Both are infinite where a side is absent.
    walks[at + 2 * stretch - 1] = isWalked && from < to ? to - from : 0;
    walks[at + 2 * stretch] = isWalked ? (rates[stretch] ?? 1) : 1;
  }
  walks[at + WALK - 1] = first < 0 ? 1 : (rates[4] ?? 1);
}

/** The greatest amount at which the slack of term k is within the margin. */
function reachOf(walks: Float64Array, k: number, margin: number): number {
  let at = k * WALK;
  let amount = walks[at] ?? 0;
  let left = margin;
  for (const end = at + WALK - 1; at + 1 < end; at += 2) {
    const length = walks[at + 1] ?? 0;
    const rate = walks[at + 2] ?? 0;
    if (rate * length >= left) return amount + left / rate;
    left -= rate * length;
    amount += length;
  }
  return amount + left / (walks[at + 1] ?? 1);
}
