import pg from 'pg';

const LOOK_MS = 60_000;
/** Bytes of write-ahead log after which a checkpoint is due. Crash recovery reads up to this much, and the folder grows by it. */
const DUE_BYTES = 32 * 2 ** 20;

/** Runs one statement and returns its rows. */
type Ask = (statement: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Writes a checkpoint if this many bytes were logged since the last one. */
export async function checkpointIfDue(ask: Ask, dueBytes = DUE_BYTES): Promise<void> {
  const { rows } = await ask(
    `select from pg_control_checkpoint() where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${dueBytes}`,
  );
  if (rows.length > 0) await ask('checkpoint');
}

/** Looks between two vacuums: an hour. */
const LOOKS_TO_VACUUM = 60;

/**
 * Checks every minute whether a checkpoint is due, and vacuums at the first check and every hour, because the embedded database has no
 * background processes: its log would grow without bound, and no new row would take the room of a deleted one. Connects as a separate
 * client, so that no transaction of others is disturbed.
 */
export function maintainTables(connection: pg.ClientConfig): void {
  let looks = 0;
  const look = async () => {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkpointIfDue((statement) => client.query(statement));
      if (looks % LOOKS_TO_VACUUM === 0) await client.query('vacuum');
      looks += 1;
    } finally {
      await client.end();
    }
  };
  // A failed check is made up for by the next one.
  setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
}
