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

/** Lines of a CSV text as records keyed by its header line; `skip` lines below the header are left out. */
export function parseRecords(text: string, skip = 0): Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = parseCsv(text);
  return lines
    .slice(skip)
    .map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

/** CSV text of lines of cells, ending in a line break. Cells are quoted only where necessary. */
export function formatCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(formatCell).join(',')}\n`).join('');
}

function formatCell(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
