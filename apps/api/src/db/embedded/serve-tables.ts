import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Most connections of all processes together. */
const MAX_CONNECTIONS = 100;

/** The tables of an embedded database: a folder, or only in memory; `content` fills a new one. */
type TablesSource = { readonly folder: string | null; readonly content: Blob | null };

/** An embedded database reachable through a Unix socket. */
type ServedTables = {
  readonly tables: PGlite;
  close(): Promise<void>;
};

/** Opens an embedded database. Queries block the thread this runs on. */
export async function openTables({ folder, content }: TablesSource): Promise<PGlite> {
  return await PGlite.create({
    extensions: { pg_trgm },
    ...(folder !== null && { dataDir: folder }),
    ...(content !== null && { loadDataDir: content }),
  });
}

/** Serves an open database; the returned function stops serving and leaves the database open. */
export async function listenForTables(tables: PGlite, socketPath: string): Promise<() => Promise<void>> {
  const server = new PGLiteSocketServer({ db: tables, path: socketPath, maxConnections: MAX_CONNECTIONS });
  await server.start();
  return () => server.stop();
}

/** Opens an embedded database and serves it. */
export async function serveTables(source: TablesSource, socketPath: string): Promise<ServedTables> {
  const tables = await openTables(source);
  const stop = await listenForTables(tables, socketPath);
  const close = async () => {
    await stop();
    await tables.close();
  };
  return { tables, close };
}
