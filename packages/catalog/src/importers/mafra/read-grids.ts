import type { ImportFile, ImportPlace, ImportRow } from '../importer.ts';
import { type Fields, isFields, readJson, textOf } from '../read-json.ts';

/** One row of a grid and where it stands. */
export type GridRow = ImportPlace & { readonly fields: Fields };
/** Rows of one grid, of all files. */
export type Grid = readonly GridRow[];

/** The three grids; which one a file holds is told by its columns. */
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
    const json = await readJson(file);
    if (!json.ok) {
      rejected.push(refusal(file, 1, { reason: 'unreadableFile', detail: json.problem }));
      continue;
    }
    const { rows, fault } = rowsOf(json.value);
    if (fault !== null) rejected.push(refusal(file, 1, fault));
    for (const [index, row] of rows.entries()) {
      const grid = gridOf(row);
      if (isFields(row) && grid !== null) grids[grid].push({ file: file.name, line: index + 1, fields: row });
      else
        rejected.push(
          refusal(file, index + 1, { reason: 'notARecord', detail: JSON.stringify(row).slice(0, 80) }),
        );
    }
  }
  return { grids, rejected };
}

type Fault = {
  readonly reason: 'unreadableFile' | 'notARecord' | 'sourceError' | 'notThisFormat';
  readonly detail: string;
};

function refusal(file: ImportFile, line: number, fault: Fault): ImportRow {
  return { file: file.name, line, outcome: 'rejected', key: null, ...fault };
}

/** `{"Grid_…": {"row": […], "result": {…}}}`, `{"row": […]}`, `{"data": […]}` or the bare list. */
function rowsOf(value: unknown): { readonly rows: readonly unknown[]; readonly fault: Fault | null } {
  if (Array.isArray(value)) return { rows: value, fault: null };
  if (!isFields(value)) return { rows: [], fault: { reason: 'notThisFormat', detail: 'no list of rows' } };
  const holders = [value, ...Object.values(value).filter(isFields)];
  for (const holder of holders) {
    const rows = Object.values(holder).find(Array.isArray);
    if (rows !== undefined) return { rows, fault: null };
  }
  const result = holders.map((holder) => holder['result'] ?? holder['RESULT']).find(isFields);
  return result === undefined
    ? { rows: [], fault: { reason: 'notThisFormat', detail: 'no list of rows' } }
    : {
        rows: [],
        fault: {
          reason: 'sourceError',
          detail: `${textOf(result, 'code', 'CODE')} ${textOf(result, 'message', 'MSG')}`,
        },
      };
}

function gridOf(row: unknown): keyof Grids | null {
  if (!isFields(row)) return null;
  const order = ['basic', 'ingredients', 'steps'] as const;
  return order.find((grid) => MARKS[grid].some((column) => column in row)) ?? null;
}
