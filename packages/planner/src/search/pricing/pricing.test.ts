import { describe, expect, it } from 'vitest';
import { everyMenu } from '../../testing/brute-force-week.ts';
import { randomUnits, randomWeek } from '../../testing/random-week.ts';
import type { WeekModel } from '../master/week-model.ts';
import { noPrices, pricedRows, type WeekPrices } from '../master/week-prices.ts';
import { PricedMenus } from './priced-menus.ts';
import { MenuPricing } from './pricing.ts';

const OPTIONS = [60, 45, 28];
/** Most menus of a scanned node: few enough that the search splits its root several times. */
const SCANNED = 2_000;

function pricesOf(model: WeekModel, unit: () => number): WeekPrices {
  const prices = noPrices(model);
  return {
    dish: prices.dish.map(() => (unit() < 0.5 ? 3 * unit() : 0)),
    counter: prices.counter.map(() => unit()),
  };
}

const slotsOf = ({ classes }: WeekModel) => classes[0]?.slots ?? [];

function pricingOf({ classes: [ofClass] }: WeekModel): MenuPricing {
  if (ofClass === undefined) throw new Error('a week has days');
  return new MenuPricing(ofClass, new Float64Array(ofClass.penalty.width), SCANNED);
}

function listed(found: PricedMenus, { slotCount }: WeekModel): string[] {
  const menus: string[] = [];
  found.forEach((all, from) => {
    menus.push(all.slice(from, from + slotCount).join());
  });
  return menus;
}

/** Priced costs of all menus, cheapest first, by enumeration. */
function enumerated(model: WeekModel, prices: WeekPrices): { rows: string; cost: number }[] {
  const bare = slotsOf(model).map((rows) => rows.cost);
  const priced = slotsOf(model).map((rows) => pricedRows(model, rows, prices));
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
  const pricing = pricingOf(model);
  const rows = slotsOf(model).map((each) => pricedRows(model, each, prices));
  const known = pricing.run(rows, { found, nodeLimit: 100_000 });
  return { known, menus: listed(found, model), nodes: pricing.nodes };
}

describe('pricing day menus', () => {
  it.each([1, 2, 3])('lists exactly the menus of enumeration, %i slots', (slots) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const unit = randomUnits(seed);
      const model = randomWeek(unit, { days: 3, slots, options: OPTIONS[slots - 1] ?? 28, copies: 1 });
      const prices = pricesOf(model, unit);
      const all = enumerated(model, prices);
      const tau = (all[Math.floor(unit() * Math.min(400, all.length))]?.cost ?? 0) + 1e-9;
      const { known, menus } = priced(model, prices, new PricedMenus(slots, 1000, tau));
      expect(known).toBe(tau);
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

  it('knows up to which cost it found all menus when the node limit comes first, more so with more nodes', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const model = randomWeek(randomUnits(seed), { days: 3, slots: 3, options: 40, copies: 1 });
      const rows = slotsOf(model).map((each) => pricedRows(model, each, noPrices(model)));
      const all = enumerated(model, noPrices(model));
      const tau = all[6_000]?.cost ?? 0;
      let before = -Infinity;
      let first = Infinity;
      for (const nodeLimit of [1, 2, 4, 8, 16, 32]) {
        const found = new PricedMenus(3, 10_000, tau);
        const known = pricingOf(model).run(rows, { found, nodeLimit });
        const menus = new Set(listed(found, model));
        expect(all.filter((menu) => menu.cost < known && !menus.has(menu.rows))).toEqual([]);
        expect(known).toBeGreaterThanOrEqual(before);
        expect(known).toBeLessThanOrEqual(tau);
        first = Math.min(first, known);
        before = known;
      }
      expect(before).toBeGreaterThan(first);
    }
  });
});
