import type { ServedDish } from '../served-dish.ts';
import type { CheapestMenus } from './cheapest-menus.ts';
import type { Menu, ProofModel } from './proof-model.ts';
import { RETURN_POINTS } from './week-points.ts';

/** Most steps of the ascent. The best prices found are kept. */
const STEPS = 800;
/** Steps without a better bound after which the step length is halved. */
const PATIENCE = 30;

/** Prices, the menus' priced points, and the bound they prove. */
export type PricedMenus = {
  /** Lower bound on every week. */
  readonly bound: number;
  /** Points of each menu including the prices of its dishes. */
  readonly priced: Float64Array;
  /** A week costs at least its menus' priced points less this. */
  readonly rebate: number;
  /** Lower bound on the priced points of every menu that was not kept. */
  readonly others: number;
  /** Sum of the six cheapest days with different first dishes. */
  readonly six: number;
};

/**
 * Searches for prices that prove a high bound: at any prices on scarce uses, a week costs at least the priced points of its
 * seven menus less the rebate, and at least those of the seven cheapest menus with different first dishes (planner.md section
 * 3).
 */
export function priceMenus(model: ProofModel, list: CheapestMenus, objective: number): PricedMenus {
  const market = new Market(model, list);
  let best = market.evaluate();
  let length = 1;
  let idle = 0;
  let kept = market.prices.slice();
  let current = best;
  for (let step = 0; step < STEPS && best.bound < objective; step += 1) {
    market.climb((length * Math.max(objective - current.bound, 1e-9)) / Math.max(market.slope(), 1e-9));
    current = market.evaluate();
    idle = current.bound > best.bound + 1e-9 ? 0 : idle + 1;
    if (idle === 0) {
      best = { ...current, priced: current.priced.slice() };
      kept = market.prices.slice();
    }
    if (idle < PATIENCE) continue;
    length /= 2;
    idle = 0;
    market.prices.set(kept);
    current = market.evaluate();
  }
  return best;
}

/** Prices over a list of menus and the bound they currently prove. */
class Market {
  readonly prices: Float64Array;
  private readonly uses: readonly Priced[];
  /** Per slot and dish, the priced uses it counts for. */
  private readonly usesOf: readonly (readonly (readonly number[])[])[];
  private readonly direction: Float64Array;
  private readonly surcharge: readonly Float64Array[];
  private readonly priced: Float64Array;

  constructor(
    private readonly model: ProofModel,
    private readonly list: CheapestMenus,
  ) {
    this.uses = pricedUses(model);
    this.prices = new Float64Array(this.uses.length);
    this.direction = new Float64Array(this.uses.length);
    this.priced = new Float64Array(list.menus.length);
    this.surcharge = model.slots.map(({ dishes }) => new Float64Array(dishes.length));
    this.usesOf = model.slots.map(({ dishes }) =>
      dishes.map((dish) => this.uses.flatMap(({ counts }, index) => (counts(dish) ? [index] : []))),
    );
  }

  evaluate(): PricedMenus {
    this.spreadPrices();
    const { menus, points, limit } = this.list;
    const first = new Map<number, number>();
    menus.forEach((menu, index) => {
      let cost = points[index] ?? 0;
      for (let slot = 0; slot < menu.length; slot += 1) cost += this.surcharge[slot]?.[menu[slot] ?? 0] ?? 0;
      this.priced[index] = cost;
      const begin = menu[0] ?? 0;
      const before = first.get(begin);
      if (before === undefined || cost < (this.priced[before] ?? 0)) first.set(begin, index);
    });
    const rebate = this.uses.reduce(
      (sum, { sign, bound }, index) => sum + sign * bound * (this.prices[index] ?? 0),
      0,
    );
    const others =
      limit + this.surcharge.reduce((sum, each) => sum + each.reduce((a, b) => Math.min(a, b), Infinity), 0);
    const cheapest = [...first.values()]
      .flatMap((index) => Array.from({ length: this.model.step.servings }, () => index))
      .sort((a, b) => (this.priced[a] ?? 0) - (this.priced[b] ?? 0))
      .slice(0, this.model.week.length);
    const days = this.model.week.map((_, day) =>
      Math.min(this.priced[cheapest[day] ?? -1] ?? Infinity, others),
    );
    this.lean(cheapest.map((index) => menus[index] ?? []));
    const six = days.slice(0, -1).reduce((sum, each) => sum + each, 0);
    return { bound: six + (days.at(-1) ?? 0) - rebate, priced: this.priced, rebate, others, six };
  }

