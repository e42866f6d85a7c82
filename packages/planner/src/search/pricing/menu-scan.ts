import { STEEP_FACTOR } from '../../preferences/range-penalty.ts';
import { SlackIntervalFilter } from '../bounds/slack-interval-filter.ts';
import { type DayClass, numbersAt, readAt } from '../master/week-model.ts';
import { type PenaltyTable, withTerms } from './penalty-table.ts';
import type { PricedMenus } from './priced-menus.ts';
import { smallestIndices } from './smallest.ts';

/** The remaining rows of each slot, each with its part of a lower bound at q. The parts plus `base` bound a menu. */
export type MenuLists = {
  readonly rows: readonly Int32Array[];
  readonly lengths: Int32Array;
  readonly parts: readonly Float64Array[];
  readonly base: number;
  readonly q: Float64Array;
};

/** Share of tau by which a margin is widened to allow for rounding. */
const ROUNDING = 1e-9;

/**
 * Scans every menu of the lists, slot by slot, the longest list last. The other lists are sorted by their part of the
 * bound: where a partial menu exceeds tau, so do all later ones. In the last list only the rows that may complete the
 * partial menu are scanned. The penalty of a whole menu is summed until it exceeds tau, beginning with the terms of
 * the largest multipliers, because they most likely decide it.
 */
export class MenuScan {
  private readonly chosen: Int32Array;
  private readonly apart: Int32Array;
  private readonly totals: readonly Float64Array[];

  constructor(
    private readonly ofClass: DayClass,
    private readonly priced: readonly Float64Array[],
  ) {
    const { slots, penalty } = ofClass;
    this.chosen = new Int32Array(slots.length);
    this.apart = new Int32Array(slots.length);
    this.totals = Array.from({ length: slots.length }, () => new Float64Array(penalty.width));
  }

  /** Adds every menu of the lists that costs at most tau to `found`. */
  run(lists: MenuLists, found: PricedMenus): void {
    const { slots } = this.ofClass;
    const terms = smallestIndices(
      lists.q.map((multiplier) => -Math.abs(multiplier)),
      lists.q.length,
    );
    const lengthOf = (slot: number) => lists.lengths[slot] ?? 0;
    const longestFirst = [...slots.keys()].sort((a, b) => lengthOf(b) - lengthOf(a) || b - a);
    const levels: Level[] = [];
    for (const slot of longestFirst) {
      const rows = slots[slot];
      const priced = this.priced[slot];
      if (rows === undefined || priced === undefined) continue;
      const behind = levels[0];
      const leastBehind = behind === undefined ? 0 : behind.least + behind.leastBehind;
      const listed = listOf(lists, slot, behind !== undefined);
      const amounts = amountsInOrder(rows.amounts, listed.list, terms);
      levels.unshift({ slot, apart: rows.apart, amounts, priced, leastBehind, ...listed });
    }
    const last = levels.pop();
    if (last === undefined) return;
    const penalty = withTerms(this.ofClass.penalty, terms);
    const reach = new SlackIntervalFilter(last.list.length, last.amounts, {
      penalty,
      q: numbersAt(lists.q, terms),
    });
    const scan = { levels, last, penalty, reach, looked: new Int32Array(last.list.length), found };
    this.extend(scan, { depth: 0, bound: lists.base, points: penalty.constant });
  }

  private extend(scan: Scan, { depth, bound: before, points }: Beginning): void {
    const level = scan.levels[depth];
    if (level === undefined) {
      this.finish(scan, { depth, bound: before, points });
      return;
    }
    const { slot, list, parts, priced, leastBehind } = level;
    for (let index = 0; index < list.length; index += 1) {
      const bound = before + (parts[index] ?? 0);
      if (bound + leastBehind > scan.found.tau) return;
      const row = list[index] ?? 0;
      const apart = level.apart[row] ?? 0;
      if (this.clashes(depth, apart)) continue;
      this.chosen[slot] = row;
      this.apart[depth] = apart;
      this.addAmounts(level.amounts, index, depth);
      this.extend(scan, { depth: depth + 1, bound, points: points + (priced[row] ?? 0) });
    }
  }

