import type { WeeklyBound } from '../bounds/weekly-bound.ts';
import type { MenuPool } from '../master/menu-pool.ts';
import { isFixed } from '../master/week-model.ts';
import { pricedRows, type WeekPrices } from '../master/week-prices.ts';
import type { WorkLimits } from '../work-limits.ts';
import { PricedMenus } from './priced-menus.ts';
import { MenuPricing } from './pricing.ts';

/** Most menus kept per class: in a round over few rows, and in full rounds. */
const CAPACITIES = { few: 150, full: [300, 1_500, 4_000] } as const;
/** Rows per slot of a round over few rows, by the number of planned slots. */
const ROWS = { scanned: [4_000, 256, 64], searched: [4_000, 300, 150] } as const;
/** Nodes of a search over few rows, and the growth factor of a full round after one that ran out of nodes. */
const NODES = { few: 50, growth: 8 } as const;

/**
 * Input of a round: the week's prices, per class the priced cost up to which menus are wanted, and by class and slot the rows
 * that may be in a better week.
 */
export type RoundTask = {
  readonly prices: WeekPrices;
  readonly thresholds: readonly number[];
  readonly rows: readonly (readonly Int32Array[])[];
};

/**
 * Runs rounds of pricing over all classes into one pool. Full rounds are slow at poor prices, and prices become good
 * only once the master programme knows good menus. So the first round scans the menus of a few promising rows, which
 * proves nothing, and full rounds follow. After a full round that ran out of nodes, the next rounds search few rows,
 * more each time, as long as they improve the programme; the next full round may take more nodes.
 */
export class PricingRounds {
  /** Nodes of all pricing searches so far. */
  nodes = 0;
  /** By class; null for days without open slots. */
  private readonly pricing: readonly (MenuPricing | null)[];
  private fullRounds = 0;
  private nodeBudget: number;
  private capacityFactor = 1;
  private kind: 'scan' | 'few' | 'full' = 'scan';
  private ranOut = false;

  constructor(
    private readonly pool: MenuPool,
    weekly: WeeklyBound,
    private readonly limits: WorkLimits,
  ) {
    this.nodeBudget = limits.firstPricing;
    this.pricing = pool.model.classes.map((each, index) => {
      if (!isFixed(each)) return new MenuPricing(each, weekly.q[index] ?? new Float64Array(0));
      pool.add(index, new Int32Array(pool.slotCount));
      return null;
    });
  }

  /** Whether the last round was a full one that no larger number of menus or nodes would extend. */
  get isWidest(): boolean {
    return this.kind === 'full' && !this.ranOut && this.capacity() === this.limits.classMenus;
  }

  /** Adds menus to the pool. Returns per class the priced cost up to which the pool is complete. */
  run({ prices, thresholds, rows }: RoundTask): readonly number[] {
    this.ranOut = false;
    const taus: number[] = [];
    let isNarrowed = false;
    for (const [index, pricing] of this.pricing.entries()) {
      if (pricing === null) {
        taus.push(Infinity);
        continue;
      }
      pricing.rows = rows[index] ?? [];
      const limit = this.kind === 'scan' ? Infinity : (thresholds[index] ?? 0);
      const found = new PricedMenus(this.pool.slotCount, this.capacity(), limit);
      taus.push(this.priceClass(index, { pricing, found, prices }));
      isNarrowed ||= found.tau < limit;
    }
    if (this.kind === 'full') {
      if (this.ranOut) this.nodeBudget *= NODES.growth;
      if (isNarrowed) this.capacityFactor *= 2;
      this.fullRounds += 1;
    }
    return taus;
  }

  /** Chooses the kind of the next round, by whether the last one improved the master programme. */
  goOn(hasGained: boolean): void {
    if (this.kind === 'full') this.kind = this.ranOut ? 'few' : 'full';
    else if (!hasGained) this.kind = 'full';
  }

  private priceClass(index: number, { pricing, found, prices }: ClassRound): number {
    const { model } = this.pool;
    const slots = model.classes[index]?.slots ?? [];
    const priced = slots.map((rows) => pricedRows(model, rows, prices));
    const planned = slots.filter(({ fixed }) => !fixed).length;
    const before = pricing.nodes;
    let known = -Infinity;
    if (this.kind === 'scan') {
      pricing.scanAmong(ROWS.scanned[planned - 1] ?? 0, priced, found);
    } else if (this.kind === 'few') {
      const nodeLimit = before + NODES.few;
      pricing.runAmong(ROWS.searched[planned - 1] ?? 0, priced, { found, nodeLimit });
    } else {
      const left = this.limits.pricingNodes - this.nodes;
      known = pricing.run(priced, { found, nodeLimit: before + Math.min(left, this.nodeBudget) });
      this.ranOut ||= known < found.tau;
    }
    this.nodes += pricing.nodes - before;
    found.forEach((rows, from) => {
      this.pool.add(index, rows, from);
    });
    return Math.min(known, found.tau);
  }

  private capacity(): number {
    if (this.kind !== 'full') return CAPACITIES.few;
    const { full } = CAPACITIES;
    const planned = full[Math.min(this.fullRounds, full.length - 1)] ?? full[0];
    return Math.min(this.limits.classMenus, planned * this.capacityFactor);
  }
}

type ClassRound = {
  readonly pricing: MenuPricing;
  readonly found: PricedMenus;
  readonly prices: WeekPrices;
};
