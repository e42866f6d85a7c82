import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { databaseFault } from './database-faults.ts';

const PAUSE_MS = 250;
/** Interval of checks that the database still answers while the work runs. */
const LOOK_MS = 2000;
const DISK_FULL = '53100';
const SILENT = 'it does not answer';
/** Longer than the work's own connection timeout, whose error says more than silence does. */
const OWN_REASON_MS = 8000;
const PREPARING = 'its tables and search index are being prepared, by this start or another one';

/**
 * Settings of a wait: its limit, the database, and where to report it (standard error by default). `answers` checks that the
 * database answers, every `lookMs`, for work whose statements have no time limit.
 */
type Wait = Pick<Config, 'database' | 'startWaitMs'> & {
  /** Name of the setting that holds the database's address. */
  readonly setting?: string;
  readonly say?: (line: string) => unknown;
  readonly answers?: () => Promise<boolean>;
  readonly lookMs?: number;
  /** Shortest silence after which the work is abandoned. */
  readonly ownReasonMs?: number;
};

/**
 * Runs the first work on a database, and retries while the database is unavailable or busy, which is reported once. Long work may
 * continue as long as the database answers. Throws a StartProblem with the database's own reason at the time limit, if its disk is
 * full, and for every permanent fault.
 */
export async function awaitDatabase<Value>(wait: Wait, work: () => Promise<Value>): Promise<Value> {
  const { startWaitMs, answers, lookMs = LOOK_MS, ownReasonMs = OWN_REASON_MS } = wait;
  const place = placeOf(wait);
  // Not the time of day, which a machine may set right only after it has started.
  const deadline = performance.now() + startWaitMs;
  const report = sayOnce(wait, place);
  for (;;) {
    try {
      return answers === undefined
        ? await work()
        : await untilSilent(work, { answers, startWaitMs, ownReasonMs, lookMs, report });
    } catch (error) {
      const fault = databaseFault(error);
      if (fault === null) throw error;
      const isPassing = error instanceof AppError && fault.code !== DISK_FULL;
      if (!isPassing || performance.now() >= deadline)
        throw new StartProblem(`The database ${place} can't be used: ${fault.reason}`);
      report(fault.reason);
      await pause(PAUSE_MS);
    }
  }
}

function sayOnce({ say = (line) => process.stderr.write(`${line}\n`) }: Wait, place: string) {
  let isSaid = false;
  return (reason: string) => {
    if (!isSaid) say(`Waiting for the database ${place}: ${reason}`);
    isSaid = true;
  };
}

type Look = Pick<Wait, 'startWaitMs'> & {
  readonly ownReasonMs: number;
  readonly answers: () => Promise<boolean>;
  readonly lookMs: number;
  readonly report: (reason: string) => void;
};

/** Runs the work, but abandons it if the database does not answer for the time limit of a start. */
async function untilSilent<Value>(work: () => Promise<Value>, look: Look): Promise<Value> {
  const done = new AbortController();
  try {
    return await Promise.race([work(), silence(look, done.signal)]);
  } finally {
    done.abort();
  }
}

/** Rejects once the database has been silent for too long. */
async function silence(look: Look, signal: AbortSignal): Promise<never> {
  const { answers, startWaitMs, ownReasonMs, lookMs, report } = look;
  for (let heardAt = performance.now(); ; ) {
    await pause(lookMs, undefined, { signal });
    const isThere = await answers();
    signal.throwIfAborted();
    if (isThere) heardAt = performance.now();
    const silentMs = performance.now() - heardAt;
    if (silentMs >= Math.max(startWaitMs, ownReasonMs))
      throw Object.assign(new Error(SILENT), { code: 'ETIMEDOUT' });
    if (isThere || silentMs < startWaitMs) report(isThere ? PREPARING : SILENT);
  }
}

/** The database in words: its host or its folder. */
function placeOf({ database, setting = 'DATABASE_URL' }: Wait): string {
  if ('dataFolder' in database) return `in ${database.dataFolder}`;
  return `at ${URL.canParse(database.url) ? new URL(database.url).host : 'its address'} (${setting})`;
}
