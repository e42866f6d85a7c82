import type { ServedDish } from '../served-dish.ts';
import type { Menu, ProofModel } from './proof-model.ts';
import { bowlPoints, isBowl, weighedPoints } from './week-points.ts';

class MenuLister {
  private readonly rows: Int32Array;
  /** Running totals of the first dishes, one row of numbers per slot: by target, and the energy. */
  private readonly totals: readonly Float64Array[];
  private readonly chosen: ServedDish[] = [];
  private readonly amounts: readonly (readonly Float64Array[])[];

  constructor(
    private readonly model: ProofModel,
    private readonly fixed: readonly (number | null)[],
    private readonly visit: MenuVisit,
  ) {
    const { day } = model.context.targets;
    this.rows = new Int32Array(model.slots.length);
    this.totals = [...model.slots, null].map(() => new Float64Array(day.length + 1));
    this.amounts = model.slots.map(({ dishes }) =>
      dishes.map(({ amounts }) =>
        Float64Array.of(...day.map(({ nutrient }) => amounts[nutrient]), amounts.energyKcal),
      ),
    );
  }

  fill(slot: number, cost: number): void {
    const here = this.model.slots[slot];
    if (here === undefined) {
      this.visit(this.rows, cost + this.dayPoints() + bowlPoints(this.chosen.filter(isBowl).length));
      return;
    }
    const held = this.fixed[slot] ?? null;
    const from = held ?? 0;
    const to = held === null ? here.dishes.length : held + 1;
    for (let row = from; row < to; row += 1) {
      const dish = here.dishes[row];
      if (dish === undefined || this.isAlike(dish, slot)) continue;
      this.add(slot, row);
      this.chosen[slot] = dish;
      this.rows[slot] = row;
      this.fill(slot + 1, cost + (here.cost[row] ?? 0));
    }
  }

  private isAlike(dish: ServedDish, slot: number): boolean {
    for (let before = 0; before < slot; before += 1) {
      const other = this.chosen[before];
      if (other?.id === dish.id || (this.model.step.daysDiffer && other?.mainGroup === dish.mainGroup))
        return true;
    }
    return false;
  }

  private add(slot: number, row: number): void {
    const before = this.totals[slot];
    const after = this.totals[slot + 1];
    const amounts = this.amounts[slot]?.[row];
    if (before === undefined || after === undefined || amounts === undefined) return;
    for (let k = 0; k < after.length; k += 1) after[k] = (before[k] ?? 0) + (amounts[k] ?? 0);
  }

  private dayPoints(): number {
    const totals = this.totals.at(-1);
    let points = 0;
    const energyKcal = totals?.at(-1) ?? 0;
    this.model.context.targets.day.forEach((each, k) => {
      points += weighedPoints(each, { amount: totals?.[k] ?? 0, energyKcal });
    });
    return points;
  }
}

/** The cheapest menus of a day, cheapest first. `listed` counts all menus; every menu left out costs at least `limit`. */
export type CheapestMenus = {
  readonly menus: readonly Menu[];
  readonly points: Float64Array;
  readonly listed: number;
  readonly limit: number;
};

/** Number of menus to keep. */
const KEPT = 30_000;

/**
 * Lists all menus and keeps the cheapest. Prices only add cost, so a menu above the limit also stays above it when
 * priced.
 */
export function cheapestMenus(model: ProofModel, keep = KEPT): CheapestMenus {
  const width = model.slots.length;
  const rows = new Int32Array(2 * keep * width);
  const points = new Float64Array(2 * keep);
  let kept = 0;
  let listed = 0;
  let limit = Infinity;
  const sorted = () =>
    Array.from({ length: kept }, (_, at) => at).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
  const menuAt = (at: number) => [...rows.subarray(at * width, (at + 1) * width)];
  const keepCheapest = () => {
    const best = sorted().slice(0, keep);
    limit = points[best.at(-1) ?? 0] ?? limit;
    const menus = best.map(menuAt);
    const costs = best.map((at) => points[at] ?? 0);
    menus.forEach((menu, at) => {
      rows.set(menu, at * width);
    });
    points.set(costs);
    kept = best.length;
  };
  eachMenu(model, allFree(model), (menu, cost) => {
    listed += 1;
    if (cost > limit) return;
    if (kept === 2 * keep) keepCheapest();
    rows.set(menu, kept * width);
    points[kept] = cost;
    kept += 1;
  });
  const order = sorted();
  return {
    menus: order.map(menuAt),
    points: Float64Array.from(order, (at) => points[at] ?? 0),
    listed,
    limit,
  };
}

/** Called with the dishes' positions (one array, reused for every menu) and the points of the day. */
type MenuVisit = (rows: Int32Array, points: number) => void;

/** Lists every menu whose meals may stand on one day. `fixed` holds some slots at a position; null leaves them free. */
export function eachMenu(model: ProofModel, fixed: readonly (number | null)[], visit: MenuVisit): void {
  new MenuLister(model, fixed, visit).fill(0, 0);
}

/** All slots free. */
export function allFree({ slots }: ProofModel): readonly null[] {
  return slots.map(() => null);
}

/** The slots of a menu that `keep` selects, held at their dishes. */
export function heldAt(menu: Menu, keep: (slot: number) => boolean): readonly (number | null)[] {
  return menu.map((row, slot) => (keep(slot) ? row : null));
}
