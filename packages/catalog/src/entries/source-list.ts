import { z } from 'zod';

/** Where entries and figures come from; `name` is shown to people. */
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
