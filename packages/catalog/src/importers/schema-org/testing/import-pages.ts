import { bundledTaxonomy } from '../../../taxonomy/testing/bundled-taxonomy.ts';
import type { ImportRow, ImportTables } from '../../importer.ts';
import { importSchemaOrg } from '../import-schema-org.ts';

const tables: ImportTables = { taxonomy: bundledTaxonomy(), weights: new Map(), facts: new Map() };

/** Imports pages given by file name, as text or bytes, one after another; foods have names but neither weights nor figures. */
export async function importPages(
  pages: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly ImportRow[]> {
  const files = Object.entries(pages).map(([name, content]) => ({
    name,
    async *chunks() {
      yield typeof content === 'string' ? Buffer.from(content) : content;
    },
  }));
  const rows: ImportRow[] = [];
  for await (const row of importSchemaOrg(files, tables)) rows.push(row);
  return rows;
}
