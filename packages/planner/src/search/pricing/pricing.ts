import { type OpenNode, OpenNodes } from '../bounds/open-nodes.ts';
import { SplittingNode, widestSplit } from '../bounds/splitting-node.ts';
import { type DayClass, readAt, type SlotRows } from '../master/week-model.ts';
import { MenuScan } from './menu-scan.ts';
import { type Ascent, ascentDirection, climb, conjugate } from './penalty-table.ts';
import type { PricedMenus } from './priced-menus.ts';
import { smallestIndices } from './smallest.ts';

/** A node with at most this many menus is scanned without raising its bound further. */
const SCANNED = 200_000;
const FEW = 64;
const STEPS = { root: 10, below: 5 } as const;
const SHRINK = 0.7;

/** Limits of a pricing round. The count of nodes accumulates over rounds. */
export type PricingTask = { readonly found: PricedMenus; readonly nodeLimit: number };

/**
 * Exact pricing: every menu of one class whose priced cost is at most tau, by Lagrangian set splitting. A node holds one
 * list of rows per slot. With h the rows' priced costs, for any q
 *
 *     min over the node's menus >= sum over slots of min over the list of (h + q . amounts) + conjugate(q),
 *
 * because F(y) >= q.y + conjugate(q). A few Polyak steps on q towards tau raise this bound; each evaluation also drops
 * every row whose own bound exceeds tau. Then a short node is scanned; a long one is cut in two at the mean of the
 * nutrient that spreads its rows most. Best-first order: where the work ends early, every menu cheaper than the least
 * bound still open has been found, so that even an unfinished round yields a valid bound.
 */
export class MenuPricing {
  nodes = 0;
  /** Rows of each slot that may be served. */
  rows: readonly Int32Array[];
  private readonly rootQ: Float64Array;
  private readonly ascent: Omit<Ascent, 'q'>;
  private readonly node: SplittingNode;
  private readonly slots: readonly SlotRows[];

  constructor(
    private readonly ofClass: DayClass,
    q: Float64Array,
    private readonly scanned: number = SCANNED,
  ) {
    this.slots = ofClass.slots;
    this.rows = this.slots.map(({ size }) => new Int32Array(size).map((_, row) => row));
    this.rootQ = q.slice();
    this.node = new SplittingNode(this.slots, q.length);
    const zeros = () => new Float64Array(q.length);
    this.ascent = { totals: zeros(), minimiser: zeros(), direction: zeros() };
  }

  /**
   * Adds menus up to the tau of `found` at these priced rows. Returns the priced cost up to which the list is complete: that
   * tau, or less where the node limit was reached.
   */
  run(priced: readonly Float64Array[], task: PricingTask): number {
    return this.search(this.root(this.rows), priced, task);
  }

  /** The same among the `count` rows of each slot that have the smallest h + q . amounts. */
  runAmong(count: number, priced: readonly Float64Array[], task: PricingTask): void {
    this.search(this.root(this.promisingRows(count, priced)), priced, task);
  }

  /** Scans all menus of the `count` most promising rows of each slot. */
  scanAmong(count: number, priced: readonly Float64Array[], found: PricedMenus): void {
    const { node } = this;
    node.hold(this.root(this.promisingRows(count, priced)));
    node.base = conjugate(this.ofClass.penalty, node.q, this.ascent.minimiser);
    node.evaluate(this.slots, priced);
    this.nodes += 1;
    new MenuScan(this.ofClass, priced).run(node, found);
  }

  private root(rows: readonly Int32Array[]): OpenNode {
    return { bound: -Infinity, rows, q: this.rootQ };
  }

  private promisingRows(count: number, priced: readonly Float64Array[]): readonly Int32Array[] {
    const { node } = this;
    node.hold(this.root(this.rows));
    node.evaluate(this.slots, priced);
    return this.rows.map((rows, slot) => readAt(rows, smallestIndices(node.partsOf(slot), count)));
  }

  private search(root: OpenNode, priced: readonly Float64Array[], { found, nodeLimit }: PricingTask): number {
    const scan = new MenuScan(this.ofClass, priced);
    const open = new OpenNodes();
    open.push(root);
    for (let isRoot = true; open.least <= found.tau; isRoot = false) {
      if (this.nodes >= nodeLimit) return Math.min(open.least, found.tau);
      const next = open.pop();
      if (next === undefined) break;
      this.nodes += 1;
      this.explore(next, { priced, scan, found, open, isRoot });
    }
    return found.tau;
  }

  private explore(next: OpenNode, round: Round): void {
    const { node } = this;
    node.hold(next);
    const bound = this.raiseBound(round, round.isRoot ? STEPS.root : STEPS.below);
    if (bound > round.found.tau) return;
    if (round.isRoot) this.rootQ.set(node.q);
    const split = node.menus() > this.scanned ? widestSplit(this.ofClass.penalty, this.slots, node) : null;
    if (split === null) {
      round.scan.run(node, round.found);
      return;
    }
    // Among equals, the node pushed last is explored first.
    for (const half of node.halves(split, Math.max(bound, next.bound))) round.open.push(half);
  }

  /** Raises the bound of the current node and drops rows. The bound exceeds tau where no menu of the node costs at most tau. */
  private raiseBound({ priced, found }: Round, steps: number): number {
    const { penalty } = this.ofClass;
    const { node } = this;
    const { totals, minimiser, direction } = this.ascent;
    const ascent: Ascent = { totals, minimiser, direction, q: node.q };
    let best = -Infinity;
    let length = 1;
    for (let step = 1; ; step += 1) {
      node.base = conjugate(penalty, node.q, ascent.minimiser);
      const bound = node.base + node.evaluate(this.slots, priced);
      if (bound > found.tau) return bound;
      node.dropAbove(found.tau - bound);
      if (bound > best) {
        best = bound;
        node.keepQ();
      } else {
        length *= SHRINK;
      }
      if (node.menus() <= FEW || step === steps) break;
      node.sumOfLeast(this.slots, ascent.totals);
      const squared = ascentDirection(penalty, ascent);
      if (squared < 1e-12) break;
      // Polyak's step to slightly above tau, where the node is finished.
      climb(penalty, ascent, (length * (found.tau - bound + 0.02 * Math.abs(found.tau) + 1e-6)) / squared);
    }
    if (node.restoreQ()) {
      node.base = conjugate(penalty, node.q, ascent.minimiser);
      node.evaluate(this.slots, priced);
    }
    return best;
  }
}

type Round = {
  readonly priced: readonly Float64Array[];
  readonly scan: MenuScan;
  readonly found: PricedMenus;
  readonly open: OpenNodes;
  readonly isRoot: boolean;
};
