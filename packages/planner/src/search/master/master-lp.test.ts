import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { cheapestWeek, everyMenu } from '../../testing/brute-force-week.ts';
import { type RandomWeekShape, randomUnits, randomWeek } from '../../testing/random-week.ts';
import { WeekChoice } from '../week-choice.ts';
import { solveMaster } from './master-lp.ts';
import { MenuPool } from './menu-pool.ts';
import { siftMaster } from './pool-lp.ts';
import type { WeekModel } from './week-model.ts';
import { rebate } from './week-prices.ts';

const SHAPES: readonly RandomWeekShape[] = [
  { days: 2, slots: 3, options: 5, copies: 1 },
  { days: 4, slots: 2, options: 5, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 2 },
  { days: 3, slots: 2, options: 3, copies: 7 },
  { days: 4, slots: 2, options: 5, copies: 1, classes: 3 },
];

function fullPool(model: WeekModel): MenuPool {
  const pool = new MenuPool(model);
  for (const { place, rows } of everyMenu(model)) pool.add(place, rows);
  return pool;
}

const WEEKS = runs(40, 12);

const models = (shape: RandomWeekShape) =>
  Array.from({ length: WEEKS }, (_, seed) => randomWeek(randomUnits(seed + 1), shape));

describe('the master programme', () => {
  it.each(SHAPES)('has prices that prove its value: %o', (shape) => {
    let solved = 0;
    for (const model of models(shape)) {
      const pool = fullPool(model);
      const menus = Array.from({ length: pool.size }, (_, menu) => menu);
      const lp = solveMaster(pool, { menus, chosen: new WeekChoice(pool), emptyDayPoints: Infinity });
      if (lp.status !== 'optimal') continue;
      solved += 1;
      // Any prices give the bound of the classes' cheapest priced menus - kappa; the best ones reach the programme's value.
      const priced = pool.priced(lp.prices);
      let value = -rebate(model, lp.prices);
      model.classes.forEach(({ days }, index) => {
        const cheapest = Math.min(...priced.filter((_, menu) => pool.classOf[menu] === index));
        expect(cheapest).toBeCloseTo(lp.dayPrices[index] ?? 0, 6);
        value += days.length * cheapest;
      });
      expect(value).toBeCloseTo(lp.objective, 6);
      expect(lp.objective).toBeLessThanOrEqual(cheapestWeek(model) + 1e-7);
    }
    expect(solved).toBeGreaterThan(WEEKS / 4);
  });

  it.each(SHAPES)('has the same value by sifting: %o', (shape) => {
    for (const model of models(shape)) {
      const pool = fullPool(model);
      const menus = Array.from({ length: pool.size }, (_, menu) => menu);
      const whole = solveMaster(pool, { menus, chosen: new WeekChoice(pool), emptyDayPoints: 1e5 });
      const chosen = new WeekChoice(pool);
      const sifted = siftMaster(pool, { menus, start: menus.slice(0, 5), chosen, emptyDayPoints: 1e5 });
      expect(sifted?.objective).toBeCloseTo(whole.objective, 4);
    }
  });

  it('counts what is chosen already', () => {
    for (const model of models({ days: 3, slots: 2, options: 3, copies: 2 })) {
      const pool = fullPool(model);
      const chosen = new WeekChoice(pool);
      chosen.push(0);
      const menus = Array.from({ length: pool.size }, (_, menu) => menu).filter((menu) => chosen.fits(menu));
      const rest = solveMaster(pool, { menus, chosen, emptyDayPoints: 1e5 });
      const whole = solveMaster(pool, {
        menus: Array.from({ length: pool.size }, (_, menu) => menu),
        chosen: new WeekChoice(pool),
        emptyDayPoints: 1e5,
      });
      expect(rest.objective).toBeGreaterThanOrEqual(whole.objective - 1e-4);
    }
  });
});
