import { join } from 'node:path';
import { serveTables } from '../db/embedded/serve-tables.ts';

/** Turns a used data folder into one of a version with other migrations. */
export async function passToOtherVersion(data: string): Promise<void> {
  const { tables, close } = await serveTables(
    { folder: join(data, 'tables'), content: null },
    join(data, 'other-version'),
  );
  await tables.query(`update applied_migrations set name = '0001-surveys'`);
  await close();
}
