import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import type { Database } from './database.ts';
import { prepareDatabasePlace } from './embedded/database-place.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPoolDatabase } from './pool-database.ts';

const SERVER_CONNECTIONS = 10;
const EMBEDDED_CONNECTIONS = 5;
/** The server ends its work before the client gives the connection up. */
const CLIENT_GRACE_MS = 1000;

/**
 * Opens the database of the configuration; a StartProblem says why it is unusable. A statement that takes longer than
 * the limit fails; without one it may take as long as it wants.
 */
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
  const place = preparePlace(config.dataFolder);
  const embedded = new EmbeddedDatabase(place, workerFile);
  await embedded.ready();
  return openPoolDatabase({
    connection: {
      host: place.socketFolder,
      port: place.port,
      user: 'postgres',
      database: 'postgres',
      max: EMBEDDED_CONNECTIONS,
      ...client,
    },
    ready: () => embedded.ready(),
    release: () => embedded.close(),
  });
}

function preparePlace(dataFolder: string) {
  try {
    return prepareDatabasePlace(dataFolder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartProblem(`The data folder ${dataFolder} can't be written (${reason}); set KKINI_DATA_DIR`);
  }
}
