import type { ImportFile, ImportRow, ImportTables } from '../importer.ts';
import { IMPORTERS, type ImportSource } from '../importers.ts';

/** A file held in memory. */
export type FileBytes = { readonly name: string; readonly bytes: Uint8Array | string };

/** Bytes per piece, as a disk returns them. A piece may cut a character. */
const PIECE = 64 * 1024;

/** Every row of an import of these files. */
export async function importBytes(
  source: ImportSource,
  files: readonly FileBytes[],
  tables: ImportTables,
): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  const opened = files.map(toImportFile);
  for await (const row of IMPORTERS[source](opened, tables)) rows.push(row);
  return rows;
}

function toImportFile({ name, bytes }: FileBytes): ImportFile {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return {
    name,
    chunks: async function* () {
      for (let at = 0; at < whole.length; at += PIECE) yield whole.subarray(at, at + PIECE);
    },
  };
}
