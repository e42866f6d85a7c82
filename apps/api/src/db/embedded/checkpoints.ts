import pg from 'pg';

const LOOK_MS = 60_000;
/** Bytes of log after which a checkpoint is due: a restart after a crash reads as much, and the folder grows by it. */
const DUE_BYTES = 32 * 2 ** 20;

/** Runs one statement and returns its rows. */
type Ask = (statement: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Writes a checkpoint when so many bytes were logged since the last one. */
export async function checkpointIfDue(ask: Ask, dueBytes = DUE_BYTES): Promise<void> {
  const { rows } = await ask(
    `select from pg_control_checkpoint() where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${dueBytes}`,
  );
  if (rows.length > 0) await ask('checkpoint');
}

/**
 * Looks every minute whether a checkpoint is due, because a database without processes of its own never writes one and its
 * log would grow without end. Asks as one client among others, so that no transaction of theirs is disturbed.
 */
export function keepLogShort(connection: pg.ClientConfig): void {
  const look = async () => {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkpointIfDue((statement) => client.query(statement));
    } finally {
      await client.end();
    }
  };
  // A look that fails is made up for by the next one.
  setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
}
