import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { type BruteMenu, cheapestWeek, everyMenu } from '../../testing/brute-force-week.ts';
import { type RandomWeekShape, randomUnits, randomWeek } from '../../testing/random-week.ts';
import { MenuPool } from './menu-pool.ts';
import { completeBounds, poolStanding } from './pool-standing.ts';
import type { WeekModel } from './week-model.ts';
import { noPrices, pricedRows, type WeekPrices } from './week-prices.ts';

const SHAPES: readonly RandomWeekShape[] = [
  { days: 3, slots: 3, options: 4, copies: 1 },
  { days: 4, slots: 2, options: 5, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 2 },
  { days: 4, slots: 2, options: 4, copies: 1, classes: 3 },
  { days: 3, slots: 3, options: 4, copies: 1, classes: 2 },
];

describe('bounds from a list of menus', () => {
  it.each(SHAPES)(
    'stay below the optimum at any prices and threshold, inside and outside the list: %o',
    (shape) => {
      for (let seed = 1; seed <= runs(60); seed += 1) {
        const unit = randomUnits(seed);
        const model = randomWeek(unit, shape);
        const best = cheapestWeek(model);
        const bare = noPrices(model);
        const prices = {
          dish: bare.dish.map(() => (unit() < 0.5 ? 8 * unit() : 0)),
          counter: bare.counter.map((_, index) => Math.min(model.counters[index]?.points ?? 0, 2 * unit())),
        };
        const costs = everyMenu(model).map((menu) => ({ ...menu, priced: pricedCost(model, prices, menu) }));
        const taus = model.classes.map((_, index) => {
          const sorted = costs
            .filter(({ place }) => place === index)
            .map(({ priced }) => priced)
            .sort((a, b) => a - b);
          return sorted[Math.floor(unit() * sorted.length)] ?? 0;
        });
        const isListed = ({ place, priced }: (typeof costs)[number]) => priced <= (taus[place] ?? 0) + 1e-12;
        const pool = new MenuPool(model);
        for (const menu of costs) if (isListed(menu)) pool.add(menu.place, menu.rows);
        const { any, outside } = completeBounds(poolStanding(pool, prices), taus);
        expect(any).toBeLessThanOrEqual(best + 1e-7);
        const key = ({ place, rows }: BruteMenu) => `${place} ${rows.join()}`;
        const listed = new Set(costs.filter(isListed).map(key));
        const bestOutside = cheapestWeek(model, (week) => week.some((menu) => !listed.has(key(menu))));
        expect(outside).toBeLessThanOrEqual(bestOutside + 1e-7);
      }
    },
  );

  it('are met exactly where one day is planned and nothing is priced', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomWeek(randomUnits(seed), { days: 1, slots: 2, options: 12, copies: 1 });
      const model = {
        ...random,
        counters: [],
        countersOfKind: random.countersOfKind.map(() => new Int32Array(0)),
      };
      const menus = [...everyMenu(model)].sort((a, b) => a.cost - b.cost);
      const next = menus[20]?.cost ?? 0;
      const pool = new MenuPool(model);
      for (const { rows } of menus.slice(0, 20)) pool.add(0, rows);
      const { any, outside } = completeBounds(poolStanding(pool, noPrices(model)), [next]);
      expect(any).toBeCloseTo(cheapestWeek(model), 9);
      expect(outside).toBeCloseTo(next, 9);
    }
  });
});

function pricedCost(model: WeekModel, prices: WeekPrices, { place, rows, cost }: BruteMenu): number {
  const slots = model.classes[place]?.slots ?? [];
  return slots.reduce((sum, each, slot) => {
    const row = rows[slot] ?? 0;
    return sum + (pricedRows(model, each, prices)[row] ?? 0) - (each.cost[row] ?? 0);
  }, cost);
}
