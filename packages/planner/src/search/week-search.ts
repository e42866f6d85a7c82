import { branchAndBound } from './branch-and-bound.ts';
import { firstPrices } from './first-prices.ts';
import { Incumbent } from './incumbent.ts';
import { MenuPool } from './menu-pool.ts';
import { EMPTY_DAY_POINTS, type SiftedSolution, siftMaster } from './pool-lp.ts';
import { completeBounds, decidingThreshold, type PoolStanding, poolStanding } from './pool-standing.ts';
import { PricedMenus } from './priced-menus.ts';
import { MenuPricing } from './pricing.ts';
import { smallestIndices } from './smallest.ts';
import { WeekChoice } from './week-choice.ts';
import { pickRows, type WeekModel } from './week-model.ts';
import { pricedRows, type WeekPrices } from './week-prices.ts';
import type { WeeklyBound } from './weekly-bound.ts';

/** Counted work, never time. Capacities: menus kept per pricing round. Short: rows per slot of a quick round. */
const LIMITS = {
  rounds: 14,
  pricingNodes: 20_000,
  firstPricing: 400,
  capacities: [300, 1_500, 4_000],
  largestCapacity: 20_000,
  short: [4_000, 128, 48],
  firstSift: 100,
  quickBranching: 12,
  quickList: 120,
  finalBranching: 3_000,
} as const;

/**
 * The column generation of planner.md section 4. Each round prices menus up to the threshold that decides about the
 * week in hand, solves the master LP over the pool, looks for a better week near its solution and takes over its
 * prices. When no menu outside the pool can be in a better week, branch and bound over the pool ends the search.
 */
export class WeekSearch {
  readonly pool: MenuPool;
  readonly incumbent: Incumbent;
  lowerBound: number;
  /** Counted work: rounds, nodes of the pricing search, linear programmes of the branching. */
  readonly work = { rounds: 0, pricingNodes: 0, branchingNodes: 0 };
  private readonly pricing: MenuPricing;
  private prices: WeekPrices;
  private nodeBudget: number = LIMITS.firstPricing;
  private capacityFactor = 1;
  /** What a week may cost as long as none is known; doubles from round to round. */
  private hope: number;
  private isShort = true;

  constructor(
    private readonly model: WeekModel,
    kept: readonly ArrayLike<number>[],
    weekly: WeeklyBound,
  ) {
    const slots = model.slots.map((rows, slot) => pickRows(rows, kept[slot] ?? []));
    this.pool = new MenuPool(model, slots);
    this.incumbent = new Incumbent(this.pool);
    this.pricing = new MenuPricing(model, slots, weekly.q);
    this.prices = firstPrices(model, slots, weekly);
    this.lowerBound = weekly.value;
    this.hope = Math.max(0, 1.35 * weekly.value) + 5;
  }

  /** Offers a known week: the rows of each day by slot. */
  offer(days: readonly (readonly number[])[]): void {
    const choice = new WeekChoice(this.pool);
    for (const rows of days) choice.push(this.pool.add(rows));
    this.incumbent.offer(choice);
  }

  run(): void {
    for (let round = 0; round < LIMITS.rounds && !this.isProved(); round += 1) {
      this.work.rounds += 1;
      const outside = this.priceMenus(round);
      const solution = this.solveMaster();
      if (solution !== null) {
        const bound = Math.min(outside, solution.objective);
        this.raise(bound);
        if (!this.incumbent.isNoWorseThan(solution.objective)) this.searchNear(solution, round);
        this.raise(bound);
        this.prices = solution.prices;
      }
      this.hope = Math.max(2 * this.hope, 2 * (solution?.objective ?? 0));
      if (this.incumbent.isNoWorseThan(outside) && this.incumbent.objective < Infinity) {
        this.searchPool();
        return;
      }
      if (this.pricing.nodes >= LIMITS.pricingNodes) return;
    }
  }

  private isProved(): boolean {
    return this.incumbent.objective < Infinity && this.incumbent.isNoWorseThan(this.lowerBound);
  }

  /** A lower bound for the cheapest week; a week in hand is one for all cheaper ones. */
  private raise(bound: number): void {
    this.lowerBound = Math.max(this.lowerBound, Math.min(bound, this.incumbent.objective));
  }

