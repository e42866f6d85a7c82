import { parseCsv } from './parse-csv.ts';

/** Lines of a CSV text as records keyed by its header line; `skip` lines below the header are left out. */
export function parseRecords(text: string, skip = 0): Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = parseCsv(text);
  return lines
    .slice(skip)
    .map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}