  /** The last slot: sums the penalty of each possible menu until it exceeds tau. */
  private finish({ last, penalty, reach, looked, found }: Scan, { depth, bound, points }: Beginning): void {
    const { slot, list, parts, priced, least, apart, amounts } = last;
    const { width, lower, upper, steepLower, steepUpper, slope } = penalty;
    const totals = this.totals[depth];
    if (totals === undefined) return;
    let { tau } = found;
    const margin = tau - bound - least + ROUNDING * (1 + Math.abs(tau));
    const count = reach.find(totals, margin, looked);
    for (let place = 0; place < count; place += 1) {
      const index = looked[place] ?? 0;
      const row = list[index] ?? 0;
      if (bound + (parts[index] ?? 0) > tau || this.clashes(depth, apart[row] ?? 0)) continue;
      let cost = points + (priced[row] ?? 0);
      for (let k = 0, at = index * width; k < width && cost <= tau; k += 1) {
        const total = (totals[k] ?? 0) + (amounts[at + k] ?? 0);
        const above = total - (upper[k] ?? 0);
        const below = (lower[k] ?? 0) - total;
        if (above > 0) {
          const steep = total - (steepUpper[k] ?? 0);
          cost += (slope[k] ?? 0) * (steep > 0 ? above + (STEEP_FACTOR - 1) * steep : above);
        } else if (below > 0) {
          const steep = (steepLower[k] ?? 0) - total;
          cost += (slope[k] ?? 0) * (steep > 0 ? below + (STEEP_FACTOR - 1) * steep : below);
        }
      }
      if (cost > tau) continue;
      this.chosen[slot] = row;
      found.add(cost, this.chosen);
      tau = found.tau;
    }
  }

  private clashes(depth: number, apart: number): boolean {
    for (let before = 0; before < depth; before += 1) if (this.apart[before] === apart) return true;
    return false;
  }

  private addAmounts(amounts: Float64Array, index: number, depth: number): void {
    const before = this.totals[depth];
    const after = this.totals[depth + 1];
    if (before === undefined || after === undefined) return;
    for (let k = 0, at = index * after.length; k < after.length; k += 1, at += 1) {
      after[k] = (before[k] ?? 0) + (amounts[at] ?? 0);
    }
  }
}

/** The rows and parts of a slot, by ascending part if `isOrdered`, and the least part. */
function listOf(lists: MenuLists, slot: number, isOrdered: boolean) {
  const length = lists.lengths[slot] ?? 0;
  const list = (lists.rows[slot] ?? new Int32Array(0)).subarray(0, length);
  const parts = (lists.parts[slot] ?? new Float64Array(0)).subarray(0, length);
  if (!isOrdered) return { list, parts, least: parts.reduce((a, b) => Math.min(a, b), Infinity) };
  const order = smallestIndices(parts, length);
  return {
    list: readAt(list, order),
    parts: numbersAt(parts, order),
    least: parts[order[0] ?? 0] ?? Infinity,
  };
}

/** The amounts of the listed rows one after another, each with its terms in the given order. */
function amountsInOrder(amounts: Float64Array, list: Int32Array, terms: Int32Array): Float64Array {
  const width = terms.length;
  const ordered = new Float64Array(list.length * width);
  for (let index = 0, to = 0; index < list.length; index += 1) {
    const from = (list[index] ?? 0) * width;
    for (let k = 0; k < width; k += 1, to += 1) ordered[to] = amounts[from + (terms[k] ?? 0)] ?? 0;
  }
  return ordered;
}

type Level = {
  readonly slot: number;
  /** By row. */
  readonly apart: Int32Array;
  readonly list: Int32Array;
  /** By position in the list, a number per term in the order of the scan. */
  readonly amounts: Float64Array;
  readonly parts: Float64Array;
  readonly priced: Float64Array;
  readonly least: number;
  /** Sum of the least parts of the later slots. */
  readonly leastBehind: number;
};

type Scan = {
  readonly levels: readonly Level[];
  readonly last: Level;
  /** With its terms in the order of the scan. */
  readonly penalty: PenaltyTable;
  readonly reach: SlackIntervalFilter;
  /** Buffer for positions of the last list. */
  readonly looked: Int32Array;
  readonly found: PricedMenus;
};

type Beginning = { readonly depth: number; readonly bound: number; readonly points: number };
