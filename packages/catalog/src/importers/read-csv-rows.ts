import { parse } from 'csv-parse';
import type { ImportFile } from './importer.ts';
import { decodedChunks } from './read-file.ts';

/** One line of a table: its number in the file and its cells by header name, blanks removed from names and cells. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/**
 * Reads a table line by line, however large. Names are compared without blanks, because editions differ in them
 * ("비타민 A(μg RAE)"). Lines with too few or too many cells are kept: what is there counts.
 */
export async function* readCsvRows(file: ImportFile): AsyncIterable<CsvRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const feeding = feed(file, parser);
  let header: readonly string[] | null = null;
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (header === null) header = record.map((name) => name.replace(/[\s\uFEFF]/g, ''));
    else {
      const names = header;
      const cells = Object.fromEntries(
        record.map((cell, column) => [names[column] ?? `column${column + 1}`, cell]),
      );
      yield { line: info.lines, cells };
    }
  }
  await feeding;
}

async function feed(file: ImportFile, parser: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const chunk of decodedChunks(file)) {
      if (!parser.write(chunk)) await new Promise<void>((drained) => parser.once('drain', () => drained()));
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
