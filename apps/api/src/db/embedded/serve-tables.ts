import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SyncedFolder } from './synced-folder.ts';

/** Most connections, over all processes. */
const MAX_CONNECTIONS = 100;
/** Size of PostgreSQL's own page cache, which is filled at start. The operating system caches the files themselves. */
const SHARED_BUFFERS = '16MB';

const START = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
/** Start options without the one that turns off fsync; `fdatasync` does nothing in PGlite. */
const SYNCED_START = [...START.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'];

/**
 * Tables of an embedded database, in a folder or in memory; `content` fills new ones. In a synced folder a commit is on disk before
 * it is acknowledged.
 */
export type TablesSource = {
  readonly folder: string | null;
  readonly isSynced?: boolean;
  readonly content: Blob | null;
};

/** An embedded database served on a Unix socket. */
type ServedTables = {
  readonly tables: PGlite;
  close(): Promise<void>;
};

/** Opens an embedded database. Queries block the current thread. */
export async function openTables({ folder, isSynced, content }: TablesSource): Promise<PGlite> {
  const source = {
    extensions: { pg_trgm },
    startParams: START,
    ...(content !== null && { loadDataDir: content }),
  };
  if (folder === null) return await PGlite.create(source);
  if (isSynced !== true) return await PGlite.create({ ...source, dataDir: folder });
  const files = new SyncedFolder(folder, { isFilling: content !== null });
  const tables = await PGlite.create({ ...source, fs: files, startParams: SYNCED_START });
  if (content !== null) await files.syncFilled();
  return tables;
}

/** Serves an open database. The returned function stops serving and leaves the database open. */
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
