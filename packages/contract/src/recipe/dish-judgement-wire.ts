import { EATING_STYLES, HEALTH_CONDITIONS, NUTRIENTS, TARGETS } from '@kkini/domain';
import { z } from 'zod/mini';

const nutrient = z.enum(NUTRIENTS);

/** How one serving of a dish stands to the limits of a survey; for whoever has the survey id only. */
export const dishJudgementWireSchema = z.object({
  conditions: z.array(z.enum(HEALTH_CONDITIONS)),
  /** What the planned meals of a day keep of a nutrient: at most, or at least where nothing bounds it above. */
  dayLimits: z.partialRecord(nutrient, z.number()),
  /** Null where too little is known of the dish, or a caution says already that it holds what was left out. */
  verdict: z.nullable(
    z.discriminatedUnion('code', [
      /** Of every nutrient a meal is held to, one serving holds no more than the part of a meal. */
      z.object({ code: z.literal('within'), nutrients: z.array(nutrient) }),
      z.object({ code: z.literal('above'), nutrients: z.array(nutrient) }),
      /** Reckoned to hold no more, but bought food may hold more than is reckoned with. */
      z.object({ code: z.literal('likely'), nutrients: z.array(nutrient) }),
      /** A rule of the owner keeps the dish out of plans; `answers`: something that was said of a body. */
      z.object({
        code: z.literal('unsuitable'),
        owner: z.enum(['everyone', ...TARGETS, ...HEALTH_CONDITIONS, ...EATING_STYLES, 'answers']),
      }),
    ]),
  ),
});
export type DishJudgementWire = z.infer<typeof dishJudgementWireSchema>;
