import type { SlotRows, WeekModel } from './week-model.ts';
import { noPrices, pricedRows, type WeekPrices } from './week-prices.ts';
import type { WeeklyBound } from './weekly-bound.ts';

/** First prices: the counters' of the weekly bound, and per dish how far it beats its slot's seventh best. */
export function firstPrices(model: WeekModel, slots: readonly SlotRows[], weekly: WeeklyBound): WeekPrices {
  const undished: WeekPrices = { ...noPrices(model), counter: weekly.counter };
  const prices: WeekPrices = { ...noPrices(model), counter: weekly.counter };
  slots.forEach((rows, slot) => {
    const costs = pricedRows(model, rows, undished);
    costs.forEach((cost, row) => {
      let reduced = cost;
      for (let k = 0; k < weekly.q.length; k += 1) {
        reduced += (weekly.q[k] ?? 0) * (rows.amounts[row * weekly.q.length + k] ?? 0);
      }
      const dish = rows.dish[row] ?? 0;
      prices.dish[dish] = Math.max(prices.dish[dish] ?? 0, (weekly.seventh[slot] ?? reduced) - reduced);
    });
  });
  return prices;
}
