import { CAUTIONS, EATING_STYLES, HEALTH_CONDITIONS, NUTRIENTS, TARGETS } from '@kkini/domain';
import { LIMITED_NUTRIENTS } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { calledWireShape } from '../common-wire.ts';
import { nutrientWireSchema } from './nutrient-wire.ts';

const nutrients = z.array(z.enum(LIMITED_NUTRIENTS));
/** Those that concern each person, as `portions` lists the people; empty for a dish the plan does not serve. */
const by = z._default(z.array(nutrients), []);

/** A dish compared with the limits of a survey in the portions its people eat; requires the survey id. */
export const dishJudgementWireSchema = z.object({
  conditions: z.array(z.enum(HEALTH_CONDITIONS)),
  /**
   * Bound of each nutrient for the planned meals of a day: the maximum or, without one, the minimum. Empty if people with limits of
   * their own eat, which `portions` has.
   */
  dayLimits: z.partialRecord(z.enum(NUTRIENTS), z.number()),
  /** Each person's amounts at the meal it is opened from, `extra` included, with the bounds of their own day. */
  portions: z._default(
    z.array(
      z.object({
        ...calledWireShape,
        count: z.number(),
        nutrient: nutrientWireSchema,
        extra: z._default(z.nullable(z.object({ title: z.string(), title_en: z.string() })), null),
        dayLimits: z.partialRecord(z.enum(NUTRIENTS), z.number()),
      }),
    ),
    [],
  ),
  /** Null if too little is known of the dish, or if a caution already says it contains an excluded food. */
  verdict: z.nullable(
    z.discriminatedUnion('code', [
      /** Within the plan's limits as served, or within one meal's part of every limit. */
      z.object({ code: z.literal('within'), nutrients }),
      z.object({ code: z.literal('above'), nutrients, by }),
      /** Central figures are within the limits, but bought food may exceed them. */
      z.object({ code: z.literal('likely'), nutrients, by }),
      /** A rule of the owner keeps the dish out of plans; `answers` stands for any answer about a body. */
      z.object({
        code: z.literal('unsuitable'),
        owner: z.enum(['everyone', ...TARGETS, ...HEALTH_CONDITIONS, ...EATING_STYLES, 'answers']),
      }),
    ]),
  ),
});
export type DishJudgementWire = z.infer<typeof dishJudgementWireSchema>;

/** How a dish conflicts with the survey's exclusions, and the food concerned. */
export const cautionWireSchema = z.object({
  code: z.enum(CAUTIONS),
  food: z.string(),
  /** Null for the visitor's own words and those of imports. */
  food_en: z._default(z.nullable(z.string()), null),
});
export type CautionWire = z.infer<typeof cautionWireSchema>;
