import { MEAL_TIME_KO, MEAL_TIMES, type MealTime } from '@kkini/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { capabilityIdSchema, mealStyleWireSchema } from '../survey/survey-wire.ts';
import { mealWireSchema } from './meal-wire.ts';

const mealTypeSchema = z.enum([...MEAL_TIMES, ...MEAL_TIMES.map((time) => MEAL_TIME_KO[time])]);

/** Puts another meal of the given style into one slot; 'none' when no other meal fits. */
export const changeMeal = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/change-meal',
  summary: 'Change one meal of a plan',
  request: z.strictObject({
    dayMealId: capabilityIdSchema,
    mealType: mealTypeSchema,
    category: mealStyleWireSchema,
  }),
  reply: z.discriminatedUnion('result', [
    z.object({ result: z.literal('ok'), meal: mealWireSchema }),
    z.object({ result: z.literal('none') }),
  ]),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'dayMealNotFound', 'bodyTooLarge'],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '간편레시피' },
    reply: { result: 'none' },
  },
});

/** The meal time a wire name (either language) stands for. */
export function mealTimeFromWire(name: z.infer<typeof mealTypeSchema>): MealTime {
  return MEAL_TIMES.find((time) => time === name || MEAL_TIME_KO[time] === name) ?? 'breakfast';
}
