import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledText } from '../facts/testing/bundled-facts.ts';
import type { ImportRow } from './importer.ts';
import { IMPORTERS, type ImportSource } from './importers.ts';
import { bundledTables } from './testing/bundled-tables.ts';
import { importBytes } from './testing/import-bytes.ts';

/** All sources except web pages, whose pairs have a test of their own. */
const SOURCES = (Object.keys(IMPORTERS) as ImportSource[]).filter((source) => source !== 'schema-org');
const tables = bundledTables();

/** Content of the file beside an excerpt: its rows, with the relevant part of kept entries, and its purpose. */
type Expected = {
  readonly shows: string;
  readonly kept: readonly {
    readonly file: string;
    readonly line: number;
    /** "code", or "code: detail". */
    readonly flags: readonly string[];
    readonly entry: object;
  }[];
  readonly rejected: readonly object[];
};

/** Excerpts of a source: `<name>.<ext>` or several `<name>.<part>.<ext>`, each with its `<name>.json`. */
function pairsOf(source: string) {
  const folder = new URL(`${source}/pairs/`, import.meta.url);
  const files = readdirSync(folder).sort();
  const read = (file: string) => readFileSync(new URL(file, folder));
  return files
    .filter((file) => /^[^.]+\.json$/.test(file))
    .map((file) => {
      const expected: Expected = JSON.parse(read(file).toString());
      const raw = files.filter((each) => each !== file && each.startsWith(file.slice(0, -'json'.length)));
      return [expected.shows, { expected, raw: raw.map((name) => ({ name, bytes: read(name) })) }] as const;
    });
}

describe.each(SOURCES)('the importer of %s', (source) => {
  it.each(pairsOf(source))('%s', async (_shows, { expected, raw }) => {
    expect(raw.length).toBeGreaterThan(0);
    const rows = await importBytes(source, raw, tables);
    const kept = rows.flatMap((row) => (row.outcome === 'kept' ? [row] : []));
    const rejected = rows.flatMap(({ outcome, ...row }) => (outcome === 'rejected' ? [row] : []));
    expect(kept.map(({ file, line }) => `${file}:${line}`)).toEqual(
      expected.kept.map(({ file, line }) => `${file}:${line}`),
    );
    for (const [index, { entry, flags }] of expected.kept.entries()) {
      expect(kept[index]?.entry).toMatchObject(entry);
      expect(flagsLike(kept[index], flags)).toEqual(flags);
    }
    expect(rejected).toEqual(expected.rejected);
  });
});

describe('a source that can be imported', () => {
  const named: readonly { readonly id: string }[] = JSON.parse(bundledText('sources.json'));

  it.each(Object.keys(IMPORTERS))('is named with its licence in sources.json: %s', (source) => {
    expect(named.map(({ id }) => id)).toContain(source);
  });
});

/** Flags of a row, each with its detail if the expected flag has one. */
function flagsLike(row: ImportRow | undefined, expected: readonly string[]): readonly string[] {
  if (row?.outcome !== 'kept') return [];
  return row.flags.map(({ code, detail }) => {
    const full = `${code}: ${detail}`;
    return expected.includes(full) ? full : code;
  });
}
