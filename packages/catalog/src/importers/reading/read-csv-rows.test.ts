import { readFile } from 'node:fs/promises';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvRows } from './read-csv-rows.ts';

/** Reads a table whose text arrives in these pieces. */
async function read(...pieces: readonly string[]) {
  const rows = [];
  const chunks = async function* () {
    yield* pieces;
  };
  for await (const row of readCsvRows(chunks(), [['id', 'key']])) rows.push(row);
  return rows;
}

const cells = (id: string, name: string) => ({ id, name });
const unreadable = (line: number, detail: string) => ({ line, reason: 'unreadableFile', detail });
const OPEN = 'a quotation mark opens here and never closes';

describe('readCsvRows', () => {
  it('gives each row the line it begins in, whatever its cells hold', async () => {
    expect(await read('id,name\r\n1,"a\r\nb"\r\n\r\n2,"c ""d"", e"\r\n3,\n')).toEqual([
      { line: 2, cells: cells('1', 'a\r\nb'.replace('\r', '')) },
      { line: 5, cells: cells('2', 'c "d", e') },
      { line: 6, cells: cells('3', '') },
    ]);
  });

  it('reads blank lines inside of a cell, and passes over those between rows', async () => {
    expect(await read('id,name\n\n1,"a\n\nb"\n   \n2,c')).toEqual([
      { line: 3, cells: cells('1', 'a\n\nb') },
      { line: 7, cells: cells('2', 'c') },
    ]);
  });

  it('takes a quotation mark inside of a cell for a character', async () => {
    expect(await read('id,name\n1,6" pizza\n2,"big" one\n3,a "b" c\n')).toEqual([
      { line: 2, cells: cells('1', '6" pizza') },
      { line: 3, cells: cells('2', '"big" one') },
      { line: 4, cells: cells('3', 'a "b" c') },
    ]);
  });

  it('rejects the line whose quotation mark never closes and reads on', async () => {
    expect(await read('id,name\n1,"a\n2,b\n3,"c, d"\n4,"e\n5,f\n')).toEqual([
      unreadable(2, OPEN),
      { line: 3, cells: cells('2', 'b') },
      { line: 4, cells: cells('3', 'c, d') },
      unreadable(5, OPEN),
      { line: 6, cells: cells('5', 'f') },
    ]);
  });

  it('gives up a cell that goes on for more than sixty lines', async () => {
    const lines = Array.from({ length: 70 }, (_, index) => `${index},x`);
    const rows = await read(`id,name\n0,"open\n${lines.join('\n')}\n9,"closed"\n`);
    expect(rows[0]).toEqual(unreadable(2, OPEN));
    expect(rows).toHaveLength(72);
    expect(rows.at(-1)).toEqual({ line: 73, cells: cells('9', 'closed') });
  });

  it('skips a line of a megabyte and says so, wherever pieces cut it', async () => {
    const long = 'x'.repeat(1024 * 1024);
    const reason = 'a line of more than 262144 characters';
    const text = `id,name\n1,a\n${long}\n2,b\n3,"${long}`;
    const pieces = Array.from({ length: 40 }, (_, index) => text.slice(index * 65_536, (index + 1) * 65_536));
    expect(await read(...pieces)).toEqual([
      { line: 2, cells: cells('1', 'a') },
      unreadable(3, reason),
      { line: 4, cells: cells('2', 'b') },
      unreadable(5, reason),
    ]);
    expect(await read(long)).toEqual([unreadable(1, reason)]);
  });

  it('reads lines that end in a carriage return alone, wherever pieces cut them', async () => {
    const rows = [
      { line: 2, cells: cells('1', 'a\nb') },
      { line: 4, cells: cells('2', 'c') },
    ];
    const text = 'id,name\r1,"a\rb"\r2,c\r';
    expect(await read(text)).toEqual(rows);
    for (let cut = 1; cut < text.length; cut += 1)
      expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(rows);
  });

  it('takes the first of two columns of one name that holds something', async () => {
    expect(await read('id,name,name\n1,,b\n2,a,c\n')).toEqual([
      { line: 2, cells: cells('1', 'b') },
      { line: 3, cells: cells('2', 'a') },
    ]);
  });

  it('keeps short rows, except one that the end of the file cut off', async () => {
    expect(await read('id,name\n1\n2')).toEqual([
      { line: 2, cells: cells('1', '') },
      unreadable(3, 'the file ends inside this row'),
    ]);
    expect(await read('id,name\n1,a,,\n2,b,c\n')).toEqual([
      { line: 2, cells: cells('1', 'a') },
      { line: 3, reason: 'notARecord', detail: '3 cells below 2 names' },
    ]);
  });

  it.each([
    ['', { line: 1, reason: 'notThisFormat', detail: 'the file is empty' }],
    ['id,name\n', { line: 1, reason: 'notThisFormat', detail: 'no rows below the header' }],
    ['\n\nname,other\n1,2\n', { line: 3, reason: 'missingColumn', detail: 'id' }],
    ['"id,name\n1,a\n', unreadable(1, OPEN)],
    ['\u0000\u0001PNG\n\u0002', unreadable(1, 'not a table in text form (CSV in UTF-8 or CP949)')],
  ])('ends %j with the reason', async (text, fault) => {
    expect(await read(text)).toEqual([fault]);
  });

  it('reads back what was written as a table, however its text is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '가', ',', '"', '\n', ' ', '1'), maxLength: 6 });
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, fc.nat({ max: 40 }), async (rows, cut) => {
        const quoted = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','));
        const text = `id,name\n${quoted.join('\n')}\n`;
        const found = await read(text.slice(0, cut), text.slice(cut));
        const lineOf = (index: number) =>
          2 + quoted.slice(0, index).reduce((sum, row) => sum + row.split('\n').length, 0);
        expect(found).toEqual(
          rows.map(([id, name], index) => ({ line: lineOf(index), cells: cells(id.trim(), name.trim()) })),
        );
      }),
      { numRuns: runs(200), seed: 20261120 },
    );
  });

  it('never fails and never hangs, whatever the text', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\u0000', '\ud800', ' '),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(text, async (rest) => {
        const lines = new Set<number>();
        for (const { line } of await read(`id,name\n${rest}`)) {
          expect(lines.has(line)).toBe(false);
          lines.add(line);
        }
      }),
      { numRuns: runs(500), seed: 20261120 },
    );
  });

  it('reads a picture without failing', async () => {
    const picture = await readFile(new URL('../../../../../docs/pictures/intro.png', import.meta.url));
    const [fault] = await read(picture.toString());
    expect(fault).toMatchObject({ reason: 'unreadableFile' });
  });
});
