import type { WeeklyBound } from '../bounds/weekly-bound.ts';
import type { WeekModel } from './week-model.ts';
import { noPrices, type WeekPrices } from './week-prices.ts';

/**
 * Starting prices: those of the counters from the weekly bound, and per planned dish its distance below the most expensive
 * place of its slot.
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
