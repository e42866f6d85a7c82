import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { awaitDatabase } from './db/await-database.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { holdImports, importChangeCount } from './db/stores/import-store.ts';
import { syncSearchIndex } from './db/stores/search-index.ts';
import { folderSecrets } from './platform/folder-secrets.ts';
import { listenProblem } from './platform/listen-problem.ts';
import { argon2Passwords } from './platform/passwords.ts';
import {
  type IndexedContent,
  type LoadedCatalogue,
  listedRecipes,
  readCatalogue,
} from './platform/read-catalogue.ts';
import { openTipsModel } from './platform/tips-model.ts';
import { givenSecrets, SESSION_LIFE_MS, signedTokens, type TokenSecrets } from './platform/tokens.ts';
import { describeFault } from './plugins/describe-fault.ts';
import { presentCatalogue } from './present-catalogue.ts';
import { StartProblem } from './start-problem.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { CatalogueWatch } from './upkeep/catalogue-watch.ts';
import { purgeHourly } from './upkeep/purge.ts';
import { PlannerPool } from './workers/planner-pool.ts';

/** Longer than the time limit of a call, so that calls in progress are answered when the server is stopped. */
const CLOSE_LIMIT_MS = 25_000;
/** Shorter than the time limit of a call, so that a hanging database is given up before it. */
const STATEMENT_LIMIT_MS = 10_000;
/** The built server runs in apps/api/dist. */
const ROOT = resolve(import.meta.dirname, '../../..');
const DATABASE_WORKER = new URL('./database-worker.js', import.meta.url);
const PLANNER_WORKER = new URL('./planner-worker.js', import.meta.url);

/** The address of the server once it listens. */
export const address = await start().catch(endWithReason);

async function start(): Promise<string> {
  const config = readConfig(ROOT);
  const telemetry = await openTelemetry(config);
  const database = telemetry.watchDatabase(
    await openDatabase(config.database, DATABASE_WORKER, STATEMENT_LIMIT_MS),
  );
  const replica = await openReplica(config);
  const built = await readCatalogue(config.catalogueFile);
  const { catalogue, readAt } = await prepareData(config, built, database);
  const planner = new PlannerPool({
    file: PLANNER_WORKER,
    catalogue,
    onJob: telemetry.onJob,
    warmUpWeeks: config.warmUpWeeks,
  });
  const app = await buildApp({
    config,
    watchCalls: telemetry.watchCalls,
    database,
    ...(replica !== null && { replica }),
    planner,
    passwords: argon2Passwords(),
    tokens: signedTokens(secretsOf(config)),
    tipsModel: config.tipsModel === null ? null : openTipsModel(config.tipsModel),
    now: Date.now,
    newId: randomUUID,
  });
  const stopPurging = purgeHourly({ database, keepDays: config.keepDays, now: Date.now, log: app.log });
  const watch = new CatalogueWatch({
    database,
    built,
    readAt,
    useCatalogue: (imported) => planner.useCatalogue(imported),
    log: app.log,
    lookMs: config.importLookMs,
  });
  watch.start();
  app.addHook('onClose', async () => {
    stopPurging();
    watch.stop();
  });
  closeOnSignal(app, [planner, database, ...(replica === null ? [] : [replica]), telemetry]);
  await telemetry.serve({ database, planner });
  void planner.keepWarming((error) => logUnready(app, error));
  return await listen(app, config);
}

async function openReplica({ replicaUrl }: Config): Promise<Database | null> {
  return replicaUrl === null
    ? null
    : await openDatabase({ url: replicaUrl }, DATABASE_WORKER, STATEMENT_LIMIT_MS);
}

function logUnready(app: FastifyInstance, error: unknown): void {
  app.log.error({ fault: describeFault(error) }, 'the planning threads are not ready, trying again');
}

function secretsOf({ tokenSecrets }: Config): TokenSecrets {
  if ('folder' in tokenSecrets) return folderSecrets(tokenSecrets.folder, SESSION_LIFE_MS);
  const [first = '', ...older] = tokenSecrets.given;
  return givenSecrets(first, ...older);
}

/** The built catalogue with all imports, and the import counter when it was read. */
type PreparedData = {
  readonly catalogue: LoadedCatalogue;
  readonly readAt: number;
};

/**
 * Prepares the data once the database allows it, without the time limits of calls. Of several concurrent starts one does the work
 * and the others wait. An embedded database answers nobody while it works, so it is not probed.
 */
async function prepareData(config: Config, built: IndexedContent, database: Database): Promise<PreparedData> {
  const unlimited = await openDatabase(config.database, DATABASE_WORKER);
  const wait = 'url' in config.database ? { ...config, answers: () => database.answers() } : config;
  try {
    return await awaitDatabase(wait, () => fillTables(built, unlimited));
  } finally {
    // Not awaited, because a hanging database would delay the end of this process.
    void unlimited.close();
  }
}

async function fillTables(built: IndexedContent, database: Database): Promise<PreparedData> {
  await migrate(database);
  return await database.transaction(async (queries) => {
    await holdImports(queries);
    const catalogue = await presentCatalogue(queries, built);
    await syncSearchIndex(queries, catalogue.taxonomy, listedRecipes(catalogue));
    return { catalogue, readAt: await importChangeCount(queries) };
  });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (bound) => `listening at ${bound}` });
    const bound = app.server.address();
    return `http://${host}:${typeof bound === 'object' ? (bound?.port ?? port) : port}`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    const problem = listenProblem(code, { host, port, names: { host: 'HOST', port: 'PORT' } });
    throw problem === null ? error : new StartProblem(problem);
  }
}

type Closable = { close(): Promise<void> };

/** Closes the app first, because its last replies need the other parts. */
function closeOnSignal(app: FastifyInstance, rest: readonly Closable[]): void {
  const close = async () => {
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    for (const each of rest) await each.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

/** Prints one line for people, and the stack only for unexpected faults. */
function endWithReason(error: unknown): never {
  const reason = error instanceof StartProblem ? error.message : describe(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `The server can't start: ${(error.stack ?? error.message).split('\n').slice(0, 12).join('\n')}`;
}
