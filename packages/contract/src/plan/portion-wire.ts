import { TARGETS } from '@kkini/domain';
import { GLYCEMIC_BANDS, STARCH_KINDS } from '@kkini/domain/portions';
import { z } from 'zod/mini';

/** A number of bowls or servings as people say it: `1 1/6` is whole 1, numerator 1, denominator 6. */
const fractionSchema = z.object({ whole: z.int(), numerator: z.int(), denominator: z.int() });

/** What one person eats of a dish (safety-rules section 5); for the owner of the survey only. */
export const portionWireSchema = z.object({
  target: z.enum(TARGETS),
  /** How many such people eat it. */
  count: z.int(),
  /** Rice, noodles and the like in grams as eaten, rice in bowls of 210 g too; none in a dish without starch. */
  starches: z.array(
    z.object({ kind: z.enum(STARCH_KINDS), grams: z.number(), bowls: z.nullable(fractionSchema) }),
  ),
  /** How much of a serving of the main dish. */
  main: fractionSchema,
  mainFactor: z.number(),
  energyKcal: z.nullable(z.number()),
  /** With diabetes, how much the meal loads glucose: a band, never a number (section 8.5). */
  glycemicBand: z.nullable(z.enum(GLYCEMIC_BANDS)),
});
export type PortionWire = z.infer<typeof portionWireSchema>;

/** What the sodium of a bought dish may be, mg, and about how much leaving half of its broth saves (section 7). */
export const sodiumRangeWireSchema = z.object({
  low: z.number(),
  central: z.number(),
  high: z.number(),
  halfBrothSaving: z.nullable(z.number()),
});
