import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Connections of all processes together. */
const MAX_CONNECTIONS = 100;

/** The tables of an embedded database: a folder, or only in memory; `content` fills a new one. */
export type TablesSource = { readonly folder: string | null; readonly content: Blob | null };

/** An embedded database reachable through a Unix socket. */
export type ServedTables = {
  readonly tables: PGlite;
  close(): Promise<void>;
};

/** Opens an embedded database and serves it. Queries block the thread this runs on. */
export async function serveTables(source: TablesSource, socketPath: string): Promise<ServedTables> {
  const tables = await PGlite.create({
    extensions: { pg_trgm },
    ...(source.folder !== null && { dataDir: source.folder }),
    ...(source.content !== null && { loadDataDir: source.content }),
  });
  const server = new PGLiteSocketServer({ db: tables, path: socketPath, maxConnections: MAX_CONNECTIONS });
  await server.start();
  const close = async () => {
    await server.stop();
    await tables.close();
  };
  return { tables, close };
}
