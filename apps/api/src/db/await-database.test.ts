import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { StartProblem } from '../start-problem.ts';
import { awaitDatabase } from './await-database.ts';

afterEach(() => vi.restoreAllMocks());

const fault = (code: string, message: string) => Object.assign(new Error(message), { code });
const busy = (cause: Error) => new AppError('busy', undefined, { cause });

/** Starts on a database that fails with these faults and then works; returns what was reported and the outcome. */
async function startOn(faults: Error[], startWaitMs = 60_000, setting?: string) {
  const lines: string[] = [];
  const work = async () => {
    const next = faults.shift();
    if (next) throw next;
    return 'ready';
  };
  const say = (line: string) => lines.push(line);
  const wait = { database: { url: 'postgres://db/kkini' }, startWaitMs, say, ...(setting && { setting }) };
  const outcome = await awaitDatabase(wait, work).catch((error) => error);
  return { lines, outcome };
}

/** A start whose work takes longer than its wait, on a database that keeps answering or is silent. */
async function startOnBusy(isThere: boolean) {
  const lines: string[] = [];
  const wait = {
    database: { url: 'postgres://db/kkini' },
    startWaitMs: 100,
    say: (line: string) => lines.push(line),
    answers: () => Promise.resolve(isThere),
    lookMs: 10,
    ownReasonMs: 100,
  };
  const outcome = await awaitDatabase(wait, () => pause(400, 'ready')).catch((error) => error);
  return { lines, outcome };
}

describe('a start whose work takes longer than its wait', () => {
  it('goes on while the database answers, and says once what it waits for', async () => {
    const { lines, outcome } = await startOnBusy(true);
    expect(outcome).toBe('ready');
    expect(lines).toEqual([
      expect.stringContaining('Waiting for the database at db (DATABASE_URL): its tables'),
    ]);
  });

  it('ends once the database has been silent for that long', async () => {
    const { lines, outcome } = await startOnBusy(false);
    expect(outcome).toEqual(
      new StartProblem("The database at db (DATABASE_URL) can't be used: it does not answer"),
    );
    expect(lines).toHaveLength(1);
  });
});

describe('a start', () => {
  const away = () => busy(fault('ECONNREFUSED', 'connect ECONNREFUSED db'));

  it('waits for a database that is not there yet, and says so once', async () => {
    expect(await startOn([away(), away(), away()])).toEqual({
      lines: ['Waiting for the database at db (DATABASE_URL): connect ECONNREFUSED db'],
      outcome: 'ready',
    });
  });

  it.each([
    ['its wait is over', away(), 0, 'connect ECONNREFUSED db'],
    ['the disk is full', busy(fault('53100', 'No space left on device')), 60_000, 'No space left on device'],
    [
      'nobody may sign in',
      new Error('Failed query: begin', { cause: fault('28P01', 'password authentication failed') }),
      60_000,
      'password authentication failed',
    ],
  ])("ends with the database's reason and no query where %s", async (...[, error, startWaitMs, reason]) => {
    const { lines, outcome } = await startOn([error], startWaitMs);
    expect(lines).toEqual([]);
    expect(outcome).toEqual(new StartProblem(`The database at db (DATABASE_URL) can't be used: ${reason}`));
  });

  it('waits no less where the clock is set right meanwhile', async () => {
    const lines: string[] = [];
    const work = vi
      .fn(async () => 'ready')
      .mockImplementationOnce(async () => {
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 60 * 60 * 1000);
        throw away();
      });
    const wait = { database: { url: 'postgres://db/kkini' }, startWaitMs: 60_000 };
    expect(await awaitDatabase({ ...wait, say: (line) => lines.push(line) }, work)).toBe('ready');
    expect(lines).toHaveLength(1);
  });

  it('names an address as the operator did', async () => {
    const { outcome } = await startOn([away()], 0, '<to>');
    expect(outcome).toEqual(
      new StartProblem("The database at db (<to>) can't be used: connect ECONNREFUSED db"),
    );
  });

  it('hides no other fault', async () => {
    const other = new Error('a fault of ours');
    expect((await startOn([other])).outcome).toBe(other);
  });
});
