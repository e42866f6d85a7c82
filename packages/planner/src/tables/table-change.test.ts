import { expect, it } from 'vitest';
import { aBase, aSide, aTable, aTableProblem } from '../testing/a-table-problem.ts';
import { TableChange } from './table-change.ts';
import { WeekOfTables } from './week-of-tables.ts';

it('A change that is undone leaves the week as it was before it, and one after it starts anew', () => {
  const bases = [0, 1].map((kind) => aBase({ kind }));
  const tables = [0, 1].map((day) => aTable({ day, bases }));
  const places = tables.map((_, table) => ({ table, choices: [0, 1], mayBeBare: false }));
  const week = new WeekOfTables(aTableProblem({ tables, places, sides: [aSide(0), aSide(1)] }));
  week.set(1, 1);
  week.setBase(1, 1);
  const change = new TableChange(week);
  const laid = () => [...week.sides, ...week.bases];
  expect(change.isNone).toBe(true);
  change.set(0, 0);
  change.clear();
  change.setBase(0, 1);
  change.setBase(1, 0);
  expect([change.isNone, ...laid()]).toEqual([false, 0, 1, 1, 0]);
  change.undo();
  expect([change.isNone, ...laid()]).toEqual([true, 0, 1, 0, 1]);
  change.set(0, 1);
  change.set(1, 0);
  expect([change.isNone, ...laid()]).toEqual([false, 1, 0, 0, 1]);
  change.undo();
  expect(laid()).toEqual([0, 1, 0, 1]);
});
