import { MEAL_TIMES, openCookbook, type WeekPlan } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { idsBeside, makeTables, type Tables } from '../model/tables.ts';
import { makeVisitor } from '../model/visitor.ts';
import { planWeek } from '../plan-week.ts';
import { VARIETY_POINTS } from '../preferences/variety-points.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { aBase, aSide, aTable, aTableProblem, atMostSodium } from '../testing/a-table-problem.ts';
import { aLaidWorld } from '../verification/testing/a-laid-world.ts';
import { WeekOfTables } from './week-of-tables.ts';

const MINUTES = 10;
const rices = [0, 1].map((kind) => aBase({ kind, minutes: MINUTES }));
/** Two tables on the first day, one on the second, and two after the days a rice is cooked for. */
const tables = [
  aTable({ bases: rices }),
  aTable({ bases: rices, time: 'dinner' }),
  aTable({ bases: rices, day: 1 }),
  aTable({ bases: rices, day: 4 }),
  aTable({ bases: rices, day: 5 }),
];
/** Three sides, the last two of which do not go together. */
const sides = [
  aSide(0),
  aSide(1, { clashes: Uint8Array.of(0, 1, 1) }),
  aSide(2, { clashes: Uint8Array.of(0, 1, 1) }),
];
const places = [
  { table: 0, choices: [2], mayBeBare: false },
  { table: 1, choices: [0, 1, 2], mayBeBare: true },
  { table: 1, choices: [0, 1, 2], mayBeBare: false },
];
const problem = aTableProblem({ tables, places, sides, terms: atMostSodium(2500) });

