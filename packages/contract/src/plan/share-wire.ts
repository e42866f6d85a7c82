import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';

/** A share of a plan that has not been withdrawn. */
export const shareWireSchema = z.object({ shareId: capabilityIdSchema, createdAt: z.string() });
export type ShareWire = z.infer<typeof shareWireSchema>;

/** Most shares a plan has at one time. */
export const MOST_SHARES = 20;
