import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { holdImports, importChangeCount } from '../db/stores/import-store.ts';
import type { IndexedContent, LoadedCatalogue } from '../edges/read-catalogue.ts';
import { describeFault } from '../plugins/describe-fault.ts';
import { presentCatalogue } from '../present-catalogue.ts';

const LOOK_MS = 5_000;
/** After a failure, so that a lasting one is not told every five seconds. */
const REST_MS = 60_000;

/** What the watch works with; `readAt` is the count of import changes the present catalogue was read at. */
export type WatchParts = {
  readonly database: Database;
  readonly built: IndexedContent;
  readonly readAt: number;
  readonly useCatalogue: (catalogue: LoadedCatalogue) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly lookMs?: number;
};

/**
 * Looks every few seconds whether an import has written recipes, and takes the catalogue over once it has not for one
 * look: an import writes batch by batch, and each new catalogue costs a set of planning threads. Answers how to stop.
 */
export function watchCatalogue(parts: WatchParts): () => void {
  const { log, lookMs = LOOK_MS } = parts;
  let state: State = { readAt: parts.readAt, seen: parts.readAt };
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    let pause = lookMs;
    try {
      state = await lookOnce(parts, state);
    } catch (error) {
      pause = Math.max(lookMs, REST_MS);
      if (!isStopped)
        log.error({ fault: describeFault(error) }, 'the imported catalogue could not be taken over');
    }
    if (!isStopped) lookAfter(pause);
  };
  const lookAfter = (pause: number) => {
    timer = setTimeout(() => void look(), pause);
    timer.unref();
  };
  lookAfter(lookMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Counts of import changes: when the catalogue was read, and at the last look. */
type State = { readonly readAt: number; readonly seen: number };

async function lookOnce(
  { database, built, useCatalogue, log }: WatchParts,
  { readAt, seen }: State,
): Promise<State> {
  const changes = await database.transaction(importChangeCount);
  if (changes === readAt || changes !== seen) return { readAt, seen: changes };
  const read = await database.transaction(async (queries) => {
    await holdImports(queries);
    return { catalogue: await presentCatalogue(queries, built), at: await importChangeCount(queries) };
  });
  await useCatalogue(read.catalogue);
  const { dataVersion, recipes } = read.catalogue;
  log.info({ dataVersion, recipes: recipes.size }, 'took the imported catalogue over');
  return { readAt: read.at, seen: read.at };
}
