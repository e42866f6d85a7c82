import { describe, expect, it } from 'vitest';
import { noAmounts } from '../../model/day-amounts.ts';
import { dayPenalty } from '../../preferences/day-penalty.ts';
import { aBase, aSide, aTable, aTableProblem, atMostSodium } from '../../testing/a-table-problem.ts';
import { NO_WORSE } from '../choose-sides.ts';
import type { TableProblem } from '../table-problem.ts';
import type { LaidWeek } from '../week-of-tables.ts';
import { certifyStock } from './certify-stock.ts';
import { laidAs } from './read-tables.ts';
import { weekStock } from './week-stock.ts';

/**
 * A day with a single table whose place stays empty; `usual` turns its points outside its limits into those of the
 * usual companions.
 */
function aDayAt(usual: (points: number) => number): TableProblem {
  const terms = atMostSodium(900);
  const base = aBase();
  const eaten = noAmounts();
  base.portions.eat(noAmounts(), eaten);
  return aTableProblem({
    tables: [aTable({ bases: [base] })],
    places: [{ table: 0, choices: [], mayBeBare: true }],
    terms,
    usualPoints: Float64Array.of(usual(dayPenalty(eaten, terms))),
  });
}

const laid: LaidWeek = {
  sides: Int32Array.of(-1),
  bases: Int32Array.of(0),
  points: 0,
  dayPoints: Float64Array.of(0),
};
const certified = (problem: TableProblem, week = laid) =>
  certifyStock(problem, { laid: week, isLaid: () => true, isServable: () => true });

/** Two days with a place for namul, which may stay empty; the first exceeds its sodium limit already. */
function twoDays(prepDay: number): TableProblem {
  const days = [0, 1];
  return aTableProblem({
    tables: days.map((day) => aTable({ day })),
    places: days.map((table) => ({ table, choices: [0], mayBeBare: true })),
    sides: [aSide(0)],
    base: days.map((day) => noAmounts().fill(day === 0 ? 0 : -2000)),
    terms: atMostSodium(900),
    prepDay,
  });
}

describe('the tables a week has', () => {
  const rest = { breakfast: { kind: 'fasting' }, dinner: { kind: 'fasting' } } as const;
  const read = (places: TableProblem['places']) => {
    const lunch = { kind: 'recipe', id: 'stew', style: 'cookedRecipe', companions: [] } as const;
    const problem = { ...aDayAt((points) => points), places };
    return laidAs(problem, [{ date: '2026-11-30', slots: { ...rest, lunch } }]).unread;
  };
  const [place = { table: 0, choices: [], mayBeBare: true }] = aDayAt(() => 0).places;

  it('may have no side at any place that may stay bare', () => {
    expect(read([place])).toEqual([]);
    expect(read([place, place])).toEqual([]);
    expect(read([place, { ...place, mayBeBare: false }])).toHaveLength(1);
  });
});

describe('the days of what is cooked', () => {
  it('stay as they are laid where they lie at the edge of what a day may miss, whatever sums round to', () => {
    for (const rounding of [-1e-9, 0, 1e-9]) {
      const found = certified(aDayAt((points) => points - NO_WORSE + rounding));
      expect(found?.ways.map(({ table, sides }) => [table, sides])).toEqual([[0, [-1]]]);
      expect(found?.certificate).toMatchObject({ gapDays: 0, provedDays: true });
    }
  });

  it('eat each cooking on the day it is cooked on, though another day suits it better; what is cooked ahead may wait', () => {
    const both = { ...laid, sides: Int32Array.of(0, 0), bases: Int32Array.of(0, 0) };
    const eatenWith = (prepDay: number) => certified(twoDays(prepDay), both)?.ways.map(({ sides }) => sides);
    expect(eatenWith(-1)).toEqual([[0], [0]]);
    expect(eatenWith(0)).toEqual([[-1], [0]]);
  });

  it('are never more meals of one day of cooking ahead than a cooking serves', () => {
    const two = twoDays(0);
    const meals = [0, 1, 2].flatMap((day) => (['lunch', 'dinner'] as const).map((time) => ({ day, time })));
    const problem = {
      ...two,
      tables: meals.flatMap((meal) => two.tables.slice(0, 1).map((table) => ({ ...table, ...meal }))),
      places: meals.map((_, table) => ({ table, choices: [0], mayBeBare: true })),
    };
    const everywhere = { ...laid, sides: new Int32Array(meals.length), bases: new Int32Array(meals.length) };
    const { stock, itemAt } = weekStock(problem, { laid: everywhere, isLaid: () => true });
    expect([...itemAt].map((item) => stock.items[item]?.cookDay)).toEqual([0, 0, 0, 0, 2, 2]);
  });
});
