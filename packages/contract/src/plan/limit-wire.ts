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

/** One row of the nutrition rules that sets a limit. */
const limitRowWireSchema = z.object({
  /** Several owners when a conflict between them was decided. */
  owners: z.array(z.enum(LIMIT_OWNERS)),
  /** The measure of the figures; its name ends in the unit (`PctE` per cent of energy, `GPerKg` g per kg and day). */
  figure: z.enum(LIMIT_FIGURES),
  low: bound,
  high: bound,
  source: z.object({ code: z.enum(GUIDELINE_SOURCES), name: z.string() }),
  /** ✓ checked in published text, ○ general knowledge, ◇ decided by the product. */
  mark: z.enum(MARKS),
  /** High, medium or low. */
  confidence: z.enum(CONFIDENCES),
});

/** One date's amounts of a limited nutrient, and their position relative to the limit. */
const limitDayWireSchema = z.object({
  date: calendarDateSchema,
  /** Per meal; null for an empty slot or a dish that does not state the amount. */
  amounts: z.object({ breakfast: bound, lunch: bound, dinner: bound }),
  /** Bounds the day, or each meal, is judged by: a share of the energy scales with the eaten energy. */
  low: bound,
  high: bound,
  /** Of the day, or of each meal for a limit of a meal: the worst over everybody who eats. */
  verdicts: z.partialRecord(z.enum(['day', ...MEAL_TIMES]), z.enum(VERDICTS)),
});
export type LimitDayWire = z.infer<typeof limitDayWireSchema>;

/** A limit or aim of this visitor, for one serving as planned, and the week's result. */
export const limitWireSchema = z.object({
  nutrient: z.enum(LIMITED_NUTRIENTS),
  unit: z.enum(LIMIT_UNITS),
  per: z.enum(LIMIT_SPANS),
  /** An aim is a preference of the plan; no week fails it. */
  kind: z.enum(LIMIT_KINDS),
  /** Of the whole day or of one meal. */
  low: bound,
  high: bound,
  /** The part of it for the planned meals, which the mean is compared with: 10 % of a day stay free. */
  judgedLow: bound,
  judgedHigh: bound,
  /** Mean of the complete days, or of their meals; null when figures are missing or no day is complete. */
  value: bound,
  /** Number of days or meals within it, and of all judged ones. */
  within: z.int(),
  judged: z.int(),
  /** Whether the week's mean is within it; for a limit of a meal, whether each meal is within 20 % of it. */
  met: z.nullable(z.boolean()),
  /** Every date of the plan; none for a nutrient without food data, nor in answers stored by older versions. */
  days: z._default(z.array(limitDayWireSchema), []),
  rows: z.array(limitRowWireSchema),
  /** Rows overruled by rows of a higher rank. */
  overruled: z.array(limitRowWireSchema),
});
export type LimitWire = z.infer<typeof limitWireSchema>;

/** A person who eats from the plan, and their share of a planned serving. */
export const eaterWireSchema = z.object({
  ...calledWireShape,
  /** Whether the plan is measured by this one. */
  isLead: z._default(z.boolean(), false),
  portion: z.number(),
  energyKcal: z.number(),
});
export type EaterWire = z.infer<typeof eaterWireSchema>;
