import type { MenuPool } from './menu-pool.ts';
import { PricedMenus } from './priced-menus.ts';
import { MenuPricing } from './pricing.ts';
import { isFixed } from './week-model.ts';
import { pricedRows, type WeekPrices } from './week-prices.ts';
import type { WeeklyBound } from './weekly-bound.ts';
import type { WorkLimits } from './work-limits.ts';

/** Menus kept per class and round; rows per slot of a short round, by the number of planned slots. */
const SIZES = { capacities: [300, 1_500, 4_000], largestCapacity: 20_000, short: [4_000, 128, 48] } as const;

/** What a round prices with: the week's prices, and per class the priced cost up to which menus are wanted. */
export type RoundTask = { readonly prices: WeekPrices; readonly thresholds: readonly number[] };

/**
 * Rounds of pricing over all classes, into one pool. The first round is short: it looks at a few rows only and proves
 * nothing. So is one that follows a round which ran out of nodes, since better prices may make the next one easier; that
 * one may then take four times as many.
 */
export class PricingRounds {
  /** Nodes of all pricing searches so far. */
  nodes = 0;
  /** By class; null for days that have nothing to plan. */
  private readonly pricing: readonly (MenuPricing | null)[];
  private round = 0;
  private nodeBudget: number;
  private capacityFactor = 1;
  private isShort = true;

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

  /** Adds menus to the pool; returns per class the priced cost up to which it now holds them all. */
  run({ prices, thresholds }: RoundTask): readonly number[] {
    const { isShort } = this;
    this.isShort = false;
    const taus: number[] = [];
    let isNarrowed = false;
    for (const [index, pricing] of this.pricing.entries()) {
      if (pricing === null) {
        taus.push(Infinity);
        continue;
      }
      const limit = thresholds[index] ?? 0;
      const found = new PricedMenus(this.pool.slotCount, this.capacity(), limit);
      taus.push(this.priceClass(index, { pricing, found, prices, isShort }));
      isNarrowed ||= found.tau < limit;
    }
    if (this.isShort) this.nodeBudget *= 4;
    if (isNarrowed) this.capacityFactor *= 2;
    this.round += 1;
    return taus;
  }

  private priceClass(index: number, { pricing, found, prices, isShort }: ClassRound): number {
    const { model } = this.pool;
    const slots = model.classes[index]?.slots ?? [];
    const priced = slots.map((rows) => pricedRows(model, rows, prices));
    const before = pricing.nodes;
    let known = -Infinity;
    if (isShort) {
      const planned = slots.filter(({ fixed }) => !fixed).length;
      pricing.runShort(priced, { found, count: SIZES.short[planned - 1] ?? 48 });
    } else {
      const left = this.limits.pricingNodes - this.nodes;
      known = pricing.run(priced, { found, nodeLimit: before + Math.min(left, this.nodeBudget) });
      this.isShort ||= known < found.tau;
    }
    this.nodes += pricing.nodes - before;
    found.forEach((rows, from) => {
      this.pool.add(index, rows, from);
    });
    return Math.min(known, found.tau);
  }

  private capacity(): number {
    const { capacities } = SIZES;
    const planned = capacities[Math.min(this.round, capacities.length - 1)] ?? capacities[0];
    return Math.min(SIZES.largestCapacity, planned * this.capacityFactor);
  }
}

type ClassRound = {
  readonly pricing: MenuPricing;
  readonly found: PricedMenus;
  readonly prices: WeekPrices;
  readonly isShort: boolean;
};
