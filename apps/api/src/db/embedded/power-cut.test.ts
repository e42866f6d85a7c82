import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { runs } from '@kkini/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTables } from './serve-tables.ts';
import { type Chance, cutPower } from './testing/cut-power.ts';
import { type DiskEvent, recordDisk } from './testing/record-disk.ts';

const WRITES = 40;

/** Other events on the files, by the number of the preceding write. */
const BETWEEN: Readonly<Record<number, string>> = {
  5: 'checkpoint',
  9: 'vacuum full notes',
  12: 'checkpoint',
  16: 'select pg_switch_wal()',
  20: 'checkpoint',
  24: 'select pg_switch_wal()',
  28: 'create index notes_by_text on notes (text)',
  32: 'checkpoint',
};

/** The rows when a write was acknowledged, and the number of disk events by then. */
type Acknowledged = { readonly events: number; readonly rows: readonly unknown[] };

const root = mkdtempSync(join(tmpdir(), 'kkini-cut-'));
const [place, before] = [join(root, 'place'), join(root, 'before')];
const acknowledged: Acknowledged[] = [];
let events: readonly DiskEvent[];

beforeAll(async () => {
  const fresh = await openTables({ folder: place, content: await emptyDatabase() });
  await fresh.exec('create table notes (id integer primary key, text text not null)');
  await fresh.close();
  cpSync(place, before, { recursive: true });
  events = recordDisk();
  const tables = await openTables({ folder: place, isSynced: true, content: null });
  for (let write = 1; write <= WRITES; write += 1) {
    acknowledged.push({ events: events.length, rows: await rowsOf(tables) });
    await tables.exec(`begin;
      insert into notes values (${write}, repeat(md5('${write}'), ${write * 8}));
      update notes set text = text || ' ${write}' where id % 3 = ${write % 3};
      commit`);
    acknowledged.push({ events: events.length, rows: await rowsOf(tables) });
    await tables.exec(BETWEEN[write] ?? '');
  }
  await tables.close();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function rowsOf(tables: PGlite): Promise<readonly unknown[]> {
  return (await tables.query('select * from notes order by id')).rows;
}

/** Random numbers, equal for equal seeds (Park and Miller). */
function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const seeds = Array.from({ length: runs(100) }, (_, index) => index + 1);

describe('an embedded database whose power fails', () => {
  it.each(seeds)('has every acknowledged write, whole, and at most the next one, at cut %i', async (seed) => {
    const chance = chanceOf(seed);
    // The first numbers of neighbouring seeds are similar.
    for (let skipped = 0; skipped < 3; skipped += 1) chance();
    const cut = Math.floor(chance() * (events.length + 1));
    const folder = join(root, `cut-${seed}`);
    cutPower({ before, place, events: events.slice(0, cut), chance }, folder);
    const last = acknowledged.findLastIndex((each) => each.events <= cut);
    const tables = await openTables({ folder, content: null });
    const rows = await rowsOf(tables);
    await tables.close();
    rmSync(folder, { recursive: true, force: true });
    const allowed = acknowledged.slice(Math.max(last, 0), last + 2).map((each) => each.rows);
    expect(allowed, `after ${cut} of ${events.length} events`).toContainEqual(rows);
  });
});
