import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getMealPlan } from '@kkini/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { emptyTables, openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../database.ts';
import { findAccountByEmail } from '../stores/account-store.ts';
import { findPlan, findReplaced } from '../stores/plan-store.ts';
import { findSurvey } from '../stores/survey-store.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { KEPT_NAMES } from './kept-tables.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupLines, seeOneMoment } from './write-backup.ts';

/** Survey in the backup of the first release. */
const RELEASE_SURVEY = '536d70c2-ccd8-404f-9392-f4bdae7edfa5';

/** Content of the backup with the first three migrations. */
const MIGRATED = {
  owned: 'ec8659f3-0ba5-459f-8922-a84533030eca',
  replanned: 'a2f8aed5-8f63-4dfd-a195-99ce407ccdbe',
  share: '3e55e792-c2cf-4a97-ab1b-9fd4e563b1be',
  changedDay: '167f235e-2a56-4090-bd3c-7aa1a4ec1394',
};

const folder = mkdtempSync(join(tmpdir(), 'kkini-backup-'));
const file = join(folder, 'full.gz');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction((queries) => queries.execute(sql.raw(ROWS)));
  await backUp(file);
});
beforeEach(async () => {
  await emptyTables(database);
  await database.transaction((queries) => queries.execute(sql`delete from tip_budgets`));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Rows of every kept table, with values that could get lost: microseconds, exact numbers, quotes, line feeds, absent values, a JSON
 * null.
 */
const ROWS = `
  insert into accounts values ('00000000-0000-4000-8000-000000000001', 'mina@example.com', E'미나 "m"\\n\\\\n', 'hash',
    '2026-01-02 03:04:05.678901+09', '0099-01-01Z');
  insert into sessions values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', now(), 'infinity');
  insert into attempt_counts select 'subject ' || n, n, now() from generate_series(1, 1201) n;
  insert into surveys (id, start_intro, last_step, targets, meal_styles, areas, health_conditions, eating_styles, excluded_foods,
      answered_at, start_date, account_id)
    values ('00000000-0000-4000-8000-000000000003', true, 'inputCheck', '["self"]', '{"lunch": 1.10}', '[]', '[]', '[]',
      '["\\u0001", 12345678901234567890.123]', now(), '2099-01-05', null);
  insert into plans (survey_id, regeneration, ladder_step) values ('00000000-0000-4000-8000-000000000003', 1, 0);
  insert into day_meals values ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000003', '2099-01-05',
    '{}', 'null', '[1e400]', 2, '{breakfast,"a,b"}');
  insert into shares values ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000003', now());
  insert into tip_budgets values ('2099-01-05', 3);
  insert into imported_entries values ('mafra', '나-1', 'recipe', 'r1', 'd', '{}'), ('mafra', 'B', 'food', null, 'd', '{}');
  update import_changes set changes = 9007199254740993`;

async function backUp(into: string): Promise<void> {
  await database.transaction(async (queries) => {
    await seeOneMoment(queries);
    await writeBackupFile(into, backupLines(queries, new Date()));
  });
}

const rowLines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1);
const restore = (from: string, replace = false) => restoreBackup(database, readBackupFile(from), { replace });

describe('a backup', () => {
  it('brings every row of every table back, digit by digit', async () => {
    const counts = await restore(file);
    expect(counts.map(({ table, rows }) => [table, rows])).toEqual(
      KEPT_NAMES.map((table) => [table, { attempt_counts: 1201, imported_entries: 2 }[String(table)] ?? 1]),
    );
    const again = join(folder, 'again.gz');
    await backUp(again);
    expect(rowLines(again)).toEqual(rowLines(file));
    expect(await checkBackup(readBackupFile(again))).toEqual(counts);
  });

  it('is readable by its owner alone and never written over another file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(file)).rejects.toThrow('exists');
  });

  it('removes what a killed one left, and nothing that may still be written', async () => {
    const [old, young, other] = ['a.gz.kkini-part-1', 'b.gz.kkini-part-2', 'c.part-3'].map((name) =>
      join(folder, name),
    );
    for (const path of [old, young, other]) writeFileSync(String(path), 'x');
    for (const path of [old, other]) utimesSync(String(path), 1, 1);
    await backUp(join(folder, 'tidy.gz'));
    expect(readdirSync(folder).filter((name) => /part/.test(name))).toEqual([
      'b.gz.kkini-part-2',
      'c.part-3',
    ]);
  });

  it('is not restored over data unless told, and then replaces it', async () => {
    await database.transaction((queries) =>
      queries.execute(sql`insert into tip_budgets values ('2000-01-01', 1)`),
    );
    await expect(restore(file)).rejects.toThrow('not empty (tip_budgets)');
    await restore(file, true);
    const { rows } = await database.transaction((queries) =>
      queries.execute(sql`select day from tip_budgets`),
    );
    expect(rows).toEqual([{ day: '2099-01-05' }]);
  });

  it('that was changed or cut off, or is none, changes nothing', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const whole = readFileSync(file);
    const broken = {
      changed: [gzipSync(text.replace('mina@', 'nina@')), 'cut off at accounts'],
      less: [gzipSync(text.slice(0, text.indexOf('["table","plans"]'))), 'cut off at plans'],
      torn: [whole.subarray(0, whole.length - 20), 'cut off (Z_BUF_ERROR)'],
      other: [gzipSync('{}\n'), 'no backup'],
      bare: [gzipSync(text.replace(/"migrations":\[.*?\]/, '"migrations":[]')), 'no backup'],
      endless: [gzipSync(Buffer.alloc(70 * 1024 * 1024, 'a'), { level: 1 }), 'line without end'],
      odd: [gzipSync(text.replace(/^"\(/m, '"(odd,')), 'damaged at accounts: '],
      newer: [gzipSync(text.replace('0001-schema', '0001-other')), 'another version (0001-other)'],
    } as const;
    for (const [name, [bytes, reason]] of Object.entries(broken)) {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      await expect(restore(path), name).rejects.toThrow(reason);
    }
    await expect(restore(join(folder, 'absent'))).rejects.toThrow('ENOENT');
    const { rows } = await database.transaction((queries) => queries.execute(sql`select from accounts`));
    expect(rows).toEqual([]);
  });

  it('of an earlier release comes back as accounts, answers and weeks of this one', async () => {
    const counts = await restore(join(import.meta.dirname, 'testing/release-0.1.0.gz'));
    expect(Object.fromEntries(counts.map(({ table, rows }) => [table, rows]))).toMatchObject({
      ...{ accounts: 1, sessions: 1, surveys: 1, plans: 1, day_meals: 7, shares: 1, imported_entries: 45 },
    });
    await database.transaction(async (queries) => {
      const account = await findAccountByEmail(queries, 'mina@example.com');
      expect(account?.name).toBe('미나');
      expect((await findSurvey(queries, RELEASE_SURVEY))?.answers.excludedFoods).toEqual(['shrimp']);
      const week = await findPlan(queries, RELEASE_SURVEY);
      expect(week?.days.map(({ date }) => date)).toHaveLength(7);
      expect(week?.certificate?.answers).toEqual(expect.any(String));
    });
  });

  it('of an earlier migration comes back with changed meals, the week before and what was shared, and can be read', async () => {
    await restore(join(import.meta.dirname, 'testing/migration-0003.gz'));
    await database.transaction(async (queries) => {
      const meal = await findReplaced(queries, { dayMealId: MIGRATED.changedDay, mealTime: 'dinner' });
      expect(meal).toMatchObject({ kind: 'recipe' });
      expect((await findPlan(queries, MIGRATED.replanned))?.former?.days).toHaveLength(7);
    });
    const test = await buildTestApp({ database });
    for (const surveyId of [MIGRATED.owned, MIGRATED.replanned, MIGRATED.share]) {
      const { status, body } = await test.send(getMealPlan.path, { surveyId });
      expect([surveyId, status]).toEqual([surveyId, 200]);
      const days = Object.entries(getMealPlan.reply.parse(body).mealPlan);
      expect(days).toHaveLength(7);
      if (surveyId !== MIGRATED.owned) continue;
      expect(days.map(([date, { chosen }]) => [date, chosen])).toContainEqual(['2099-03-03', ['dinner']]);
    }
    await test.app.close();
  });
});
