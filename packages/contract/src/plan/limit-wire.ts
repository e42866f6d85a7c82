import { GUIDELINE_SOURCES, MEAL_TIMES, TARGETS } from '@kkini/domain';
import {
  CONFIDENCES,
  LIMIT_FIGURES,
  LIMIT_KINDS,
  LIMIT_OWNERS,
  LIMIT_SIDES,
  LIMIT_SPANS,
  LIMIT_UNITS,
  LIMITED_NUTRIENTS,
  MARKS,
} from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { calendarDateSchema } from '../common-wire.ts';

const bound = z.nullable(z.number());

/** One row of the nutrition rules behind a limit. */
const limitRowWireSchema = z.object({
  /** Several owners where a conflict between them was decided. */
  owners: z.array(z.enum(LIMIT_OWNERS)),
  /** What the figures are; its name ends in the unit (`PctE` per cent of energy, `GPerKg` g per kg and day). */
  figure: z.enum(LIMIT_FIGURES),
  low: bound,
  high: bound,
  source: z.object({ code: z.enum(GUIDELINE_SOURCES), name: z.string() }),
  /** ✓ checked in published text, ○ general knowledge, ◇ decided by the product. */
  mark: z.enum(MARKS),
  /** High, medium or low. */
  confidence: z.enum(CONFIDENCES),
});

/** What one date holds of a limited nutrient, and how that stands to the limit. */
const limitDayWireSchema = z.object({
  date: calendarDateSchema,
  /** Of each meal; null where none is chosen or its dish does not state the amount. */
  amounts: z.object({ breakfast: bound, lunch: bound, dinner: bound }),
  /** What the planned meals, or each of them, keep on this date: a share of the energy follows what is eaten. */
  low: bound,
  high: bound,
  /** Of the day, or of each meal for a limit of a meal; what can't be told yet is left out. */
  sides: z.partialRecord(z.enum(['day', ...MEAL_TIMES]), z.enum(LIMIT_SIDES)),
});
export type LimitDayWire = z.infer<typeof limitDayWireSchema>;

/** A limit or aim of this visitor, for one serving as planned, and what the week makes of it. */
export const limitWireSchema = z.object({
  nutrient: z.enum(LIMITED_NUTRIENTS),
  unit: z.enum(LIMIT_UNITS),
  per: z.enum(LIMIT_SPANS),
  /** An aim is what the plan moves towards; no week fails it. */
  kind: z.enum(LIMIT_KINDS),
  /** Of the whole day or of one meal. */
  low: bound,
  high: bound,
  /** What the planned meals of a day keep of it, as the mean is judged: 10 % of a day stay free. */
  plannedLow: bound,
  plannedHigh: bound,
  /** Mean of the complete days, or of their meals; null where the data do not hold it or no day is complete. */
  value: bound,
  /** Days or meals within it, and all that were judged. */
  within: z.int(),
  judged: z.int(),
  /** Whether the week's mean keeps it; of a limit of a meal, whether each meal does within 20 %. */
  met: z.nullable(z.boolean()),
  /** Every date of the plan; none for a nutrient the food data do not hold, nor in answers kept from before. */
  days: z._default(z.array(limitDayWireSchema), []),
  rows: z.array(limitRowWireSchema),
  /** Rows that gave way to those of a higher rank. */
  overruled: z.array(limitRowWireSchema),
});
export type LimitWire = z.infer<typeof limitWireSchema>;

/** Somebody who eats from the plan and the share of a planned serving that is theirs. */
export const eaterWireSchema = z.object({
  target: z.enum(TARGETS),
  portion: z.number(),
  energyKcal: z.number(),
});
export type EaterWire = z.infer<typeof eaterWireSchema>;
