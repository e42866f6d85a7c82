import { join } from 'node:path';
import { serveTables } from '../db/embedded/serve-tables.ts';

/** Makes a used data folder one that a version with other migrations left behind. */
export async function passToOtherVersion(data: string): Promise<void> {
  const { tables, close } = await serveTables(
    { folder: join(data, 'tables'), content: null },
    join(data, 'other-version'),
  );
  await tables.query(`update applied_migrations set name = '0001-surveys'`);
  await close();
}
