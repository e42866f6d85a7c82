import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportSource } from './importers.ts';
import { bundledTables } from './testing/bundled-tables.ts';
import { importBytes } from './testing/import-bytes.ts';

const tables = bundledTables();
const RUNS = { numRuns: runs(60), seed: 20261120 };

/** Valid and damaged values as files contain them. */
const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('두부', '두부 100g, 물 1컵', '120', '1,234.5', '9001', '국', '30분'),
  },
  fc.constantFrom<unknown>(
    '',
    ' ',
    null,
    0,
    -1,
    12.5,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    'NaN',
    '<br>',
    '"',
    ',',
  ),
  fc.string({ maxLength: 12 }),
);
const wrong = fc.constantFrom<unknown>(null, 'text', 7, [], ['a'], true, {});
const record = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });

const COOK = [
  'RCP_SEQ',
  'RCP_NM',
  'RCP_PARTS_DTLS',
  'RCP_PAT2',
  'INFO_ENG',
  'INFO_PRO',
  'MANUAL01',
  'MANUAL03',
];
const BASIC = [
  'RECIPE_ID',
  'RECIPE_NM_KO',
  'SUMRY',
  'NATION_NM',
  'QNT',
  'COOKING_TIME',
  'CALORIE',
  'LEVEL_NM',
];
const FOODS = ['식품코드', '식품명', '영양성분함량기준량', '에너지(kcal)', '단백질(g)', '식품중량', '업체명'];
const SHOPS = ['시도', '시군', '업종', '업소명', '연락처', '주소', '메뉴1', '가격1'];

/** Lines of the files that the rows of an import report. */
async function linesOf(source: ImportSource, texts: readonly string[]): Promise<readonly string[]> {
  const files = texts.map((bytes, index) => ({ name: `${index}`, bytes }));
  const rows = await importBytes(source, files, tables);
  for (const row of rows) if (row.outcome === 'rejected') expect(row.detail).toEqual(expect.any(String));
  return rows.map(({ file, line }) => `${file}:${line}`).sort();
}

describe('every row of a file is kept or rejected, once and at its line', () => {
  it.each([
    ['cookrcp01', COOK, (rows: readonly unknown[]) => ({ COOKRCP01: { row: rows } })],
    ['mafra', BASIC, (rows: readonly unknown[]) => ({ Grid_20150827000000000226_1: { row: rows } })],
    ['mfds-foods', FOODS, (rows: readonly unknown[]) => ({ records: rows })],
  ] as const)('in lists of %s', async (source, names, wrap) => {
    const rows = fc.array(fc.oneof({ weight: 4, arbitrary: record(names) }, wrong), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 3 }), async (files) => {
        const texts = files.map((each) => JSON.stringify(wrap(each)));
        const expected = files.flatMap((each, file) => each.map((_row, index) => `${file}:${index + 1}`));
        expect(await linesOf(source, texts)).toEqual(expected.sort());
      }),
      RUNS,
    );
  });

  it.each([
    ['mfds-foods', FOODS],
    ['good-price-shops', SHOPS],
  ] as const)('in tables of %s', async (source, names) => {
    const plain = fc.string({ unit: fc.constantFrom('가', 'D', '1', '0', ' ', '-', '?', '.'), maxLength: 8 });
    const quoted = fc
      .string({ unit: fc.constantFrom('가', '1', ',', '\n', '""'), maxLength: 6 })
      .map((text) => `"${text}"`);
    const cell = fc.oneof({ weight: 3, arbitrary: plain }, quoted, fc.constantFrom('한식', '100g', 'D1'));
    const row = fc.array(cell, { minLength: 1, maxLength: names.length + 1 }).map((cells) => cells.join(','));
    const stray = fc.constant('"가,나');
    const rows = fc.array(fc.oneof({ weight: 6, arbitrary: row }, stray), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 2 }), async (files) => {
        const texts = files.map((each) => `${[names.join(','), ...each].join('\n')}\n`);
        // Other tests cover where each line ends up. Here no line is reported twice and none is missing.
        const stated = await linesOf(source, texts);
        expect(new Set(stated).size).toBe(stated.length);
        for (const [file, each] of files.entries())
          if (!each.some((text) => text.startsWith('"가,나')))
            expect(stated.filter((place) => place.startsWith(`${file}:`))).toEqual(linesOfRows(each, file));
      }),
      RUNS,
    );
  });
});

/** The first line of each row of a table. The header is line 1, blank rows do not count. */
function linesOfRows(rows: readonly string[], file: number): readonly string[] {
  const begins = rows.map(
    (_row, index) => 2 + rows.slice(0, index).reduce((sum, row) => sum + row.split('\n').length, 0),
  );
  const stated = begins.filter((_line, index) => rows[index]?.trim() !== '');
  return (stated.length === 0 ? [1] : stated).map((line) => `${file}:${line}`).sort();
}
