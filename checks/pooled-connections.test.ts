import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './repository.ts';

/**
 * State that would have to stay on a connection between transactions. PgBouncer in transaction mode gives the connection to
 * anybody.
 */
const KEPT: readonly (readonly [what: string, how: RegExp])[] = [
  ['a lock of the session', /pg_(try_)?advisory_(un)?lock\b|pg_advisory_lock_shared/],
  ['a setting of the session', /['"`;]\s*set\s+(?!local\b|transaction\b)\w+\s*(=|to)\s/i],
  ['a channel', /['"`;]\s*(un)?listen\s+\w/i],
  ['a prepared statement', /['"`;]\s*(prepare|deallocate)\s+\w|\.prepare\(/i],
  ['a cursor', /\bwith hold\b/i],
  ['a temporary table', /create temp(orary)? table (?![\s\S]{0,60}on commit drop)/i],
  [
    'a setting sent with the connection',
    /^\s*(statement_timeout|idle_in_transaction_session_timeout|options):/m,
  ],
];

const database = sourceFiles().filter(
  (path) => path.startsWith('apps/api/src/db/') && !/\.test\.ts$|\/testing\/|\/embedded\//.test(path),
);

describe('the server, behind pooled connections', () => {
  it('keeps nothing on a connection between transactions', () => {
    expect(database.length).toBeGreaterThan(20);
    const kept = database.flatMap((path) => {
      const code = read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return KEPT.filter(([, how]) => how.test(code)).map(([what]) => `${path}: ${what}`);
    });
    expect(kept).toEqual([]);
  });

  it.each([
    ['a lock of the session', 'sql`select pg_advisory_lock(1)`'],
    ['a setting of the session', "client.query('set search_path = x')"],
    ['a channel', "client.query('listen changes')"],
    ['a temporary table', "'create temporary table room as select 1'"],
    ['a setting sent with the connection', '  statement_timeout: 1000,'],
  ])('would be refused with %s', (what, code) => {
    expect(KEPT.filter(([, how]) => how.test(code)).map(([name]) => name)).toEqual([what]);
  });
});
