import { WORK_POINTS } from '../../preferences/work-points.ts';
import { oftenPoints } from '../week-kitchen.ts';
import type { StockedSide, StockItem, WeekStock } from './week-stock.ts';

/** Points of one item at this number of meals; infinite for a number it does not allow. */
function itemPoints({ least, most, lone }: StockItem, meals: number): number {
  if (meals < least || meals > most) return Infinity;
  return meals === 1 ? lone : 0;
}

/** Points for how often the items of a side are eaten, beyond those of each meal. */
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

/** The number of meals of each item that minimises the points of a side less the prices of its meals, and that minimum. */
export type WantedMeals = { readonly points: number; readonly meals: readonly number[] };

/** Minimises `sidePoints` less the prices of the meals, by dynamic programming over the items and the sum of their meals. */
export function wantedMeals(
  { items: own, isStored, isKimchi }: StockedSide,
  items: WeekStock['items'],
  prices: ArrayLike<number>,
): WantedMeals {
  const layers = own.map((at) => ({ item: items[at], price: prices[at] ?? 0, last: NO_MEALS }));
  let sums = Float64Array.of(0);
  for (const layer of layers) {
    const { item, price } = layer;
    const { least = 0, most = 0 } = item ?? {};
    const next = new Float64Array(sums.length + most).fill(Infinity);
    layer.last = new Uint8Array(next.length);
    for (let sum = 0; sum < sums.length; sum += 1) {
      const before = sums[sum] ?? Infinity;
      if (before === Infinity) continue;
      for (let count = least; count <= most; count += 1) {
        const points = before + (item === undefined ? 0 : itemPoints(item, count)) - price * count;
        if (points >= (next[sum + count] ?? Infinity)) continue;
        next[sum + count] = points;
        layer.last[sum + count] = count;
      }
    }
    sums = next;
  }
  let [best, least] = [0, Infinity];
  for (let sum = 0; sum < sums.length; sum += 1) {
    const all =
      (sums[sum] ?? Infinity) + (isStored && sum > 0 ? WORK_POINTS.store : 0) + oftenPoints(isKimchi, sum);
    if (all < least) [best, least] = [sum, all];
  }
  return { points: least, meals: countsOf(best, layers) };
}

/** The number of meals of each item behind a sum, traced back from the last item. */
function countsOf(sum: number, layers: readonly { readonly last: Uint8Array }[]): readonly number[] {
  const counts: number[] = [];
  let left = sum;
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const count = layers[at]?.last[left] ?? 0;
    counts.unshift(count);
    left -= count;
  }
  return counts;
}

const NO_MEALS = new Uint8Array(0);
