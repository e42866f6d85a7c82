import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/** Version of the backup format, described in docs/operations.en.md. */
export const BACKUP_FORMAT = 1;

/** The first line: what made the backup, when, and the migrations its rows belong to. */
export const manifestSchema = z.object({
  kkiniBackup: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
});

/** The line before the rows of a table. It is a list, whereas a row is a string. */
export const startSchema = z.tuple([z.literal('table'), z.string()]);

/** The line after the rows of a table: their number and the SHA-256 of their lines, each including its line feed. */
export const endSchema = z.tuple([z.literal('end'), z.string(), z.number(), z.string()]);

/** Number of rows of a table and their SHA-256, for people and for comparison. */
export type TableCount = { readonly table: string; readonly rows: number; readonly sha256: string };

/** Counts and hashes the rows of one table. */
export class RowTally {
  private rows = 0;
  private readonly hash: Hash = createHash('sha256');

  add(row: string): void {
    this.rows += 1;
    this.hash.update(row).update('\n');
  }

  /** May be called once only. */
  count(table: string): TableCount {
    return { table, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
