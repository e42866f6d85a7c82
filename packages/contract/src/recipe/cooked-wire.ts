import { MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema } from '../common-wire.ts';

/** A meal of a plan. */
export const plannedMealSchema = z.object({ date: calendarDateSchema, mealTime: z.enum(MEAL_TIMES) });

/** A meal served from a cooking, and the grams as eaten that its people have together; null if not weighed. */
const eatenMealSchema = z.extend(plannedMealSchema, { grams: z._default(z.nullable(z.number()), null) });

/**
 * One line of a recipe itself: its amounts in words, the grams of all servings, and how many servings of it the cooking of a plan
 * needs; null without a plan.
 */
export const recipeLineWireSchema = z.object({
  name: z.string(),
  amount: z.string(),
  grams: z.nullable(z.number()),
  needed_servings: z.nullable(z.number()),
});

/** The cooking of a dish in a plan: its day and the meals it serves, several if it is a batch. */
export const cookedWireSchema = z.object({
  cooked_on: calendarDateSchema,
  meals: z.array(eatenMealSchema),
});
