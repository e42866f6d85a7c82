import { z } from 'zod';
import { FIGURES } from '../figures.ts';

/**
 * The layout of a public table: the columns that name a food, those of each figure (several are summed), figures for which 0
 * means unmeasured, lines of units below the header, and whether foods with the same name are dropped or replaced by their
 * median.
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
