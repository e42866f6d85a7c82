import { importKey } from '../import-id.ts';
import type { ImportRow } from '../importer.ts';
import { type Fields, textOf } from '../reading/read-json.ts';
import { rejectRow } from '../reject-row.ts';
import type { Grid, GridRow } from './read-grids.ts';

/** Rows of a grid by the recipe they belong to, and those that belong to none or repeat another one. */
export type JoinedGrid = {
  readonly byKey: ReadonlyMap<string, readonly GridRow[]>;
  readonly rejected: readonly ImportRow[];
};

/** Puts the rows of the ingredient or step grid to their recipes. */
export function joinGrid(rows: Grid, recipes: ReadonlyMap<string, GridRow>): JoinedGrid {
  const byKey = new Map<string, GridRow[]>();
  const rejected: ImportRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const key = recipeKey(row.fields);
    const content = contentOf(row.fields);
    const detail = textOf(row.fields, 'IRDNT_NM', 'name', 'COOKING_DC', 'detail').slice(0, 60);
    if (!recipes.has(key)) rejected.push(rejectRow(row, { key: key || null, reason: 'noBasicRow', detail }));
    else if (seen.has(content)) rejected.push(rejectRow(row, { key, reason: 'duplicate', detail }));
    else {
      const before = byKey.get(key);
      if (before === undefined) byKey.set(key, [row]);
      else before.push(row);
      seen.add(content);
    }
  }
  return { byKey, rejected };
}

/** The id of the recipe a row is about; some copies hold it as a number, some as text. */
export function recipeKey(fields: Fields): string {
  return importKey(textOf(fields, 'RECIPE_ID', 'recipe_code'));
}

/** Everything a row says, however its columns are ordered and its numbers written. */
function contentOf(fields: Fields): string {
  const cells = Object.entries(fields).map(([name, value]) => `${name}=${String(value ?? '').trim()}`);
  return cells.sort().join('\n');
}
