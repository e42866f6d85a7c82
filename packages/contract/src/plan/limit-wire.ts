import { GUIDELINE_SOURCES, MEAL_TIMES, VERDICTS } from '@kkini/domain';
import {
  CONFIDENCES,
  LIMIT_FIGURES,
  LIMIT_KINDS,
  LIMIT_OWNERS,
  LIMIT_SPANS,
  LIMIT_UNITS,
  LIMITED_NUTRIENTS,
  MARKS,
} from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { calendarDateSchema, calledWireShape } from '../common-wire.ts';

const bound = z.nullable(z.number());

/** A row of the nutrition rules that sets a limit. */
const limitRowWireSchema = z.object({
  /** Several owners if a conflict between them was resolved. */
  owners: z.array(z.enum(LIMIT_OWNERS)),
  /** Measure of the figures; its name ends in the unit (`PctE` per cent of energy, `GPerKg` g per kg and day). */
  figure: z.enum(LIMIT_FIGURES),
  low: bound,
  high: bound,
  source: z.object({ code: z.enum(GUIDELINE_SOURCES), name: z.string() }),
  /** ✓ checked in the published text, ○ general knowledge, ◇ decided by the product. */
  mark: z.enum(MARKS),
  confidence: z.enum(CONFIDENCES),
});

/** Amounts of a limited nutrient on one date, and whether they meet the limit. */
const limitDayWireSchema = z.object({
  date: calendarDateSchema,
  /** Per meal; null for an empty slot or an unknown amount. */
  amounts: z.object({ breakfast: bound, lunch: bound, dinner: bound }),
  /** Bounds by which the day, or each meal, is judged. A bound that is a share of energy scales with the energy eaten. */
  low: bound,
  high: bound,
  /** Verdict on the day or, for a limit per meal, on each meal: the worst of everybody who eats. */
  verdicts: z.partialRecord(z.enum(['day', ...MEAL_TIMES]), z.enum(VERDICTS)),
});
export type LimitDayWire = z.infer<typeof limitDayWireSchema>;

/** A limit or aim of this visitor for one serving as planned, and the week's result. */
export const limitWireSchema = z.object({
  nutrient: z.enum(LIMITED_NUTRIENTS),
  unit: z.enum(LIMIT_UNITS),
  per: z.enum(LIMIT_SPANS),
  /** An aim is a preference of the planner; missing it is no failure. */
  kind: z.enum(LIMIT_KINDS),
  /** Bounds of the whole day or of one meal. */
  low: bound,
  high: bound,
  /** Bounds for the planned meals, to which the mean is compared: 10 % of a day stays free. */
  judgedLow: bound,
  judgedHigh: bound,
  /** Mean of the complete days, or of their meals; null if figures are missing or no day is complete. */
  value: bound,
  /** Number of days or meals within the limit, and of all that were judged. */
  within: z.int(),
  judged: z.int(),
  /** Whether the week's mean is within the limit; for a limit per meal, whether each meal is within 20 % of it. */
  met: z.nullable(z.boolean()),
  /** Every date of the plan; empty for a nutrient without food data, and in answers stored by older versions. */
  days: z._default(z.array(limitDayWireSchema), []),
  rows: z.array(limitRowWireSchema),
  /** Rows overruled by rows of a higher rank. */
  overruled: z.array(limitRowWireSchema),
});
export type LimitWire = z.infer<typeof limitWireSchema>;

/** A person who eats from the plan, and their share of a planned serving. */
export const eaterWireSchema = z.object({
  ...calledWireShape,
  /** Whether servings of the plan are measured by this person. */
  isLead: z._default(z.boolean(), false),
  portion: z.number(),
  energyKcal: z.number(),
});
export type EaterWire = z.infer<typeof eaterWireSchema>;
