import { z } from 'zod';
import { FIGURES } from '../figures.ts';

/**
 * How a public table is laid out: the columns that name a food and those that hold each figure (several are
 * added up), figures for which the table writes 0 where nothing was measured, lines of units below the header, and whether
 * foods of one name are left out or give their median.
 */
export const TABLE_LAYOUT = z.strictObject({
  sourceId: z.string(),
  file: z.string(),
  encoding: z.enum(['utf-8', 'euc-kr']),
  keys: z.array(z.string()).min(1),
  columns: z.partialRecord(z.enum(FIGURES), z.array(z.string()).min(1)),
  zeroIsUnknown: z.array(z.enum(FIGURES)).default([]),
  unitLines: z.number().int(),
  repeated: z.enum(['left-out', 'median']),
});
export type TableLayout = z.infer<typeof TABLE_LAYOUT>;
