import { describe, expect, it } from 'vitest';
import { formatCsv, parseCsv } from './csv.ts';

describe('parseCsv', () => {
  it('splits lines into cells', () => {
    expect(parseCsv('a,b\r\nc,d\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps commas, quotes and line breaks inside quoted cells', () => {
    expect(parseCsv('"ABALONE,RAW","a ""b""","two\nlines"')).toEqual([
      ['ABALONE,RAW', 'a "b"', 'two\nlines'],
    ]);
  });

  it('keeps empty cells, also at the end of a line', () => {
    expect(parseCsv('a,,\n,,c')).toEqual([
      ['a', '', ''],
      ['', '', 'c'],
    ]);
  });

  it('drops a byte order mark and finds no line in an empty text', () => {
    expect(parseCsv('\uFEFF식품코드\n')).toEqual([['식품코드']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('reads back what formatCsv writes', () => {
    const lines = [
      ['id', 'note'],
      ['tofu', 'drained, "firm"\nand cold'],
      ['', ''],
    ];
    expect(parseCsv(formatCsv(lines))).toEqual(lines);
  });
});
