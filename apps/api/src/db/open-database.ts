import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import type { Database } from './database.ts';
import { prepareDatabasePlace } from './embedded/database-place.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPoolDatabase } from './pool-database.ts';

const SERVER_CONNECTIONS = 10;
const EMBEDDED_CONNECTIONS = 5;

/** Opens the database of the configuration; a StartProblem says why it is unusable. */
export async function openDatabase(config: Config['database'], workerFile: URL): Promise<Database> {
  if ('url' in config) return await openServerDatabase(config.url);
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
    },
    ready: () => embedded.ready(),
    release: () => embedded.close(),
  });
}

async function openServerDatabase(url: string): Promise<Database> {
  const database = openPoolDatabase({
    connection: { connectionString: url, max: SERVER_CONNECTIONS },
    ready: () => Promise.resolve(),
    release: () => Promise.resolve(),
  });
  const host = URL.canParse(url) ? new URL(url).host : 'the given address';
  if (!(await database.answers()))
    throw new StartProblem(`The database at ${host} does not answer (DATABASE_URL)`);
  return database;
}

function preparePlace(dataFolder: string) {
  try {
    return prepareDatabasePlace(dataFolder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartProblem(`The data folder ${dataFolder} can't be written (${reason}); set KKINI_DATA_DIR`);
  }
}
