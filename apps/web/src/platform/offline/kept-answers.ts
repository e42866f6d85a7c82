import type { DBSchema, IDBPDatabase } from 'idb';
import { type BrowserStorage, STORED } from '../browser-storage.ts';

/** The offline cache: answers of read-only calls, stored on this device. None of its promises rejects. */
export type KeptAnswers = {
  /** Cache entry of one request. An entry opened before `clear` stores nothing after it. */
  place(path: string, request: unknown): KeptPlace;
  /** Deletes all answers: at sign-out, and when a survey or an account is deleted. */
  clear(): Promise<void>;
};

export type KeptPlace = {
  readonly read: () => Promise<unknown>;
  readonly keep: (reply: unknown) => Promise<void>;
  readonly forget: () => Promise<void>;
  /** Whether an answer less than a day old is stored. */
  readonly isFresh: () => Promise<boolean>;
};

/** Most answers stored: five weeks of plans with their recipes and products. The oldest are evicted first. */
export const MOST_ANSWERS = 150;
/** Milliseconds for one action. Some browsers never answer when another tab blocks the database. */
const ACTION_LIMIT_MS = 4_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 60;

type Entry = { readonly key: string; readonly reply: unknown; readonly keptAt: number };
interface Tables extends DBSchema {
  answers: { key: string; value: Entry; indexes: { keptAt: number } };
}

type Database = IDBPDatabase<Tables>;

type Means = {
  readonly now: () => number;
  /** Notes a deletion that has begun, so that the next start finishes it if the page closes before its end. */
  readonly storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>;
  /** Resolves when the page is idle enough to open or write the database. */
  readonly idle?: () => Promise<void>;
  /** Opens the database; rejects if the browser stores nothing, as in some private windows. */
  readonly open?: () => Promise<Database>;
};

export function keptAnswers({ storage, ...means }: Means): KeptAnswers {
  const { now, idle = async () => undefined } = means;
  const attempt = attemptsOn({ storage, idle, open: means.open ?? openTables });
  let forgotten = 0;
  const entryOf = async (key: string) => {
    const entry = await attempt((tables) => tables.get('answers', key));
    return entry && now() - entry.keptAt < LONGEST_DAYS * DAY_MS ? entry : undefined;
  };
  return {
    place(path, request) {
      const key = `${path} ${canonical(request)}`;
      const era = forgotten;
      return {
        read: async () => (await entryOf(key))?.reply,
        isFresh: async () => {
          const entry = await entryOf(key);
          // An answer of the future was kept while the clock of the device was wrong.
          return entry !== undefined && Math.abs(now() - entry.keptAt) < DAY_MS;
        },
        forget: async () => void (await attempt((tables) => tables.delete('answers', key))),
        keep: async (reply) => {
          await idle();
          if (era !== forgotten) return;
          await attempt((tables) => store(tables, { key, reply, keptAt: now() }));
        },
      };
    },
    async clear() {
      forgotten += 1;
      storage.write(STORED.clearing, 'yes');
      await attempt((tables) => finishClearing(tables, storage));
    },
  };
}

type Attempt = <Value>(action: (tables: Database) => Promise<Value>) => Promise<Value | undefined>;

/** Runs actions on the database, which opens for the first; undefined if one fails or takes too long. */
function attemptsOn({ storage, idle, open }: Required<Omit<Means, 'now'>>): Attempt {
  let opened: Promise<Database> | null = null;
  const openCleared = async () => {
    const tables = await open();
    if (storage.read(STORED.clearing) !== null) await finishClearing(tables, storage);
    return tables;
  };
  return async (action) => {
    if (opened === null) await idle();
    // A database that was deleted or closed meanwhile opens again.
    for (let tries = 0; tries < 2; tries += 1) {
      opened ??= openCleared();
      const tables = opened;
      try {
        return await inTime(tables.then(action));
      } catch (cause) {
        if (opened === tables) opened = null;
        if (cause instanceof TooLate) return undefined;
      }
    }
    return undefined;
  };
}

async function finishClearing(tables: Database, storage: Means['storage']): Promise<void> {
  await tables.clear('answers');
  storage.remove(STORED.clearing);
}

class TooLate extends Error {}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), ACTION_LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function store(tables: Database, entry: Entry): Promise<void> {
  const { store: answers, done } = tables.transaction('answers', 'readwrite');
  await answers.put(entry);
  let surplus = (await answers.count()) - MOST_ANSWERS;
  for (let oldest = await answers.index('keptAt').openCursor(); oldest && surplus > 0; surplus -= 1) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await done;
}

async function openTables(): Promise<Database> {
  const { openDB } = await import('idb');
  const tables: Database = await openDB<Tables>('kkini', 1, {
    upgrade: (made) => made.createObjectStore('answers', { keyPath: 'key' }).createIndex('keptAt', 'keptAt'),
    // Whoever deletes the database, such as the settings of the browser, would wait for this page to end.
    blocking: () => tables.close(),
  });
  return tables;
}

/** A string that is equal for equal requests, whatever the order of their fields. */
function canonical(request: unknown): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