describe('a week of tables', () => {
  it.each([
    ['another rice on one day', [0, 1, 0, 0, 0], WORK_POINTS.rice + WORK_POINTS.riceMinute * MINUTES],
    ['another rice on another of its days', [0, 0, 1, 0, 0], WORK_POINTS.rice],
    ['another rice after its days', [0, 0, 0, 1, 1], 0],
    ['another rice on one day after them', [0, 0, 0, 0, 1], WORK_POINTS.rice],
    ['another rice on all of its days', [1, 1, 1, 0, 0], 0],
  ])('has the points of %s', (_what, bases, points) => {
    const week = new WeekOfTables(problem);
    const usual = week.points;
    for (const [table, base] of bases.entries()) week.setBase(table, base);
    expect(week.points - usual).toBeCloseTo(points, 9);
  });

  it.each([
    ['the side it has', [2, 1], true],
    ['one that goes with the others of its table', [2, 0], true],
    ['one that does not go with another of its table', [1, 2], false],
    ['one that is there already', [1, 1], false],
    ['one that does not go with that of another table', [0, 2], true],
    ['one that is not among its choices', [0, 0], false],
    ['none where it may not be bare', [0, -1], false],
    ['none where it may be bare', [1, -1], true],
  ] as const)('says whether a place may hold %s', (_what, [place, side], may) => {
    const week = new WeekOfTables(problem);
    week.set(2, 1);
    expect(week.mayHold(place, side)).toBe(may);
  });

  it.each([
    ['two spicy sides', { isSpicy: false, laid: [1, 2] }, 0],
    ['a spicy side beside a spicy dish', { isSpicy: true, laid: [1, 0] }, 0],
    ['two spicy sides beside a spicy dish', { isSpicy: true, laid: [1, 2] }, VARIETY_POINTS.spicy],
  ] as const)('has points for a third spicy dish of a table: %s', (_what, { isSpicy, laid }, points) => {
    const seated = [0, 1, 2].map((shelf) =>
      aSide(shelf, { isSpicy: shelf > 0, eating: 0, cooking: 0, minutes: 0 }),
    );
    const both = [0, 0].map((table) => ({ table, choices: [0, 1, 2], mayBeBare: false }));
    const week = (isHot: boolean) => {
      const made = new WeekOfTables(
        aTableProblem({ tables: [aTable({ isSpicy: isHot })], places: both, sides: seated }),
      );
      for (const [place, side] of laid.entries()) made.set(place, side);
      return made;
    };
    expect(week(isSpicy).points - week(false).points).toBe(points);
    expect(week(isSpicy).leastPoints).toBeLessThanOrEqual(week(isSpicy).points);
  });

  it('is again as it was when it is restored', () => {
    const week = new WeekOfTables(problem);
    week.set(0, 2);
    week.set(2, 1);
    week.setBase(1, 1);
    const before = week.present();
    for (const place of places.keys()) week.set(place, 0);
    for (const table of tables.keys()) week.setBase(table, table % 2 === 0 ? 1 : 0);
    week.restore(before);
    const { points, ...after } = week.present();
    expect(after).toEqual({ sides: before.sides, bases: before.bases, dayPoints: before.dayPoints });
    expect(points).toBeCloseTo(before.points, 9);
    expect(before.dayPoints[0]).toBeGreaterThan(0);
  });

  it('has the points of days with what is eaten of each base', () => {
    const bases = [1000, 2000].map((sodiumMg) => aBase({ sodiumMg }));
    const week = new WeekOfTables(aTableProblem({ tables: [aTable({ bases })], terms: atMostSodium(1500) }));
    const [before] = week.present().dayPoints;
    week.setBase(0, 1);
    expect(before).toBe(0);
    expect(week.present().dayPoints[0]).toBeGreaterThan(0);
  });

  it('never has fewer points than the bound that is known before its portions', () => {
    const salty = [aSide(0, { sodiumMg: 2000 }), aSide(1, { sodiumMg: 0 })];
    const two = [0, 1].map((day) => aTable({ day }));
    const both = two.map((_, table) => ({ table, choices: [0, 1], mayBeBare: false }));
    const week = new WeekOfTables(
      aTableProblem({ tables: two, places: both, sides: salty, terms: atMostSodium(1500) }),
    );
    for (const [place, side] of [
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      week.set(place, side);
      const least = week.leastPoints;
      expect(least).toBeLessThanOrEqual(week.points + 1e-9);
      expect(week.leastPoints).toBeCloseTo(week.points, 9);
    }
  });
});

const { taxonomy, cookbook, candidates } = aLaidWorld();
const book = openCookbook(cookbook);
/** Every fresh food is sold in boxes of three servings, so that one or two are easily left. */
const boxes = Object.fromEntries(
  book.recipes.flatMap(({ ingredients, servings }) =>
    ingredients.flatMap(({ id, grams }) =>
      id === null || grams === null ? [] : [[id, { 팩: (3 * grams) / servings }]],
    ),
  ),
);
const byTheBox = makeTables(taxonomy, book, { unitGrams: boxes });
const survey = aSurvey({
  mealStyles: { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const visitor = makeVisitor(taxonomy, survey);

const laidWith = (tables: Tables, seed: number) =>
  planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed }).week;

function boxesLeft(week: WeekPlan): number {
  const taken = new Map<string, number>();
  for (const slot of week.flatMap(({ slots }) => MEAL_TIMES.map((time) => slots[time]))) {
    if (slot.kind !== 'recipe') continue;
    for (const id of [slot.id, ...idsBeside(slot, byTheBox)]) {
      const dish = byTheBox.sideCandidate(id);
      const parts = dish === undefined ? [] : byTheBox.partsOf(dish);
      for (const [at, part] of parts.entries()) {
        const food = dish?.perishables?.[at] ?? '';
        taken.set(food, (taken.get(food) ?? 0) + part);
      }
    }
  }
  return [...taken.values()].reduce((sum, parts) => sum + Math.ceil(parts - 1e-9) - parts, 0);
}

it('lays tables that use up what shops sell whole', () => {
  const seeds = [1, 2, 3, 4, 5];
  const left = (tables: Tables) => seeds.reduce((sum, seed) => sum + boxesLeft(laidWith(tables, seed)), 0);
  const known = left(byTheBox);
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThan(0.95 * left(makeTables(taxonomy, book)));
});
