/** Cells of a CSV text by line: comma, double quotes, CRLF or LF, a leading byte order mark is dropped. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const match of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    const [whole, quoted, plain = '', end = ''] = match;
    if (whole === '' && cells.length === 0) break;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      lines.push(cells);
      cells = [];
    }
  }
  return lines;
}

/** One cell and what ends it: a comma, a line break or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
