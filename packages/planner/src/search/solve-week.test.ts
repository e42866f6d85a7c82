import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { cheapestWeek, everyMenu, hasOrder, weekCost } from '../testing/brute-force-week.ts';
import { type RandomWeekShape, randomUnits, randomWeek } from '../testing/random-week.ts';
import { dearestWeek } from './bounds/dearest-week.ts';
import { weeklyBound } from './bounds/weekly-bound.ts';
import { classOfDay, type WeekModel } from './master/week-model.ts';
import { solveWeek } from './solve-week.ts';
import { weekExists } from './week-exists.ts';
import { WeekSearch } from './week-search.ts';
import { WORK_LIMITS } from './work-limits.ts';

const SHAPES: readonly RandomWeekShape[] = [
  { days: 3, slots: 3, options: 4, copies: 1 },
  { days: 4, slots: 2, options: 6, copies: 1 },
  { days: 7, slots: 1, options: 9, copies: 1 },
  { days: 2, slots: 3, options: 5, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 2 },
  { days: 4, slots: 1, options: 3, copies: 3 },
  { days: 3, slots: 3, options: 3, copies: 7 },
];
const RUNS = runs(40);
/** Week shapes with kept meals. */
const CLASSES: readonly RandomWeekShape[] = [
  { days: 4, slots: 2, options: 4, copies: 1, classes: 2 },
  { days: 3, slots: 3, options: 4, copies: 1, classes: 3 },
  { days: 7, slots: 1, options: 8, copies: 1, classes: 3 },
  { days: 4, slots: 2, options: 3, copies: 2, classes: 4 },
  { days: 3, slots: 3, options: 3, copies: 7, classes: 2 },
  { days: 4, slots: 3, options: 5, copies: 1, classes: 4 },
];
/** A shape of weeks some of which do not exist, which counting alone does not detect. */
const IMPOSSIBLE: RandomWeekShape = { days: 5, slots: 3, options: 6, copies: 1, classes: 4 };
/** Points of a repeat with which a week of 15 meals may cost several times EMPTY_DAY_POINTS. */
const DEAR = 300_000;
const CLASS_RUNS = runs(60, 20);

describe('solving a week', () => {
  it.each(SHAPES)('finds the optimum of brute force, proves it, and reports it truly: %o', (shape) => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const model = randomWeek(randomUnits(seed), shape);
      const best = cheapestWeek(model);
      expect(weeklyBound(model).value).toBeLessThanOrEqual(best + 1e-9);
      const solution = weekExists(model) ? solveWeek(model) : null;
      if (best === Infinity) {
        expect(solution).toBeNull();
        continue;
      }
      expect(solution?.objective).toBeCloseTo(best, 7);
      expect(solution?.lowerBound).toBeCloseTo(best, 5);
      const week = priced(model, solution?.days ?? []);
      expect(weekCost(model, week)).toBeCloseTo(best, 7);
      if (model.overnight) expect(hasOrder(model, week)).toBe(true);
    }
  });

  it.each(CLASSES)('finds the optimum where days hold meals already: %o', (shape) => {
    let solved = 0;
    for (let seed = 1; seed <= CLASS_RUNS; seed += 1) {
      const model = randomWeek(randomUnits(seed), shape);
      const best = cheapestWeek(model);
      expect(weeklyBound(model).value).toBeLessThanOrEqual(best + 1e-7);
      if (best === Infinity) {
        if (weekExists(model)) expect(solveWeek(model)).toBeNull();
        continue;
      }
      solved += 1;
      expect(weekExists(model)).toBe(true);
      const solution = solveWeek(model);
      expect(solution?.objective).toBeCloseTo(best, 7);
      expect(solution?.lowerBound).toBeCloseTo(best, 5);
      const week = priced(model, solution?.days ?? []);
      expect(weekCost(model, week)).toBeCloseTo(best, 7);
      if (model.overnight) expect(hasOrder(model, week)).toBe(true);
    }
    expect(solved).toBeGreaterThan(CLASS_RUNS / 6);
  });

  it('soon sees that no week exists, at a bound no week exceeds', () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const model = randomWeek(randomUnits(seed), IMPOSSIBLE);
      const dearest = model.classes.map(() => 0);
      for (const { place, cost } of everyMenu(model)) dearest[place] = Math.max(dearest[place] ?? 0, cost);
      const ofDays = model.classes.map(({ days }, place) => days.length * (dearest[place] ?? 0));
      expect(dearestWeek(model)).toBeGreaterThanOrEqual(ofDays.reduce((a, b) => a + b));
      if (!weekExists(model)) continue;
      const search = new WeekSearch(model, weeklyBound(model), WORK_LIMITS);
      search.run();
      if (search.incumbent.objective === Infinity) rounds.push(search.work.rounds);
    }
    expect(rounds.length).toBeGreaterThan(1);
    expect(Math.max(...rounds)).toBeLessThan(5);
  });

  it('soon sees that no week exists where one could cost more than days without a menu', () => {
    const rounds: number[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const model = { ...randomWeek(randomUnits(seed), IMPOSSIBLE), returnPoints: DEAR };
      if (!weekExists(model)) continue;
      const search = new WeekSearch(model, weeklyBound(model), WORK_LIMITS);
      search.run();
      if (search.incumbent.objective === Infinity) rounds.push(search.work.rounds);
    }
    expect(rounds.length).toBeGreaterThan(1);
    expect(Math.max(...rounds)).toBeLessThan(7);
  });

  it('keeps the order of the days it returns valid', () => {
    let checked = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const model = {
        ...randomWeek(randomUnits(seed), { days: 7, slots: 2, options: 12, copies: 1 }),
        overnight: true,
      };
      const [first, last] = [model.classes[0]?.slots[0], model.classes[0]?.slots.at(-1)];
      const solution = weekExists(model) ? solveWeek(model) : null;
      solution?.days.slice(1).forEach((rows, index) => {
        const evening = last?.group[solution.days[index]?.at(-1) ?? 0];
        expect(first?.group[rows[0] ?? 0]).not.toBe(evening);
        checked += 1;
      });
    }
    expect(checked).toBeGreaterThan(2.5 * RUNS);
  });

  it('gives the same answer to the same question, work included', () => {
    const shape = { days: 7, slots: 3, options: 25, copies: 1 };
    for (let seed = 1; seed <= 10; seed += 1) {
      const ask = () => solveWeek(randomWeek(randomUnits(seed), shape));
      expect(ask()).toEqual(ask());
    }
  });
});

function priced(model: WeekModel, days: readonly (readonly number[])[]) {
  const classOf = classOfDay(model);
  const menus = new Map(everyMenu(model).map((menu) => [`${menu.place} ${menu.rows.join()}`, menu]));
  return days.flatMap((rows, day) => menus.get(`${classOf[day]} ${rows.join()}`) ?? []);
}
