import { describe, expect, it } from 'vitest';
import { everyMenu } from '../testing/brute-force-week.ts';
import { randomUnits, randomWeek } from '../testing/random-week.ts';
import { PricedMenus } from './priced-menus.ts';
import { MenuPricing } from './pricing.ts';
import type { WeekModel } from './week-model.ts';
import { noPrices, pricedRows, type WeekPrices } from './week-prices.ts';

/** Enough menus for the search to cut its root in two several times. */
const OPTIONS = [60, 45, 28];

function pricesOf(model: WeekModel, unit: () => number): WeekPrices {
  const prices = noPrices(model);
  return {
    dish: prices.dish.map(() => (unit() < 0.5 ? 3 * unit() : 0)),
    counter: prices.counter.map(() => unit()),
  };
}

/** Priced costs of all menus, cheapest first, by enumeration. */
function enumerated(model: WeekModel, prices: WeekPrices): { rows: string; cost: number }[] {
  const bare = model.slots.map((rows) => rows.cost);
  const priced = model.slots.map((rows) => pricedRows(model, rows, prices));
  return everyMenu(model)
    .map(({ rows, cost }) => ({
      rows: rows.join(),
      cost: rows.reduce(
        (sum, row, slot) => sum + (priced[slot]?.[row] ?? 0) - (bare[slot]?.[row] ?? 0),
        cost,
      ),
    }))
    .sort((a, b) => a.cost - b.cost);
}

function priced(model: WeekModel, prices: WeekPrices, found: PricedMenus) {
  const pricing = new MenuPricing(model, model.slots, new Float64Array(model.penalty.width));
  const rows = model.slots.map((each) => pricedRows(model, each, prices));
  const complete = pricing.run(rows, { found, nodeLimit: 100_000 });
  const menus: string[] = [];
  found.forEach((all, from) => {
    menus.push(all.slice(from, from + model.slots.length).join());
  });
  return { complete, menus, nodes: pricing.nodes };
}

describe('pricing day menus', () => {
  it.each([1, 2, 3])('lists exactly the menus of enumeration, %i slots', (slots) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const unit = randomUnits(seed);
      const model = randomWeek(unit, { days: 3, slots, options: OPTIONS[slots - 1] ?? 28, copies: 1 });
      const prices = pricesOf(model, unit);
      const all = enumerated(model, prices);
      const tau = (all[Math.floor(unit() * Math.min(400, all.length))]?.cost ?? 0) + 1e-9;
      const { complete, menus } = priced(model, prices, new PricedMenus(slots, 1000, tau));
      expect(complete).toBe(true);
      const expected = all.filter(({ cost }) => cost <= tau).map(({ rows }) => rows);
      expect(menus.sort()).toEqual(expected.sort());
    }
  });

  it('cuts large nodes in two', () => {
    const unit = randomUnits(5);
    const model = randomWeek(unit, { days: 3, slots: 3, options: 28, copies: 1 });
    expect(priced(model, noPrices(model), new PricedMenus(3, 30_000, 1e6)).nodes).toBeGreaterThan(2);
  });

  it('keeps the cheapest menus, and all up to the lowered threshold, when they are too many', () => {
    const unit = randomUnits(7);
    const model = randomWeek(unit, { days: 3, slots: 3, options: 20, copies: 1 });
    const found = new PricedMenus(3, 50, Infinity);
    const { menus } = priced(model, noPrices(model), found);
    const all = enumerated(model, noPrices(model));
    expect(menus.length).toBeGreaterThanOrEqual(50);
    expect(menus.sort()).toEqual(
      all
        .filter(({ cost }) => cost <= found.tau + 1e-12)
        .map(({ rows }) => rows)
        .sort(),
    );
  });

  it('says so when the node limit comes first', () => {
    const model = randomWeek(randomUnits(5), { days: 3, slots: 3, options: 28, copies: 1 });
    const pricing = new MenuPricing(model, model.slots, new Float64Array(model.penalty.width));
    const found = new PricedMenus(3, 10_000, 1e6);
    const rows = model.slots.map((each) => pricedRows(model, each, noPrices(model)));
    expect(pricing.run(rows, { found, nodeLimit: 3 })).toBe(false);
  });
});
