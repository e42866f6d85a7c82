import { branchAndBound } from './branch-and-bound.ts';
import { firstPrices } from './first-prices.ts';
import { Incumbent } from './incumbent.ts';
import { MenuPool } from './menu-pool.ts';
import { EMPTY_DAY_POINTS, type SiftedSolution, siftMaster } from './pool-lp.ts';
import { completeBounds, decidingThresholds, type PoolStanding, poolStanding } from './pool-standing.ts';
import { PricingRounds } from './pricing-rounds.ts';
import { smallestIndices } from './smallest.ts';
import { WeekChoice } from './week-choice.ts';
import { classOfDay, type WeekModel } from './week-model.ts';
import type { WeekPrices } from './week-prices.ts';
import type { WeeklyBound } from './weekly-bound.ts';
import type { WorkLimits } from './work-limits.ts';

/** Menus the first sift starts with; nodes and menus of the primal heuristic. */
const SIZES = { firstSift: 100, quickBranching: 12, quickList: 120 } as const;
/** Share of its points by which the master programme must fall for a round to have helped. */
const GAIN = 0.01;
/** Share of a week's points priced beyond the threshold: menus found in the round lower the sums that threshold stands on. */
const MARGIN = 0.01;

/**
 * The column generation of planner.md section 4. Each round prices menus of every class up to the threshold that decides
 * about the week in hand, solves the master LP over the pool, looks for a better week near its solution and takes over
 * its prices. When no menu outside the pool can be in a better week, branch and bound over the pool ends the search.
 */
export class WeekSearch {
  readonly pool: MenuPool;
  readonly incumbent: Incumbent;
  lowerBound: number;
  /** Counted work: rounds, nodes of the pricing search, linear programmes of the branching. */
  readonly work = { rounds: 0, pricingNodes: 0, branchingNodes: 0 };
  private readonly pricing: PricingRounds;
  private prices: WeekPrices;
  /** The last standing asked for, and the prices it was reckoned at. */
  private known: { readonly prices: WeekPrices; readonly standing: PoolStanding } | null = null;
  /** What a week may cost as long as none is known; doubles from round to round. */
  private hope: number;

  /** The model holds only rows that may be in a better week. */
  constructor(
    private readonly model: WeekModel,
    private readonly weekly: WeeklyBound,
    private readonly limits: WorkLimits,
  ) {
    this.pool = new MenuPool(model);
    this.incumbent = new Incumbent(this.pool);
    this.pricing = new PricingRounds(this.pool, weekly, limits);
    this.prices = firstPrices(model, weekly);
    this.lowerBound = weekly.value;
    this.hope = Math.max(0, 1.35 * weekly.value) + 5;
  }

  /** Offers a known week: the rows of each day by slot. */
  offer(days: readonly (readonly number[])[]): void {
    const choice = new WeekChoice(this.pool);
    const classOf = classOfDay(this.model);
    days.forEach((rows, day) => {
      choice.push(this.pool.add(classOf[day] ?? 0, rows));
    });
    this.incumbent.offer(choice);
  }

  run(): void {
    let before = Infinity;
    for (let round = 0; round < this.limits.rounds && !this.isProved(); round += 1) {
      this.work.rounds += 1;
      const outside = this.priceMenus();
      const solution = this.solveMaster();
      if (solution !== null) {
        const bound = Math.min(outside, solution.objective);
        this.raise(bound);
        if (!this.incumbent.isNoWorseThan(solution.objective)) this.searchNear(solution, round);
        this.raise(bound);
        this.prices = solution.prices;
        this.pricing.goOn(solution.objective < before - GAIN * Math.abs(before));
        before = solution.objective;
      }
      this.hope = Math.max(2 * this.hope, 2 * (solution?.objective ?? 0));
      if (this.incumbent.isNoWorseThan(outside) && this.incumbent.objective < Infinity) {
        this.searchPool();
        return;
      }
      if (this.work.pricingNodes >= this.limits.pricingNodes) return;
    }
  }

  private isProved(): boolean {
    return this.incumbent.objective < Infinity && this.incumbent.isNoWorseThan(this.lowerBound);
  }

  /** A lower bound for the cheapest week; a week in hand is one for all cheaper ones. */
  private raise(bound: number): void {
    this.lowerBound = Math.max(this.lowerBound, Math.min(bound, this.incumbent.objective));
  }

  /** Adds menus at the present prices; returns the outside bound, minus infinity after a short round. */
  private priceMenus(): number {
    const taus = this.pricing.run({ prices: this.prices, thresholds: this.thresholds() });
    this.work.pricingNodes = this.pricing.nodes;
    const { any, outside } = completeBounds(this.standing(), taus);
    this.raise(any);
    return outside;
  }

  /** tau of every class, from the week in hand or, before there is one, from what a week may cost. */
  private thresholds(): readonly number[] {
    const objective = this.incumbent.objective < Infinity ? this.incumbent.objective : this.hope;
    const standing = this.standing();
    const slack = 1e-7 + MARGIN * Math.abs(objective);
    const deciding = decidingThresholds(standing, objective);
    if (deciding !== null) return deciding.map((tau) => tau + slack);
    const { perDay } = this.weekly;
    let rest = objective + standing.kappa;
    this.model.classes.forEach(({ days }, index) => {
      rest -= days.length * (perDay[index] ?? 0);
    });
    return this.model.classes.map((_, index) => (perDay[index] ?? 0) + rest / this.model.days + slack);
  }

  private standing(): PoolStanding {
    const { pool, prices, known } = this;
    if (known?.prices === prices && known.standing.priced.length === pool.size) return known.standing;
    const standing = poolStanding(pool, prices);
    this.known = { prices, standing };
    return standing;
  }

  /** The master LP over the whole pool, starting with the menus of least priced cost and the week in hand. */
  private solveMaster(): SiftedSolution | null {
    const { pool, incumbent } = this;
    if (pool.size === 0) return null;
    const likely = smallestIndices(this.standing().priced, SIZES.firstSift);
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
      .slice(0, SIZES.quickList);
    const isEmptyHanded = this.incumbent.objective === Infinity;
    const nodeLimit = isEmptyHanded ? SIZES.quickBranching << Math.min(round, 6) : SIZES.quickBranching;
    const list = near.map(({ menu }) => menu);
    const { nodes } = branchAndBound(this.pool, { menus: list, incumbent: this.incumbent, nodeLimit });
    this.work.branchingNodes += nodes;
  }

  /** The last step: no menu outside the pool can help, so a finished search over the pool is a proof. */
  private searchPool(): void {
    const { priced, ...standing } = this.standing();
    const limits = decidingThresholds({ priced, ...standing }, this.incumbent.objective);
    const limitOf = (menu: number) => limits?.[this.pool.classOf[menu] ?? 0] ?? Infinity;
    const menus = [...priced.keys()].filter((menu) => (priced[menu] ?? 0) <= limitOf(menu) + 1e-7);
    menus.sort((a, b) => (priced[a] ?? 0) - (priced[b] ?? 0) || a - b);
    const { finished, nodes } = branchAndBound(this.pool, {
      menus,
      incumbent: this.incumbent,
      nodeLimit: this.limits.finalBranching,
    });
    this.work.branchingNodes += nodes;
    if (finished) this.lowerBound = this.incumbent.objective;
  }
}
