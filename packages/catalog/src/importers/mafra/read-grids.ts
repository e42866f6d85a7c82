import type { ImportFile, ImportPlace, ImportRow } from '../importer.ts';
import { faultOfAnswer, readAnswer } from '../reading/read-answer.ts';
import { readText } from '../reading/read-file.ts';
import { type Fields, isFields } from '../reading/read-json.ts';
import { type RowFault, rejectRow } from '../reject-row.ts';

/** One row of a grid and its position. */
export type GridRow = ImportPlace & { readonly fields: Fields };
/** Rows of one grid, of all files. */
export type Grid = readonly GridRow[];

/** The three grids. The columns of a row determine its grid. */
export type Grids = { readonly basic: Grid; readonly ingredients: Grid; readonly steps: Grid };

/** Columns, official and renamed, that only one grid has. */
const MARKS: Readonly<Record<keyof Grids, readonly string[]>> = {
  basic: ['RECIPE_NM_KO', 'introduce', 'QNT', 'serving', 'NATION_NM'],
  ingredients: ['IRDNT_NM', 'IRDNT_CPCTY', 'amount'],
  steps: ['COOKING_DC', 'COOKING_NO', 'detail', 'order_num'],
};

/** Reads files of the service (envelope or bare rows) and sorts their rows into the grids. */
export async function readGrids(
  files: readonly ImportFile[],
): Promise<{ readonly grids: Grids; readonly rejected: readonly ImportRow[] }> {
  const grids: Record<keyof Grids, GridRow[]> = { basic: [], ingredients: [], steps: [] };
  const rejected: ImportRow[] = [];
  for (const file of files) {
    const { rows, fault } = await readRows(file);
    if (fault !== null)
      rejected.push(rejectRow({ file: file.name, line: fault.line }, { key: null, ...fault }));
    for (const [index, row] of rows.entries()) {
      const place = { file: file.name, line: index + 1 };
      const grid = gridOf(row);
      if (isFields(row) && grid !== null) grids[grid].push({ ...place, fields: row });
      else {
        const detail = JSON.stringify(row).slice(0, 80);
        rejected.push(rejectRow(place, { key: null, reason: 'notARecord', detail }));
      }
    }
  }
  return { grids, rejected };
}

type Rows = { readonly rows: readonly unknown[]; readonly fault: RowFault | null };

/** `{"Grid_…": {"row": […], "result": {…}}}`, `{"row": […]}`, `{"data": […]}` or the bare list. */
async function readRows(file: ImportFile): Promise<Rows> {
  const answer = readAnswer(await readText(file));
  if (!answer.ok) return { rows: [], fault: answer.problem };
  if (Array.isArray(answer.value)) return { rows: answer.value, fault: null };
  const top = isFields(answer.value) ? answer.value : {};
  const holders = [top, ...Object.values(top).filter(isFields)];
  const lists = holders.flatMap((holder) => [holder['row'], ...Object.values(holder)]);
  const rows = lists.find(Array.isArray);
  return rows === undefined
    ? { rows: [], fault: faultOfAnswer(holders, 'list of rows') }
    : { rows, fault: null };
}

function gridOf(row: unknown): keyof Grids | null {
  if (!isFields(row)) return null;
  const order = ['basic', 'ingredients', 'steps'] as const;
  return order.find((grid) => MARKS[grid].some((column) => column in row)) ?? null;
}
