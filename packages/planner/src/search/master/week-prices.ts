import { memoizeByObject } from '@kkini/domain/memoize';
import type { WeeklyBound } from '../bounds/weekly-bound.ts';
import type { SlotRows, WeekModel } from './week-model.ts';

/** Lagrange multipliers of the week's rows, in points: one per dish and one per counter, none below zero. */
export type WeekPrices = { readonly dish: Float64Array; readonly counter: Float64Array };

/** Zero prices. */
export function noPrices(model: WeekModel): WeekPrices {
  return { dish: new Float64Array(model.dishCount), counter: new Float64Array(model.counters.length) };
}

/** The counters' prices for a dish of each kind: positive above a maximum, negative below a minimum. */
export function kindPrices(
  { counters, countersOfKind }: WeekModel,
  counterPrices: Float64Array,
): Float64Array {
  const prices = new Float64Array(countersOfKind.length);
  const kindsOf = kindsOfCounters(countersOfKind);
  for (let counter = 0; counter < counters.length; counter += 1) {
    const price = (counters[counter]?.sign ?? 1) * (counterPrices[counter] ?? 0);
    // Most counters do not bind.
    if (price === 0) continue;
    for (const kind of kindsOf[counter] ?? []) prices[kind] = (prices[kind] ?? 0) + price;
  }
  return prices;
}

/** The kinds that each counter counts, ascending. */
const kindsOfCounters = memoizeByObject((countersOfKind: WeekModel['countersOfKind']) => {
  const kindsOf: number[][] = [];
  for (const [kind, counting] of countersOfKind.entries()) {
    for (const counter of counting) {
      const kinds = kindsOf[counter] ?? [];
      kinds.push(kind);
      kindsOf[counter] = kinds;
    }
  }
  return kindsOf;
});

/**
 * kappa, the rebate of the rows: for every week, cost >= sum of its menus' priced costs - kappa.
 *
 * A counter with price p in [0, points] satisfies points * max(0, s (u - b)) >= p s (u - b). A dish served u <= c times
 * (its capacity) at returnPoints R per return satisfies R max(0, u - 1) >= p u - p for p <= R, and >= p u - (R + c (p - R)) above.
 */
export function rebate(model: WeekModel, prices: WeekPrices): number {
  const { capacity, returnPoints } = model;
  let kappa = counterRebate(model, prices.counter);
  prices.dish.forEach((price, dish) => {
    kappa += price <= returnPoints ? price : returnPoints + (capacity[dish] ?? 0) * (price - returnPoints);
  });
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
  const kinds = kindPrices(model, prices.counter);
  const priced = new Float64Array(rows.size);
  for (let row = 0; row < rows.size; row += 1) {
    const ofDish = prices.dish[rows.dish[row] ?? 0] ?? 0;
    priced[row] = (rows.cost[row] ?? 0) + ofDish + (kinds[rows.kind[row] ?? 0] ?? 0);
  }
  return priced;
}

/**
 * Starting prices: those of the counters from the weekly bound, and for each planned dish how far its reduced cost
 * lies below that of the most expensive place of its slot.
 */
export function firstPrices(model: WeekModel, weekly: WeeklyBound): WeekPrices {
  const prices: WeekPrices = { ...noPrices(model), counter: weekly.counter };
  model.classes.forEach(({ slots }, index) => {
    slots.forEach((rows, slot) => {
      if (rows.fixed) return;
      const last = weekly.last[index]?.[slot] ?? 0;
      weekly.reduced[index]?.[slot]?.forEach((reduced, row) => {
        const dish = rows.dish[row] ?? 0;
        prices.dish[dish] = Math.max(prices.dish[dish] ?? 0, last - reduced);
      });
    });
  });
  return prices;
}
