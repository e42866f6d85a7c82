import type { DBSchema, IDBPDatabase } from 'idb';

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
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 60;

type Entry = { readonly key: string; readonly reply: unknown; readonly keptAt: number };
interface Tables extends DBSchema {
  answers: { key: string; value: Entry; indexes: { keptAt: number } };
}

type Means = {
  readonly now: () => number;
  /** Resolves when the page is idle enough to open or write the database. */
  readonly idle?: () => Promise<void>;
  /** Opens the database; rejects if the browser stores nothing, as in some private windows. */
  readonly open?: () => Promise<IDBPDatabase<Tables>>;
};

export function keptAnswers({ now, idle = async () => undefined, open = openTables }: Means): KeptAnswers {
  let opened: Promise<IDBPDatabase<Tables>> | null = null;
  let forgotten = 0;
  async function attempt<Value>(
    action: (tables: IDBPDatabase<Tables>) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      opened ??= idle().then(open);
      return await action(await opened);
    } catch {
      opened = null;
      return undefined;
    }
  }
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
      await attempt((tables) => tables.clear('answers'));
    },
  };
}

async function store(tables: IDBPDatabase<Tables>, entry: Entry): Promise<void> {
  const { store: answers, done } = tables.transaction('answers', 'readwrite');
  await answers.put(entry);
  let surplus = (await answers.count()) - MOST_ANSWERS;
  for (let oldest = await answers.index('keptAt').openCursor(); oldest && surplus > 0; surplus -= 1) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await done;
}

async function openTables(): Promise<IDBPDatabase<Tables>> {
  const { openDB } = await import('idb');
  return await openDB<Tables>('kkini', 1, {
    upgrade: (tables) =>
      tables.createObjectStore('answers', { keyPath: 'key' }).createIndex('keptAt', 'keptAt'),
  });
}

/** A string that is equal for equal requests, whatever the order of their fields. */
function canonical(request: unknown): string {
  return JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