  /** Adds menus at the present prices; returns the outside bound, minus infinity where the round was not complete. */
  private priceMenus(round: number): number {
    const found = new PricedMenus(this.pool.slotCount, this.capacity(round), this.threshold());
    const limit = found.tau;
    const priced = this.pool.slots.map((rows) => pricedRows(this.model, rows, this.prices));
    const isShort = this.isShort;
    this.isShort = false;
    let complete = false;
    if (isShort) {
      this.pricing.runShort(priced, { found, count: LIMITS.short[this.pool.slotCount - 1] ?? 48 });
    } else {
      const nodeLimit = Math.min(LIMITS.pricingNodes, this.pricing.nodes + this.nodeBudget);
      complete = this.pricing.run(priced, { found, nodeLimit });
      if (!complete) this.nodeBudget *= 4;
      this.isShort = !complete;
    }
    this.work.pricingNodes = this.pricing.nodes;
    found.forEach((rows, from) => {
      this.pool.add(rows, from);
    });
    if (found.tau < limit) this.capacityFactor *= 2;
    if (!complete) return -Infinity;
    const { any, outside } = completeBounds(this.standing(), found.tau);
    this.raise(any);
    return outside;
  }

  private capacity(round: number): number {
    const planned = LIMITS.capacities[Math.min(round, LIMITS.capacities.length - 1)] ?? LIMITS.capacities[0];
    return Math.min(LIMITS.largestCapacity, planned * this.capacityFactor);
  }

  /** tau, from the week in hand or, before there is one, from what a week may cost. */
  private threshold(): number {
    const objective = Math.min(this.incumbent.objective, this.hope);
    const standing = this.standing();
    const slack = 1e-7 + 1e-9 * Math.abs(objective);
    return (decidingThreshold(standing, objective) ?? (objective + standing.kappa) / this.model.days) + slack;
  }

  private standing(): PoolStanding {
    return poolStanding(this.pool, this.prices);
  }

  /** The master LP over the whole pool, starting with the menus of least priced cost and the week in hand. */
  private solveMaster(): SiftedSolution | null {
    const { pool, incumbent } = this;
    if (pool.size === 0) return null;
    const likely = smallestIndices(this.standing().priced, LIMITS.firstSift);
    return siftMaster(pool, {
      menus: Array.from(pool.cost.keys()),
      start: [...new Set([...likely, ...incumbent.menus])],
      chosen: new WeekChoice(pool),
      emptyDayPoints: incumbent.objective === Infinity ? EMPTY_DAY_POINTS : Infinity,
    });
  }

  /** A short branch and bound over the menus of small reduced cost: the primal heuristic. */
  private searchNear({ menus, reduced, objective }: SiftedSolution, round: number): void {
    const gap = this.incumbent.objective - objective;
    const near = menus
      .map((menu, index) => ({ menu, reduced: reduced[index] ?? 0 }))
      .filter((each) => each.reduced <= gap)
      .sort((a, b) => a.reduced - b.reduced || a.menu - b.menu)
      .slice(0, LIMITS.quickList);
    const isEmptyHanded = this.incumbent.objective === Infinity;
    const nodeLimit = isEmptyHanded ? LIMITS.quickBranching << Math.min(round, 6) : LIMITS.quickBranching;
    const list = near.map(({ menu }) => menu);
    const { nodes } = branchAndBound(this.pool, { menus: list, incumbent: this.incumbent, nodeLimit });
    this.work.branchingNodes += nodes;
  }

  /** The last step: no menu outside the pool can help, so a finished search over the pool is a proof. */
  private searchPool(): void {
    const standing = this.standing();
    const limit = decidingThreshold(standing, this.incumbent.objective) ?? Infinity;
    const menus = [...standing.priced.keys()].filter((menu) => (standing.priced[menu] ?? 0) <= limit + 1e-7);
    menus.sort((a, b) => (standing.priced[a] ?? 0) - (standing.priced[b] ?? 0) || a - b);
    const { finished, nodes } = branchAndBound(this.pool, {
      menus,
      incumbent: this.incumbent,
      nodeLimit: LIMITS.finalBranching,
    });
    this.work.branchingNodes += nodes;
    if (finished) this.lowerBound = this.incumbent.objective;
  }
}
