import { z } from 'zod';

/** Sources of entries and figures; `name` is shown to visitors. */
export const sourceListSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    title: z.string().min(1),
    publisher: z.string().min(1),
    year: z.int(),
    licence: z.string().min(1),
    citation: z.string().min(1),
    note: z.string(),
  }),
);
export type SourceList = z.infer<typeof sourceListSchema>;
