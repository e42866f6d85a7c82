import { TARGETS } from '@kkini/domain';
import { GLYCEMIC_BANDS, STARCH_KINDS } from '@kkini/domain/portions';
import { z } from 'zod/mini';

/** A mixed number of bowls or servings: `1 1/6` is whole 1, numerator 1, denominator 6. */
const fractionSchema = z.object({ whole: z.int(), numerator: z.int(), denominator: z.int() });

/** One person's portion of a dish (safety-rules section 5); for the owner of the survey only. */
export const portionWireSchema = z.object({
  target: z.enum(TARGETS),
  /** Number of such people. */
  count: z.int(),
  /** Rice, noodles and other starches in grams as eaten, rice also in bowls of 210 g; empty for a dish without starch. */
  starches: z.array(
    z.object({ kind: z.enum(STARCH_KINDS), grams: z.number(), bowls: z.nullable(fractionSchema) }),
  ),
  /** Share of a serving of the main dish. */
  main: fractionSchema,
  mainFactor: z.number(),
  energyKcal: z.nullable(z.number()),
  /** Glycaemic load of the meal with diabetes: a band, never a number (section 8.5). */
  glycemicBand: z.nullable(z.enum(GLYCEMIC_BANDS)),
});
export type PortionWire = z.infer<typeof portionWireSchema>;

/** Range of a bought dish's sodium, mg, and the saving from leaving half of its broth (section 7). */
export const sodiumRangeWireSchema = z.object({
  low: z.number(),
  central: z.number(),
  high: z.number(),
  halfBrothSaving: z.nullable(z.number()),
});