  /** Squared length of the direction in which the bound rises. */
  slope(): number {
    return this.direction.reduce((sum, each) => sum + each * each, 0);
  }

  climb(length: number): void {
    this.uses.forEach(({ highest }, index) => {
      const moved = (this.prices[index] ?? 0) + length * (this.direction[index] ?? 0);
      this.prices[index] = Math.min(Math.max(moved, 0), highest);
    });
  }

  private spreadPrices(): void {
    this.usesOf.forEach((dishes, slot) => {
      dishes.forEach((indices, row) => {
        const surcharge = this.surcharge[slot];
        if (surcharge === undefined) return;
        surcharge[row] = indices.reduce(
          (sum, index) => sum + (this.uses[index]?.sign ?? 0) * (this.prices[index] ?? 0),
          0,
        );
      });
    });
  }

  /** Sets the direction in which the bound rises: a positive entry for a use the chosen days exceed. */
  private lean(days: readonly Menu[]): void {
    this.uses.forEach(({ sign, bound }, index) => {
      this.direction[index] = -sign * bound;
    });
    for (const menu of days) {
      menu.forEach((row, slot) => {
        for (const index of this.usesOf[slot]?.[row] ?? [])
          this.direction[index] = (this.direction[index] ?? 0) + (this.uses[index]?.sign ?? 0);
      });
    }
    this.uses.forEach(({ highest }, index) => {
      const price = this.prices[index] ?? 0;
      const rise = this.direction[index] ?? 0;
      if ((rise < 0 && price <= 0) || (rise > 0 && price >= highest)) this.direction[index] = 0;
    });
  }
}

/**
 * A use with a weekly maximum or minimum. With a price on it, the points of a week become a sum over its menus.
 * `sign` is 1 for at most, -1 for at least; a price lies between 0 and `highest`.
 */
type Priced = {
  readonly sign: 1 | -1;
  readonly bound: number;
  readonly highest: number;
  readonly counts: (dish: ServedDish) => boolean;
};

/**
 * The priced uses: servings of each dish, its repeats, uses of each main group, and the counts of the week, which
 * cost points instead of being forbidden.
 */
export function pricedUses({ slots, step, counters }: ProofModel): readonly Priced[] {
  const dishes = slots.flatMap((slot) => slot.dishes);
  const hard = (bound: number, counts: Priced['counts']): Priced => ({
    sign: 1,
    bound,
    highest: Infinity,
    counts,
  });
  const ids = [...new Set(dishes.map((dish) => dish.id))];
  const ofDish = (id: string) => hard(step.servings, (dish) => dish.id === id);
  const groups = step.groupUses === null ? [] : [...new Set(dishes.map((dish) => dish.mainGroup))];
  return [
    ...ids.map(ofDish),
    ...(step.servings > 1 ? ids.map((id) => ({ ...ofDish(id), bound: 1, highest: RETURN_POINTS })) : []),
    ...groups.map((group) => hard(step.groupUses ?? 0, (dish) => dish.mainGroup === group)),
    ...counters.map(
      ({ counts, points, most, least = 0 }): Priced => ({
        sign: most === undefined ? -1 : 1,
        bound: most ?? least,
        highest: points,
        counts,
      }),
    ),
  ];
}
