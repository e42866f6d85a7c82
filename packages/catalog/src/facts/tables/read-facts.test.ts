import { describe, expect, it } from 'vitest';
import { FIGURES, type Figure } from '../figures.ts';
import { FACTS_COLUMNS } from '../ingredient-facts.ts';
import { formatCsv } from './csv.ts';
import { readFacts } from './read-facts.ts';

const aRow = (changes: Partial<Record<string, string>> = {}) =>
  FACTS_COLUMNS.map((column) => changes[column] ?? DEFAULTS[column] ?? (isFigure(column) ? '1' : ''));

const DEFAULTS: Partial<Record<string, string>> = { id: 'tofu', sourceId: 'mext-2020', sourceKey: '04032' };
const isFigure = (column: string) => FIGURES.some((figure: Figure) => figure === column);
const tableOf = (...rows: string[][]) => formatCsv([FACTS_COLUMNS, ...rows]);

describe('readFacts', () => {
  it('gives the facts of an ingredient by its id', () => {
    const row = aRow({
      sodiumMg: '9.5',
      gi: '',
      refusePercent: '12',
      figureSources: 'purineMg=usda-purine-r2;sugarG=kkini-estimate',
      estimated: 'sugarG;saturatedFatG',
      note: 'sugar as US tofu',
    });
    const read = readFacts(tableOf(row));
    expect(read.ok && read.value.get('tofu')).toMatchObject({
      sourceId: 'mext-2020',
      nutrition: { sodiumMg: 9.5, energyKcal: 1 },
      gi: null,
      refusePercent: 12,
      figureSources: { purineMg: 'usda-purine-r2', sugarG: 'kkini-estimate' },
      estimated: ['sugarG', 'saturatedFatG'],
      note: 'sugar as US tofu',
    });
  });

  it('keeps an empty cell unknown and a zero zero', () => {
    const read = readFacts(tableOf(aRow({ fiberG: '', sugarG: '0' })));
    expect(read.ok && read.value.get('tofu')?.nutrition).toMatchObject({ fiberG: null, sugarG: 0 });
  });

  it.each([
    ['an id used twice', [aRow(), aRow()], { line: 3, id: 'tofu', reason: 'id used twice' }],
    [
      'an id in capitals',
      [aRow({ id: 'Tofu' })],
      { line: 2, id: 'Tofu', reason: 'id is not lower case ASCII' },
    ],
    [
      'words for a number',
      [aRow({ fatG: 'trace' })],
      { line: 2, id: 'tofu', reason: 'fatG is not an amount' },
    ],
    ['a negative amount', [aRow({ gi: '-3' })], { line: 2, id: 'tofu', reason: 'gi is not an amount' }],
    ['a row without source', [aRow({ sourceId: '' })], { line: 2, id: 'tofu', reason: 'no source' }],
    [
      'an estimate of no figure',
      [aRow({ estimated: 'salt' })],
      { line: 2, id: 'tofu', reason: 'salt is not a figure' },
    ],
    ['a short line', [aRow().slice(0, -1)], { line: 2, id: 'tofu', reason: 'wrong number of cells' }],
  ])('refuses %s with line and reason', (_case, rows, problem) => {
    expect(readFacts(tableOf(...rows))).toEqual({ ok: false, problem: [problem] });
  });

  it('refuses an unknown column and a missing one', () => {
    const text = tableOf(aRow()).replace('cholesterolMg', 'cholesterolG');
    const read = readFacts(text);
    expect(!read.ok && read.problem.map(({ reason }) => reason)).toEqual([
      'unknown column cholesterolG',
      'no column cholesterolMg',
    ]);
  });
});
