import { describe, expect, it } from 'vitest';
import { cheapestWeek, everyMenu } from '../testing/brute-force-week.ts';
import { randomUnits, randomWeek } from '../testing/random-week.ts';
import { MenuPool } from './menu-pool.ts';
import { completeBounds, poolStanding } from './pool-standing.ts';
import { noPrices, pricedRows } from './week-prices.ts';

const SHAPES = [
  { days: 3, slots: 3, options: 4, copies: 1 },
  { days: 4, slots: 2, options: 5, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 2 },
] as const;

describe('bounds from a list of menus', () => {
  it.each(SHAPES)(
    'stay below the optimum at any prices and threshold, inside and outside the list: %o',
    (shape) => {
      for (let seed = 1; seed <= 60; seed += 1) {
        const unit = randomUnits(seed);
        const model = randomWeek(unit, shape);
        const best = cheapestWeek(model);
        const bare = noPrices(model);
        const prices = {
          dish: bare.dish.map(() => (unit() < 0.5 ? 8 * unit() : 0)),
          counter: bare.counter.map((_, index) => Math.min(model.counters[index]?.points ?? 0, 2 * unit())),
        };
        const rows = model.slots.map((each) => pricedRows(model, each, prices));
        const costs = everyMenu(model).map((menu) => ({
          rows: menu.rows,
          priced: menu.rows.reduce(
            (sum, row, slot) => sum + (rows[slot]?.[row] ?? 0) - (model.slots[slot]?.cost[row] ?? 0),
            menu.cost,
          ),
        }));
        const sorted = costs.map(({ priced }) => priced).sort((a, b) => a - b);
        const tau = sorted[Math.floor(unit() * sorted.length)] ?? 0;
        const pool = new MenuPool(model, model.slots);
        for (const menu of costs) if (menu.priced <= tau + 1e-12) pool.add(menu.rows);
        const { any, outside } = completeBounds(poolStanding(pool, prices), tau);
        expect(any).toBeLessThanOrEqual(best + 1e-7);
        const listed = new Set(
          costs.filter((menu) => menu.priced <= tau + 1e-12).map(({ rows: each }) => each.join()),
        );
        const bestOutside = cheapestWeek(model, (week) => week.some((menu) => !listed.has(menu.rows.join())));
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
      const pool = new MenuPool(model, model.slots);
      for (const { rows } of menus.slice(0, 20)) pool.add(rows);
      const { any, outside } = completeBounds(poolStanding(pool, noPrices(model)), next);
      expect(any).toBeCloseTo(cheapestWeek(model), 9);
      expect(outside).toBeCloseTo(next, 9);
    }
  });
});
