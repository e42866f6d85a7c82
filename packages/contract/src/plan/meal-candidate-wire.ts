import { NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { mealWireSchema } from './meal-wire.ts';

/** A dish by its id in the catalogue. */
export const dishIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** A possible meal for a slot, and its differences from the current meal; negative is less. */
export const mealCandidateWireSchema = z.object({
  /** The candidateId that makes change-meal choose this meal. */
  id: dishIdSchema,
  meal: mealWireSchema,
  change: z.object({
    /** Change of the week's points; negative is a better week. */
    points: z.number(),
    /** Changes of the day, in the nutrient's unit, the most important first; small and unknown ones are absent. */
    nutrients: z.array(z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), points: z.number() })),
    /** Won per serving; null when either meal has no price. */
    price: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
});
export type MealCandidateWire = z.infer<typeof mealCandidateWireSchema>;

/** Best first. */
export const mealCandidatesWireSchema = z.array(mealCandidateWireSchema).check(z.maxLength(5));
