import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { afterAll, describe, expect, it } from 'vitest';
import { missingTables, openingProblem } from './tables-problem.ts';
import { asNobody } from './testing/as-nobody.ts';

const root = mkdtempSync(join(tmpdir(), 'kkini-problem-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DAMAGED = 'Aborted(). Build with -sASSERTIONS for more info.';

const [tables, filledMark] = [join(root, 'tables'), join(root, 'tables-filled')];
mkdirSync(tables);
spawnSync('tar', ['-xz', '--no-same-owner', '-C', tables], {
  input: Buffer.from(await (await emptyDatabase()).arrayBuffer()),
});

describe('tables that do not open', () => {
  it('are damaged where their files are of this version and of this user', () => {
    expect(openingProblem(tables, DAMAGED)).toContain('damaged (Aborted())');
    expect(openingProblem(tables, 'No space left on device')).toBe('No space left on device');
  });

  it('are of another PostgreSQL', () => {
    const other = join(root, 'other/tables');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'PG_VERSION'), '14\n');
    expect(openingProblem(other, 'PGlite failed to initialize properly')).toContain('PostgreSQL 14');
  });

  it("are another user's, down to one file", () => {
    const shared = join(root, 'shared');
    mkdirSync(join(shared, 'tables/global'), { recursive: true });
    for (const folder of ['', 'tables', 'tables/global']) chmodSync(join(shared, folder), 0o777);
    const file = join(shared, 'tables/global/pg_control');
    writeFileSync(file, '', { mode: 0 });
    asNobody(() => expect(openingProblem(join(shared, 'tables'), DAMAGED)).toContain(file));
    chmodSync(shared, 0o700);
    asNobody(() => expect(openingProblem(join(shared, 'tables'), DAMAGED)).toContain(`${shared};`));
  });

  it('are missed where a first start had filled them, and nowhere else', () => {
    expect(missingTables({ tables, filledMark })).toBeNull();
    writeFileSync(filledMark, '');
    expect(missingTables({ tables, filledMark })).toBeNull();
    chmodSync(tables, 0);
    asNobody(() => expect(missingTables({ tables, filledMark })).toBeNull());
    rmSync(tables, { recursive: true });
    expect(missingTables({ tables, filledMark })).toContain(tables);
  });
});
