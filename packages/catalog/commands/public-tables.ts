import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FoodTable,
  readFoodTable,
  readGiTable,
  TABLE_LAYOUT,
} from '../src/facts/tables/read-food-table.ts';

/** The folder of the facts table and the files it is derived from. */
export const FACTS_FOLDER = join(import.meta.dirname, '../data/facts');

const GI_FILE = 'gi_korean_2012.json';

/** The public tables in a folder, by source id. */
export function readPublicTables(folder: string): Readonly<Record<string, FoodTable>> {
  const layouts = TABLE_LAYOUT.array().parse(
    JSON.parse(readFileSync(join(FACTS_FOLDER, 'tables.json'), 'utf8')),
  );
  const tables = layouts.map((layout) => {
    const text = new TextDecoder(layout.encoding).decode(readFileSync(join(folder, layout.file)));
    return [layout.sourceId, readFoodTable(text, layout)] as const;
  });
  const giTable = readGiTable(readFileSync(join(folder, GI_FILE), 'utf8'));
  return { ...Object.fromEntries(tables), 'gi-korean-2012': giTable };
}
