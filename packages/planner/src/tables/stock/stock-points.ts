import { WORK_POINTS } from '../../preferences/work-points.ts';
import { oftenPoints } from '../week-kitchen.ts';
import type { StockedSide, StockItem, WeekStock } from './week-stock.ts';

/** Points of one item at so many meals; infinite for what it does not yield. */
function itemPoints({ least, most, lone }: StockItem, meals: number): number {
  if (meals < least || meals > most) return Infinity;
  return meals === 1 ? lone : 0;
}

/** Points of how often the items of a side are eaten, beyond those of each meal. */
export function sidePoints(
  { items: own, isStored, isKimchi }: StockedSide,
  items: WeekStock['items'],
  meals: ArrayLike<number>,
): number {
  let [points, all] = [0, 0];
  for (const at of own) {
    const item = items[at];
    const count = meals[at] ?? 0;
    if (item !== undefined) points += itemPoints(item, count);
    all += count;
  }
  return points + (isStored && all > 0 ? WORK_POINTS.store : 0) + oftenPoints(isKimchi, all);
}

/** The meals of each item at which a side is worth most at a price for each meal, and those points less the prices. */
export type WantedMeals = { readonly points: number; readonly meals: readonly number[] };

/** Minimises `sidePoints` less the prices of the meals: item after item, by the sum of their meals. */
export function wantedMeals(
  { items: own, isStored, isKimchi }: StockedSide,
  items: WeekStock['items'],
  prices: ArrayLike<number>,
): WantedMeals {
  let sums = new Map<number, WantedMeals>([[0, { points: 0, meals: [] }]]);
  for (const at of own) {
    const item = items[at];
    const next = new Map<number, WantedMeals>();
    if (item === undefined) continue;
    for (const [sum, before] of sums) {
      for (let count = item.least; count <= item.most; count += 1) {
        const points = before.points + itemPoints(item, count) - (prices[at] ?? 0) * count;
        const known = next.get(sum + count);
        if (known === undefined || points < known.points)
          next.set(sum + count, { points, meals: [...before.meals, count] });
      }
    }
    sums = next;
  }
  let best: WantedMeals = { points: Infinity, meals: [] };
  for (const [sum, { points, meals }] of sums) {
    const all = points + (isStored && sum > 0 ? WORK_POINTS.store : 0) + oftenPoints(isKimchi, sum);
    if (all < best.points) best = { points: all, meals };
  }
  return best;
}
