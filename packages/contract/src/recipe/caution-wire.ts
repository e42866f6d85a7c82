import { CAUTIONS } from '@kkini/domain';
import { z } from 'zod/mini';

/** How a dish meets what the survey leaves out, and the food it is about. */
export const cautionWireSchema = z.object({ code: z.enum(CAUTIONS), food: z.string() });
export type CautionWire = z.infer<typeof cautionWireSchema>;
