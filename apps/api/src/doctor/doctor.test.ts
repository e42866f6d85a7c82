import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { quickClock } from '../testing/quick-clock.ts';
import { checkDatabase, checkMigrations } from './check-database.ts';
import {
  checkFolder,
  checkMetrics,
  checkNode,
  checkPort,
  checkSecrets,
  checkSpace,
} from './check-machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'kkini-doctor-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const worker = new URL('./database-worker.js', import.meta.url);
const states = (findings: readonly { readonly state: string }[]) => findings.map(({ state }) => state);

describe('the doctor', () => {
  it('says when Node is too old', () => {
    expect(checkNode()).toMatchObject({ state: 'ok' });
    expect(checkNode('20.19.0')).toMatchObject({ state: 'ok' });
    expect(checkNode('20.18.3')).toMatchObject({ state: 'fault', text: expect.stringContaining('20.19') });
    expect(checkNode('18.20.0')).toMatchObject({ state: 'fault' });
  });

  it('says when the data folder is none or has little room', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(states(checkFolder(join(folder, 'not/yet')))[0]).toBe('ok');
    expect(checkFolder(join(file, 'data'))).toMatchObject([{ state: 'fault' }]);
    expect([100, 500, 5000].map((mb) => checkSpace(mb).state)).toEqual(['fault', 'warning', 'ok']);
  });

  it('says when a stored secret is short, or the folder open to others', () => {
    const secrets = join(folder, 'secrets');
    expect(checkSecrets({ folder: secrets }).state).toBe('ok');
    mkdirSync(secrets, { mode: 0o700 });
    writeFileSync(join(secrets, 'p1'), Buffer.alloc(32));
    expect(checkSecrets({ folder: secrets }).state).toBe('ok');
    chmodSync(secrets, 0o755);
    expect(checkSecrets({ folder: secrets }).state).toBe('warning');
    writeFileSync(join(secrets, 'p1'), 'short');
    expect(checkSecrets({ folder: secrets }).state).toBe('fault');
  });

  it('says when no secret can be made, whatever database is used', () => {
    const file = join(folder, 'in-the-way');
    writeFileSync(file, '');
    expect(checkSecrets({ folder: join(file, 'token-secrets') })).toMatchObject({
      state: 'fault',
      text: expect.stringContaining('KKINI_TOKEN_SECRETS'),
    });
  });

  it('tells a free port, its own server and another program apart', async () => {
    let reply = JSON.stringify({ status: 'ok' });
    const server = createServer((_, response) => response.end(reply));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const look = () => checkPort({ host: '127.0.0.1', port });
    expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('answers') });
    reply = 'hello';
    expect(await look()).toMatchObject({ state: 'fault', text: expect.stringContaining('in use') });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('free') });
    const elsewhere = await checkPort({ host: '192.0.2.1', port });
    expect(elsewhere).toMatchObject({
      state: 'fault',
      text: expect.stringMatching(/192\.0\.2\.1 .*set HOST$/),
    });
  });

  it('tells whether metrics can be served, or are', async () => {
    let reply = 'kkini_planner_warm 1';
    const server = createServer((_, response) => response.end(reply));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const look = () => checkMetrics({ host: '127.0.0.1', port });
    expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('serves') });
    reply = 'hello';
    expect(await look()).toMatchObject({
      state: 'fault',
      text: expect.stringContaining('KKINI_METRICS_PORT'),
    });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    expect(await look()).toMatchObject({ state: 'ok' });
    expect(await checkMetrics(null)).toBeNull();
  });

  it('says when the database does not answer, is not made yet, or was made by another version', async () => {
    quickClock();
    expect(await checkDatabase({ url: 'postgres://kkini@127.0.0.1:1/kkini' }, worker)).toEqual([
      {
        part: 'database',
        state: 'fault',
        text: "The database 127.0.0.1:1/kkini can't be used: connect ECONNREFUSED 127.0.0.1:1",
      },
    ]);
    expect(states(await checkDatabase({ dataFolder: join(folder, 'none') }, worker))).toEqual(['ok']);
    const database = await openTestDatabase();
    const rename = (to: string) =>
      database.transaction((queries) =>
        queries.execute(sql`update applied_migrations set name = ${to} where name like '0002%'`),
      );
    expect(await checkMigrations(database)).toMatchObject({ state: 'ok', text: 'all applied' });
    await rename('0002-other');
    expect(await checkMigrations(database)).toMatchObject({ state: 'fault' });
    await database.transaction((queries) => queries.execute(sql`drop table applied_migrations`));
    expect((await checkMigrations(database)).text).toContain('0001-schema');
    await database.close();
  });
});
