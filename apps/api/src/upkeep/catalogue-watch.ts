import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { holdImports, importChangeCount } from '../db/stores/import-store.ts';
import type { IndexedContent, LoadedCatalogue } from '../platform/read-catalogue.ts';
import { describeFault } from '../plugins/describe-fault.ts';
import { presentCatalogue } from '../present-catalogue.ts';

/** Milliseconds until the next attempt after a failure, so that a lasting one is not logged at every poll. */
const REST_MS = 60_000;

/** Dependencies of the watch; `readAt` is the import counter at the reading of the current catalogue. */
type WatchParts = {
  readonly database: Database;
  readonly built: IndexedContent;
  readonly readAt: number;
  readonly useCatalogue: (catalogue: LoadedCatalogue) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly lookMs: number;
};

/**
 * Polls every few seconds for imported recipes, and reloads the catalogue after a poll without further changes, because an import
 * writes batch by batch and each new catalogue costs a set of planning threads.
 */
export class CatalogueWatch {
  /** Import counters: when the catalogue was read, and at the last poll. */
  private readAt: number;
  private seen: number;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: WatchParts) {
    this.readAt = parts.readAt;
    this.seen = parts.readAt;
  }

  start(): void {
    this.lookAfter(this.parts.lookMs);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Reloads the catalogue once changes have settled. Logs a failure and keeps the old catalogue; returns whether it succeeded. */
  async look(): Promise<boolean> {
    try {
      const changes = await this.parts.database.transaction(importChangeCount);
      const isSettled = changes === this.seen;
      this.seen = changes;
      if (isSettled && changes !== this.readAt) await this.takeOver();
      return true;
    } catch (error) {
      if (!this.isStopped) {
        const fault = describeFault(error);
        this.parts.log.error({ fault }, 'the imported catalogue could not be taken over');
      }
      return false;
    }
  }

  private async takeOver(): Promise<void> {
    const { database, built, useCatalogue, log } = this.parts;
    const { catalogue, changes } = await database.transaction(async (queries) => {
      await holdImports(queries);
      const read = await presentCatalogue(queries, built);
      return { catalogue: read, changes: await importChangeCount(queries) };
    });
    await useCatalogue(catalogue);
    this.readAt = changes;
    this.seen = changes;
    const { dataVersion, recipes } = catalogue;
    log.info({ dataVersion, recipes: recipes.size }, 'took the imported catalogue over');
  }

  private lookAfter(pauseMs: number): void {
    this.timer = setTimeout(async () => {
      const { lookMs } = this.parts;
      const went = await this.look();
      if (!this.isStopped) this.lookAfter(went ? lookMs : Math.max(lookMs, REST_MS));
    }, pauseMs);
    this.timer.unref();
  }
}
