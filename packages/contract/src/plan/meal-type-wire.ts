import { MEAL_TIME_KO, MEAL_TIMES, type MealTime } from '@kkini/domain';
import { z } from 'zod/mini';

/** A meal time in either language. */
export const mealTypeSchema = z.enum([...MEAL_TIMES, ...MEAL_TIMES.map((time) => MEAL_TIME_KO[time])]);

/** The meal time of a wire name in either language. */
export function mealTimeFromWire(name: z.infer<typeof mealTypeSchema>): MealTime {
  return MEAL_TIMES.find((time) => time === name || MEAL_TIME_KO[time] === name) ?? 'breakfast';
}
