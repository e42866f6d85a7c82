import { REFUSAL_REASONS, TARGETS, WAYS_ON } from '@kkini/domain';
import { z } from 'zod/mini';

/** One problem of a request: the field's path ("dates", "mealCategory.lunch") and what is wrong with it. */
export const fieldProblemSchema = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** Why a plan is refused, and the alternatives (safety-rules section 3.3). */
export const refusalWireSchema = z.object({
  /** In Korean, for visitors. */
  reason: z.string(),
  reasonCode: z.enum(REFUSAL_REASONS),
  /** The target concerned; null for everybody. */
  target: z.nullable(z.enum(TARGETS)),
  waysOn: z.array(z.enum(WAYS_ON)),
});
export type RefusalWire = z.infer<typeof refusalWireSchema>;

/** The body of every failed call; a refused plan carries its reason and alternatives. */
export const errorEnvelopeSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.array(fieldProblemSchema)),
    ...z.partial(refusalWireSchema).shape,
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
