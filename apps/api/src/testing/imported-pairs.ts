import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  IMPORTERS,
  type ImportFile,
  type ImportRow,
  type ImportSource,
  type ImportTables,
} from '@kkini/catalog';

const IMPORTERS_FOLDER = resolve(import.meta.dirname, '../../../../packages/catalog/src/importers');

/** Files of an importer's excerpts, by name of the excerpt. */
function pairFiles(source: ImportSource): ReadonlyMap<string, readonly ImportFile[]> {
  const folder = resolve(IMPORTERS_FOLDER, source, 'pairs');
  const pairs = new Map<string, ImportFile[]>();
  for (const name of readdirSync(folder).sort()) {
    const pair = name.split('.', 1)[0] ?? '';
    if (name === `${pair}.json`) continue;
    const file = textFile(name, readFileSync(resolve(folder, name)));
    pairs.set(pair, [...(pairs.get(pair) ?? []), file]);
  }
  return pairs;
}

/** A file in memory. */
export function textFile(name: string, content: string | Uint8Array): ImportFile {
  return {
    name,
    chunks: async function* () {
      yield typeof content === 'string' ? Buffer.from(content) : content;
    },
  };
}

/** Every row of all excerpts of a source, each excerpt imported separately. */
export async function pairRows(source: ImportSource, tables: ImportTables): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const files of pairFiles(source).values())
    for await (const row of IMPORTERS[source](files, tables)) rows.push(row);
  return rows;
}
