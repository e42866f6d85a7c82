import { z } from 'zod/mini';

/** One problem of a request: the field's path ("dates", "mealCategory.lunch") and what is wrong with it. */
export const fieldProblemSchema = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** What every failed call answers with. */
export const errorEnvelopeSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.array(fieldProblemSchema)),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
