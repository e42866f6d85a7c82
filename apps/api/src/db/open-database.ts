import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import type { Database } from './database.ts';
import { prepareDatabasePlace } from './embedded/database-place.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPoolDatabase } from './pool-database.ts';

const SERVER_CONNECTIONS = 10;
const EMBEDDED_CONNECTIONS = 5;
/** Time the server has to end its work before the client closes the connection. */
const CLIENT_GRACE_MS = 1000;

/** Opens the configured database; throws a StartProblem if it is unusable. A statement fails after the limit, if there is one. */
export async function openDatabase(
  config: Config['database'],
  workerFile: URL,
  statementLimitMs?: number,
): Promise<Database> {
  const client = statementLimitMs !== undefined && { query_timeout: statementLimitMs + CLIENT_GRACE_MS };
  if ('url' in config)
    return openPoolDatabase({
      connection: { connectionString: config.url, ...client, keepAlive: true, max: SERVER_CONNECTIONS },
      statementLimitMs,
      ready: () => Promise.resolve(),
      release: () => Promise.resolve(),
    });
  const { place, embedded } = await openEmbedded(config.dataFolder, workerFile).catch((error: unknown) => {
    throw folderProblem(config.dataFolder, error);
  });
  return openPoolDatabase({
    connection: {
      host: place.socketFolder,
      port: place.port,
      user: 'postgres',
      database: 'postgres',
      max: EMBEDDED_CONNECTIONS,
      ...client,
    },
    ready: () => embedded.readyAgain(),
    release: () => embedded.close(),
  });
}

async function openEmbedded(dataFolder: string, workerFile: URL) {
  const place = prepareDatabasePlace(dataFolder);
  const embedded = new EmbeddedDatabase(place, workerFile);
  await embedded.ready();
  return { place, embedded };
}

/** What prevents writing to a folder, in words for people; any other error unchanged. */
function folderProblem(dataFolder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const remedy = error.code === 'ENOSPC' ? 'make room on its disk' : 'set KKINI_DATA_DIR';
  return new StartProblem(`The data folder ${dataFolder} can't be written (${error.code}); ${remedy}`);
}
