import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';
import { readUnitWeights, UNIT_WEIGHT_COLUMNS } from './read-unit-weights.ts';

const DEFAULTS: Readonly<Record<string, string>> = {
  id: 'chicken_egg',
  unit: '개',
  grams: '50',
  sourceId: 'usda-sr28',
  sourceKey: '1123',
};
const aRow = (changes: Readonly<Record<string, string>> = {}) =>
  UNIT_WEIGHT_COLUMNS.map((column) => changes[column] ?? DEFAULTS[column] ?? '');
const tableOf = (...rows: string[][]) => formatCsv([UNIT_WEIGHT_COLUMNS, ...rows]);

describe('readUnitWeights', () => {
  it('gives grams by food and unit', () => {
    const read = readUnitWeights(
      tableOf(aRow(), aRow({ unit: '판', grams: '1500' }), aRow({ id: '*', unit: '큰술', grams: '15' })),
    );
    expect(read.ok && read.value.get('chicken_egg')).toEqual(
      new Map([
        ['개', 50],
        ['판', 1500],
      ]),
    );
    expect(read.ok && read.value.get('*')?.get('큰술')).toBe(15);
  });

  it('reads parts of a gram', () => {
    const read = readUnitWeights(tableOf(aRow({ id: 'salt', unit: '꼬집', grams: '0.3' })));
    expect(read.ok && read.value.get('salt')?.get('꼬집')).toBe(0.3);
  });

  it.each([
    ['a unit given twice', [aRow(), aRow()], { line: 3, id: 'chicken_egg', reason: '개 used twice' }],
    [
      'an id in capitals',
      [aRow({ id: 'Egg' })],
      { line: 2, id: 'Egg', reason: 'id is not lower case ASCII' },
    ],
    ['no unit', [aRow({ unit: '' })], { line: 2, id: 'chicken_egg', reason: 'no unit' }],
    ['no weight', [aRow({ grams: '0' })], { line: 2, id: 'chicken_egg', reason: '0 is not a weight' }],
    [
      'words for a weight',
      [aRow({ grams: 'some' })],
      { line: 2, id: 'chicken_egg', reason: 'some is not a weight' },
    ],
    ['no source', [aRow({ sourceId: '' })], { line: 2, id: 'chicken_egg', reason: 'no source' }],
    [
      'an estimate without reason',
      [aRow({ estimated: 'yes' })],
      { line: 2, id: 'chicken_egg', reason: 'estimate without a note' },
    ],
    [
      'a doubtful estimate mark',
      [aRow({ estimated: 'maybe' })],
      { line: 2, id: 'chicken_egg', reason: 'estimated is neither yes nor empty' },
    ],
    ['a short line', [aRow().slice(1)], { line: 2, id: '개', reason: 'wrong number of cells' }],
  ])('refuses %s with line and reason', (_case, rows, problem) => {
    const read = readUnitWeights(tableOf(...rows));
    expect(!read.ok && read.problem).toContainEqual(problem);
  });

  it('refuses an unknown column and a missing one', () => {
    const read = readUnitWeights(tableOf(aRow()).replace('grams', 'ounces'));
    expect(!read.ok && read.problem.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['unknown column ounces', 'no column grams']),
    );
  });
});
