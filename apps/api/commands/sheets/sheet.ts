/** A picture of a sheet with its caption, and a small one for dishes that the page also shows small. */
export type Cell = {
  readonly svg: string;
  readonly small?: string | null;
  readonly title: string;
  readonly note: string;
};

/** Pictures in a row, under a heading where a group begins. */
export type Row = { readonly heading: string; readonly cells: readonly Cell[] };

const CELLS_ACROSS = 8;
/** Rows that fit a screen without scaling. */
const ROWS_DOWN = 4;
const WIDTH = 200;
const PICTURE = 184;
/** Pixels of a small picture, about as the page shows companions. */
const SMALL = 48;
const ROW = 266;
const TOP = 46;
const LETTERS_A_LINE = 16;

/** Groups as rows of at most eight pictures, a new row for each group. */
export function rowsOf(groups: ReadonlyMap<string, readonly Cell[]>): Row[] {
  return [...groups].flatMap(([heading, cells]) =>
    Array.from({ length: Math.ceil(cells.length / CELLS_ACROSS) }, (_, i) => ({
      heading: i === 0 ? `${heading} (${cells.length})` : '',
      cells: cells.slice(i * CELLS_ACROSS, (i + 1) * CELLS_ACROSS),
    })),
  );
}

/** Sheets of four rows each, as SVG text. */
export function sheetsOf(rows: readonly Row[], name: string): string[] {
  const count = Math.ceil(rows.length / ROWS_DOWN);
  return Array.from({ length: count }, (_, i) =>
    sheet(rows.slice(i * ROWS_DOWN, (i + 1) * ROWS_DOWN), `${name} ${i + 1}/${count}`),
  );
}

function sheet(rows: readonly Row[], name: string): string {
  const [width, height] = [CELLS_ACROSS * WIDTH, TOP + rows.length * ROW];
  const body = rows.map((row, i) => drawnRow(row, TOP + i * ROW)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Pretendard" fill="#3A2A1D">` +
    `<rect width="${width}" height="${height}" fill="#F5EEE2"/>` +
    `<text x="12" y="30" font-size="20" font-weight="700">${escaped(name)}</text>${body}</svg>`
  );
}

function drawnRow({ heading, cells }: Row, y: number): string {
  const label = `<text x="12" y="${y + 8}" font-size="15" font-weight="700" fill="#257351">${escaped(heading)}</text>`;
  return label + cells.map((cell, i) => drawnCell(cell, i * WIDTH + 8, y + 14)).join('');
}

function drawnCell({ svg, small, title, note }: Cell, x: number, y: number): string {
  const picture =
    sized(svg, { x, y, width: PICTURE }) +
    (small ? sized(small, { x: x + PICTURE - SMALL, y: y + PICTURE - SMALL, width: SMALL }) : '');
  const lines = linesOf(title).map((line, i) => text(line, { x, y: y + PICTURE + 15 + i * 16, size: 13 }));
  return picture + lines.join('') + text(note, { x, y: y + PICTURE + 47, size: 10 });
}

function sized(svg: string, { x, y, width }: { x: number; y: number; width: number }): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${width}" `);
}

function text(content: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const middle = x + PICTURE / 2;
  return `<text x="${middle}" y="${y}" font-size="${size}" text-anchor="middle">${escaped(content)}</text>`;
}

/** Breaks a title into at most two lines, between words. */
function linesOf(title: string): string[] {
  const [first = '', ...words] = title.split(' ');
  let line = first;
  while (words[0] !== undefined && line.length + 1 + words[0].length <= LETTERS_A_LINE)
    line += ` ${words.shift()}`;
  return words.length ? [line, words.join(' ').slice(0, LETTERS_A_LINE + 2)] : [line];
}

function escaped(content: string): string {
  return content.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
