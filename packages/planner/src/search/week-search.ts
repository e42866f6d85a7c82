import { branchAndBound } from './bounds/branch-and-bound.ts';
import { dearestWeek } from './bounds/dearest-week.ts';
import { Incumbent } from './bounds/incumbent.ts';
import { survivingRows, type WeeklyBound } from './bounds/weekly-bound.ts';
import { MenuPool } from './master/menu-pool.ts';
import { EMPTY_DAY_POINTS, type SiftedSolution, siftMaster } from './master/pool-lp.ts';
import {
  completeBounds,
  decidingThresholds,
  type PoolStanding,
  poolStanding,
} from './master/pool-standing.ts';
import type { WeekModel } from './master/week-model.ts';
import { firstPrices, type WeekPrices } from './master/week-prices.ts';
import { PricingRounds } from './pricing/pricing-rounds.ts';
import { smallestIndices } from './pricing/smallest.ts';
import { WeekChoice } from './week-choice.ts';
import type { WorkLimits } from './work-limits.ts';

/** Menus in the first sift; nodes of the primal heuristic, how often they double while it finds nothing, and its menus. */
const SIZES = { firstSift: 60, quickBranching: 6, doublings: 9, quickList: 120 } as const;
/** A round has gained if the objective of the master programme falls by at least this share. */
const GAIN = 0.01;
/**
 * Margin above the threshold, as a share of a week's points: menus found in the round lower the sums on which that
 * threshold rests.
 */
const MARGIN = 0.01;

/**
 * The column generation of planner.md section 4. Each round prices menus of every class up to the threshold for the
 * incumbent, solves the master LP over the pool, searches near its solution for a better week and adopts its prices.
 * When no menu outside the pool can be in a better week, branch and bound over the pool ends the search. A bound
 * above the most expensive week ends it too: then only days without a menu complete the week, so none exists.
 */
export class WeekSearch {
  readonly pool: MenuPool;
  readonly incumbent: Incumbent;
  lowerBound: number;
  /** Counts of work: rounds, pricing nodes, and linear programmes solved while branching. */
  readonly work = { rounds: 0, pricingNodes: 0, branchingNodes: 0 };
  private readonly pricing: PricingRounds;
  private prices: WeekPrices;
  /** The last computed standing, and the prices it was computed for. */
  private known: { readonly prices: WeekPrices; readonly standing: PoolStanding } | null = null;
  /** Consecutive searches near the master's solution without a better week. */
  private idleSearches = 0;
  /** Whether the last of them was complete within its node limit. */
  private isNearSearched = false;
  /** Assumed cost of a week before one is found; doubles from round to round. */
  private hope: number;

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

  run(): void {
    let before = Infinity;
    const dearest = dearestWeek(this.model);
    for (let round = 0; round < this.limits.rounds && !this.isProved(); round += 1) {
      this.work.rounds += 1;
      const listed = this.pool.size;
      const outside = this.priceMenus();
      if (this.lowerBound > dearest) return;
      const solution = this.solveMaster();
      if (solution !== null) {
        const bound = Math.min(outside, solution.objective);
        this.raise(bound);
        if (!this.incumbent.isNoWorseThan(solution.objective)) this.searchNear(solution);
        this.raise(bound);
        this.prices = solution.prices;
      }
      const reached = solution?.objective ?? Infinity;
      this.pricing.goOn(before < Infinity && reached < before - GAIN * Math.abs(before));
      before = reached;
      this.hope = 2 * Math.max(this.hope, solution?.objective ?? 0);
      if (this.incumbent.isNoWorseThan(outside) && this.incumbent.objective < Infinity) {
        this.searchPool(outside);
        return;
      }
      const isSame = this.pool.size === listed;
      if (isSame && this.pricing.isWidest && !this.improvesWithin(outside)) return;
      const isLongest = this.idleSearches > SIZES.doublings;
      // No menu is left to find, and a longer search near the master's solution would find nothing more.
      const isWhole = outside > dearest && (solution === null || this.isNearSearched);
      // Without an incumbent, the same menus lead to the same search in every further round.
      if (isSame && this.incumbent.objective === Infinity && (isLongest || isWhole)) return;
      if (this.work.pricingNodes >= this.limits.pricingNodes) return;
    }
  }

  private isProved(): boolean {
    return this.incumbent.objective < Infinity && this.incumbent.isNoWorseThan(this.lowerBound);
  }

  /** Raises the lower bound on the cheapest week, which never exceeds the incumbent. */
  private raise(bound: number): void {
    this.lowerBound = Math.max(this.lowerBound, Math.min(bound, this.incumbent.objective));
  }

  /** Adds menus at the present prices. Returns the outside bound, minus infinity after a short round. */
  private priceMenus(): number {
    const { objective } = this.incumbent;
    const rows = survivingRows(this.weekly, objective + 1e-7 * Math.abs(objective) + 1e-9);
    const taus = this.pricing.run({ prices: this.prices, thresholds: this.thresholds(), rows });
    this.work.pricingNodes = this.pricing.nodes;
    const { any, outside } = completeBounds(this.standing(), taus);
    this.raise(any);
    return outside;
  }

  /** tau of every class, from the incumbent or, before there is one, from the assumed cost. */
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

  /** Solves the master LP over the whole pool, starting with the menus of least priced cost and the incumbent's. */
  private solveMaster(): SiftedSolution | null {
    const { pool, incumbent } = this;
    if (pool.size === 0) return null;
    const likely = smallestIndices(this.standing().priced, SIZES.firstSift);
    return siftMaster(pool, {
      menus: pool.menus,
      start: [...new Set([...likely, ...incumbent.menus])],
      chosen: new WeekChoice(pool),
      emptyDayPoints: incumbent.objective === Infinity ? EMPTY_DAY_POINTS : Infinity,
    });
  }

  /**
   * A short branch and bound over the menus of the master's solution and those with a small reduced cost; longer each
   * time it finds nothing.
   */
  private searchNear({ menus, values, reduced, objective }: SiftedSolution): void {
    const before = this.incumbent.objective;
    const gap = before - objective;
    const near = menus
      .map((menu, index) => ({ menu, reduced: reduced[index] ?? 0, isUsed: (values[index] ?? 0) > 0 }))
      .filter((each) => each.isUsed || each.reduced <= gap)
      .sort((a, b) => Number(b.isUsed) - Number(a.isUsed) || a.reduced - b.reduced || a.menu - b.menu)
      .slice(0, SIZES.quickList);
    const nodeLimit = SIZES.quickBranching << Math.min(this.idleSearches, SIZES.doublings);
    const list = near.map(({ menu }) => menu);
    const { finished, nodes } = branchAndBound(this.pool, {
      menus: list,
      incumbent: this.incumbent,
      nodeLimit,
    });
    this.isNearSearched = finished;
    this.work.branchingNodes += nodes;
    this.idleSearches = this.incumbent.objective < before ? 0 : this.idleSearches + 1;
  }

  /**
   * Where rounds find no further menu although some outside the pool may be in a better week: whether the pool has a better week,
   * with whose threshold they go on. True without an incumbent, which a longer search near the master's solution may find.
   */
  private improvesWithin(outside: number): boolean {
    const { objective } = this.incumbent;
    if (objective === Infinity) return true;
    this.searchPool(outside);
    return this.incumbent.objective < objective;
  }

  /**
   * Branch and bound over the pool. A complete one proves that no week costs less than the best week of the pool or than `outside`,
   * the least of any other.
   */
  private searchPool(outside: number): void {
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
    if (finished) this.raise(outside);
  }
}
