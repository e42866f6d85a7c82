import type { WeekModel } from './week-model.ts';
import { noPrices, pricedRows, type WeekPrices } from './week-prices.ts';
import type { WeeklyBound } from './weekly-bound.ts';

/** First prices: the counters' of the weekly bound, and per planned dish how far it beats its slot's dearest place. */
export function firstPrices(model: WeekModel, weekly: WeeklyBound): WeekPrices {
  const undished: WeekPrices = { ...noPrices(model), counter: weekly.counter };
  const prices: WeekPrices = { ...noPrices(model), counter: weekly.counter };
  model.classes.forEach(({ slots }, index) => {
    const q = weekly.q[index] ?? new Float64Array(0);
    slots.forEach((rows, slot) => {
      if (rows.fixed) return;
      const costs = pricedRows(model, rows, undished);
      costs.forEach((cost, row) => {
        let reduced = cost;
        for (let k = 0; k < q.length; k += 1)
          reduced += (q[k] ?? 0) * (rows.amounts[row * q.length + k] ?? 0);
        const dish = rows.dish[row] ?? 0;
        const last = weekly.last[index]?.[slot] ?? reduced;
        prices.dish[dish] = Math.max(prices.dish[dish] ?? 0, last - reduced);
      });
    });
  });
  return prices;
}
