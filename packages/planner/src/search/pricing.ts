import { MenuScan } from './menu-scan.ts';
import { type Ascent, ascentDirection, climb, conjugate } from './penalty-table.ts';
import type { PricedMenus } from './priced-menus.ts';
import { smallestIndices } from './smallest.ts';
import { SplittingNode, widestSplit } from './splitting-node.ts';
import type { SlotRows, WeekModel } from './week-model.ts';

/** Menus a node may hold to be looked at one by one, and to stop raising its bound. */
const SCANNED = 5_000;
const FEW = 64;
const STEPS = { root: 20, below: 5 } as const;
const SHRINK = 0.7;

/** How far a pricing round may go; the count of nodes goes on from round to round. */
export type PricingTask = { readonly found: PricedMenus; readonly nodeLimit: number };

/**
 * Exact pricing: every day menu whose priced cost is at most tau, by Lagrangian set splitting. A node holds one list of
 * rows per slot. With h the rows' priced costs, for any q
 *
 *     min over the node's menus >= sum over slots of min over the list of (h + q . amounts) + conjugate(q),
 *
 * because F(y) >= q.y + conjugate(q). A few Polyak steps on q towards tau raise this bound; each evaluation also drops
 * every row whose own bound exceeds tau. Then a short node is scanned; a long one is cut in two at the mean of the
 * nutrient that spreads its rows most, and the half with the more promising row comes first.
 */
export class MenuPricing {
  nodes = 0;
  private readonly rootQ: Float64Array;
  private readonly minimiser: Float64Array;
  private readonly totals: Float64Array;
  private readonly direction: Float64Array;
  private readonly levels: SplittingNode[] = [];

  constructor(
    private readonly model: WeekModel,
    private readonly slots: readonly SlotRows[],
    q: Float64Array,
  ) {
    this.rootQ = q.slice();
    this.minimiser = new Float64Array(q.length);
    this.totals = new Float64Array(q.length);
    this.direction = new Float64Array(q.length);
  }

  /** Finds all menus up to the tau of `found` at these priced rows; false where the node limit came first. */
  run(priced: readonly Float64Array[], { found, nodeLimit }: PricingTask): boolean {
    const scan = new MenuScan(this.model, this.slots, priced);
    return this.explore(0, this.root(), { priced, scan, found, nodeLimit });
  }

  /** Looks only at the rows of each slot that have the smallest h + q . amounts, at most `count` of them. */
  runShort(priced: readonly Float64Array[], { found, count }: { found: PricedMenus; count: number }): void {
    const node = this.root();
    node.evaluate(this.slots, priced);
    node.rows.forEach((rows, slot) => {
      const kept = smallestIndices(node.partsOf(slot), count);
      rows.set(kept.map((index) => rows[index] ?? 0));
      node.lengths[slot] = kept.length;
    });
    node.base = conjugate(this.model.penalty, node.q, this.minimiser);
    node.evaluate(this.slots, priced);
    this.nodes += 1;
    new MenuScan(this.model, this.slots, priced).run(node, found);
  }

  private root(): SplittingNode {
    const node = this.level(0);
    node.q.set(this.rootQ);
    node.holdAll(this.slots);
    return node;
  }

  private level(depth: number): SplittingNode {
    const known = this.levels[depth];
    if (known !== undefined) return known;
    const node = new SplittingNode(this.slots, this.rootQ.length);
    this.levels[depth] = node;
    return node;
  }

  private explore(depth: number, node: SplittingNode, round: Round): boolean {
    if (this.nodes >= round.nodeLimit) return false;
    this.nodes += 1;
    if (!this.raiseBound(node, round, depth === 0 ? STEPS.root : STEPS.below)) return true;
    if (depth === 0) this.rootQ.set(node.q);
    const split = node.menus() > SCANNED ? widestSplit(this.model.penalty, this.slots, node) : null;
    if (split === null) {
      round.scan.run(node, round.found);
      return true;
    }
    const half = this.level(depth + 1);
    let complete = true;
    for (const low of [split.lowFirst, !split.lowFirst]) {
      half.takeHalf(node, split, low);
      if ((half.lengths[split.slot] ?? 0) === 0) continue;
      complete = this.explore(depth + 1, half, round) && complete;
    }
    return complete;
  }

  /** Raises the node's bound and drops rows; false where no menu of the node costs at most tau. Leaves the best q. */
  private raiseBound(node: SplittingNode, { priced, found }: Round, steps: number): boolean {
    const { penalty } = this.model;
    const ascent: Ascent = {
      q: node.q,
      totals: this.totals,
      minimiser: this.minimiser,
      direction: this.direction,
    };
    let best = -Infinity;
    let length = 1;
    for (let step = 1; ; step += 1) {
      node.base = conjugate(penalty, node.q, this.minimiser);
      const bound = node.base + node.evaluate(this.slots, priced);
      if (bound > found.tau) return false;
      node.dropAbove(found.tau - bound);
      if (bound > best) {
        best = bound;
        node.keepQ();
      } else {
        length *= SHRINK;
      }
      if (node.menus() <= FEW || step === steps) break;
      node.sumOfLeast(this.slots, this.totals);
      const squared = ascentDirection(penalty, ascent);
      if (squared < 1e-12) break;
      // Polyak's step to a little above tau, where the whole node would be done with.
      climb(penalty, ascent, (length * (found.tau - bound + 0.02 * Math.abs(found.tau) + 1e-6)) / squared);
    }
    if (node.restoreQ()) {
      node.base = conjugate(penalty, node.q, this.minimiser);
      node.evaluate(this.slots, priced);
    }
    return true;
  }
}

type Round = PricingTask & { readonly priced: readonly Float64Array[]; readonly scan: MenuScan };
