import { allFree, eachMenu } from './each-menu.ts';
import type { Menu, ProofModel } from './proof-model.ts';

/** The cheapest menus of a day, cheapest first. `listed` counts all menus; every menu left out costs at least `limit`. */
export type CheapestMenus = {
  readonly menus: readonly Menu[];
  readonly points: Float64Array;
  readonly listed: number;
  readonly limit: number;
};

/** Fewest menus to keep. */
const KEPT = 30_000;

/** Lists all menus and keeps the cheapest. Prices only add cost, so a menu above the limit stays above it with prices. */
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
