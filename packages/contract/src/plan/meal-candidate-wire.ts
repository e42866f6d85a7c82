import { NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { mealWireSchema } from './meal-wire.ts';

/** A dish by its id in the catalogue. */
export const dishIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** A meal a slot may become, and what it changes against the meal that is there; below zero is less. */
export const mealCandidateWireSchema = z.object({
  /** Chooses this meal when given to change-meal as candidateId. */
  id: dishIdSchema,
  meal: mealWireSchema,
  change: z.object({
    /** Points of the whole week; below zero is a better week. */
    points: z.number(),
    /** Of the day, in the nutrient's unit, the most telling first; those that hardly differ or are unknown are left out. */
    nutrients: z.array(z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), points: z.number() })),
    /** Won of one serving; null where either meal has no price. */
    price: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
});
export type MealCandidateWire = z.infer<typeof mealCandidateWireSchema>;

/** Best first. */
export const mealCandidatesWireSchema = z.array(mealCandidateWireSchema).check(z.maxLength(5));
