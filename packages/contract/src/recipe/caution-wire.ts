import { CAUTIONS } from '@kkini/domain';
import { z } from 'zod/mini';

/** How a dish conflicts with the survey's exclusions, and the food concerned. */
export const cautionWireSchema = z.object({ code: z.enum(CAUTIONS), food: z.string() });
export type CautionWire = z.infer<typeof cautionWireSchema>;
