import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN_GROUPS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { everyMenu } from '../testing/brute-force-week.ts';
import { weeklyBound } from './bounds/weekly-bound.ts';
import { WeeklyLagrangian } from './bounds/weekly-lagrangian.ts';
import { solveMaster } from './master/master-lp.ts';
import { MenuPool } from './master/menu-pool.ts';
import { completeBounds, decidingThresholds, poolStanding } from './master/pool-standing.ts';
import type { WeekModel } from './master/week-model.ts';
import { noPrices, pricedRows } from './master/week-prices.ts';
import { conjugate, penaltyTable } from './pricing/penalty-table.ts';
import { PricedMenus } from './pricing/priced-menus.ts';
import { MenuPricing } from './pricing/pricing.ts';
import { solveWeek } from './solve-week.ts';
import { WeekChoice } from './week-choice.ts';

/** The example that the guides work out by hand: two days, lunch and dinner, three dishes each. */
const LUNCH = { kcal: [800, 700, 1300], points: [1, 0.5, 2] };
const DINNER = { kcal: [1200, 1000, 600], points: [0.5, 1, 0.5] };
/** The dinner of 1,200 kcal, which has a price. */
const DEAR = 3;

const penalty = penaltyTable([
  { index: 0, nutrient: 'energyKcal', range: { min: 1900, max: 2000 }, weight: 3 },
]);
const rows = ({ kcal, points }: typeof LUNCH, from: number) => ({
  size: 3,
  cost: Float64Array.from(points),
  amounts: Float64Array.from(kcal, (each) => each / 2000),
  dish: Int32Array.of(from, from + 1, from + 2),
  group: Int32Array.of(from, from + 1, from + 2),
  kind: Int32Array.of(0, 0, 0),
  apart: Int32Array.of(from, from + 1, from + 2),
  fixed: false,
});
const model: WeekModel = {
  days: 2,
  slotCount: 2,
  classes: [
    { days: [0, 1], slots: [rows(LUNCH, 0), rows(DINNER, 3)], penalty, morning: null, evening: null },
  ],
  dishCount: 6,
  capacity: new Int32Array(6).fill(1),
  counters: [],
  countersOfKind: [],
  groupRoom: new Float64Array(MAIN_GROUPS.length).fill(Infinity),
  returnPoints: 0,
  overnight: false,
};
const [day = fail()] = model.classes;

const guides = ['en', 'ko'].map((language) => ({
  language,
  text: readFileSync(join(import.meta.dirname, `../../../../docs/planner.${language}.md`), 'utf8'),
}));
const pool = new MenuPool(model);
for (const { rows: menu } of everyMenu(model)) pool.add(0, menu);
const priced = (price: number) => {
  const prices = noPrices(model);
  prices.dish[DEAR] = price;
  return prices;
};

/** Rounded to hide the rounding error of sums. */
const shown = (value: number) => String(Number(value.toFixed(9)));

describe('the worked example of the guide', () => {
  it.each(guides)('has the menus the $language guide lists', ({ text }) => {
    for (const {
      rows: [lunch = 0, dinner = 0],
      cost,
    } of everyMenu(model)) {
      const kcal = (LUNCH.kcal[lunch] ?? 0) + (DINNER.kcal[dinner] ?? 0);
      const own = (LUNCH.points[lunch] ?? 0) + (DINNER.points[dinner] ?? 0);
      expect(text).toContain(
        `| ${kcal.toLocaleString('en')} | ${shown(cost - own)} | ${own} | ${shown(cost)} |`,
      );
    }
  });

  it.each(guides)('has the bounds and the threshold of the $language guide', ({ text }) => {
    const bound = (price: number) => completeBounds(poolStanding(pool, priced(price)), [Infinity]).any;
    const standing = poolStanding(pool, priced(1));
    const objective = solveWeek(model)?.objective ?? 0;
    const tau = decidingThresholds(standing, objective)?.[0] ?? 0;
    expect(text).toContain(`L(0) = ${shown(bound(0))}`);
    expect(text).toContain(`L(1) = ${shown(bound(1))}`);
    expect(text).toContain(
      `τ = ${[objective, standing.kappa].map(shown).join(' + ')} - ${shown(standing.cheapest[0]?.sum(1) ?? 0)} = ${shown(tau)}`,
    );
    const weekly = new WeeklyLagrangian(model);
    const value = weekly.evaluate({ q: [Float64Array.of(-3.75)], counter: new Float64Array(0) });
    expect(text).toContain(`W = ${shown(value)}`);
    expect(weeklyBound(model).value).toBeCloseTo(value, 2);
    expect(completeBounds(standing, [tau]).outside).toBeCloseTo(objective, 12);
  });

  it('has a price on one dish at the optimum of its master programme', () => {
    const { objective, prices } = solveMaster(pool, {
      menus: pool.menus,
      chosen: new WeekChoice(pool),
      emptyDayPoints: Infinity,
    });
    expect(objective).toBeCloseTo(3.5, 9);
    expect([...prices.dish.keys()].filter((dish) => (prices.dish[dish] ?? 0) > 1e-9)).toEqual([DEAR]);
  });

  it('is proved optimal with the three menus that pricing lists', () => {
    const found = new PricedMenus(2, 9, 2.5);
    const costs = day.slots.map((slot) => pricedRows(model, slot, priced(1)));
    expect(new MenuPricing(day, new Float64Array(1)).run(costs, { found, nodeLimit: 9 })).toBe(2.5);
    expect(found.count).toBe(3);
    expect(solveWeek(model)).toMatchObject({ objective: 3.5, lowerBound: 3.5 });
  });

  it.each(guides)('has the parts of the splitting bound that the $language guide shows', ({ text }) => {
    const at = (q: number) => conjugate(penalty, Float64Array.of(q), new Float64Array(1));
    const part = (slot: typeof LUNCH, row: number, q: number) =>
      (slot.points[row] ?? 0) + (slot === DINNER && row === 0 ? 1 : 0) + (q * (slot.kcal[row] ?? 0)) / 2000;
    const line = (lunch: number, q: number) =>
      [0, 1, 2].map((dinner) => part(LUNCH, lunch, q) + part(DINNER, dinner, q) + at(q)).map(shown);
    expect(text).toContain(`| ${line(0, -30).join(' | ')} |`);
    expect(text).toContain(`| ${line(2, 30).join(' | ')} |`);
  });
});

function fail(): never {
  throw new Error('the example has days');
}
