import type { SlotRows, WeekModel } from './week-model.ts';

/** Lagrange multipliers of the week's rows, in points: one per dish and one per counter, none below zero. */
export type WeekPrices = { readonly dish: Float64Array; readonly counter: Float64Array };

/** Prices of nothing. */
export function noPrices(model: WeekModel): WeekPrices {
  return { dish: new Float64Array(model.dishCount), counter: new Float64Array(model.counters.length) };
}

/** What the counters add to a dish of each kind: a price for going over a bound, a rebate for coming up to one. */
export function kindPrices(model: WeekModel, counterPrices: Float64Array): Float64Array {
  return Float64Array.from(model.countersOfKind, (counters) => {
    let price = 0;
    for (const index of counters) price += (model.counters[index]?.sign ?? 0) * (counterPrices[index] ?? 0);
    return price;
  });
}

/**
 * kappa, what the rows give back: for every week, cost >= sum of its menus' priced costs - kappa.
 *
 * A counter with price p in [0, points] satisfies points * max(0, s (u - b)) >= p s (u - b). A dish served u <= c times
 * at returnPoints R per return satisfies R max(0, u - 1) >= p u - p for p <= R, and >= p u - (R + c (p - R)) above.
 */
export function rebate(model: WeekModel, prices: WeekPrices): number {
  const { copies, returnPoints } = model;
  let kappa = counterRebate(model, prices.counter);
  for (const price of prices.dish) {
    kappa += price <= returnPoints ? price : returnPoints + copies * (price - returnPoints);
  }
  return kappa;
}

/** The counters' part of kappa. */
export function counterRebate(model: WeekModel, counterPrices: Float64Array): number {
  let kappa = 0;
  model.counters.forEach(({ sign, bound }, index) => {
    kappa += sign * bound * (counterPrices[index] ?? 0);
  });
  return kappa;
}

/** Priced cost of every row: its own points, its dish and its kind. */
export function pricedRows(model: WeekModel, rows: SlotRows, prices: WeekPrices): Float64Array {
  const kind = kindPrices(model, prices.counter);
  return rows.cost.map(
    (cost, row) => cost + (prices.dish[rows.dish[row] ?? 0] ?? 0) + (kind[rows.kind[row] ?? 0] ?? 0),
  );
}
