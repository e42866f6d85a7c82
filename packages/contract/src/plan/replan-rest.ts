import { MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { WEEK_CHANGE_ERRORS } from '../error-envelope.ts';
import { qualityWireSchema } from './quality-wire.ts';

const MOST_KEPT = 21;

/** The place of a meal in a plan. */
const mealPlaceSchema = z.object({ date: calendarDateSchema, mealTime: z.enum(MEAL_TIMES) });
export type MealPlaceWire = z.infer<typeof mealPlaceSchema>;

/**
 * Replans the rest of a week: past days and the named meals stay, all others are chosen again. 'none' changes nothing: no meal is
 * left to plan, or no other week is as good.
 */
export const replanRest = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/replan-rest',
  summary: 'Plan the rest of a week anew',
  request: () =>
    z.strictObject({
      surveyId: capabilityIdSchema,
      /** Meals to keep. */
      keep: z._default(z.array(z.strictObject(mealPlaceSchema.shape)).check(z.maxLength(MOST_KEPT)), []),
    }),
  reply: () =>
    z.discriminatedUnion('result', [
      z.object({
        result: z.literal('ok'),
        dates: z.array(calendarDateSchema).check(z.length(7)),
        quality: qualityWireSchema,
        /** Meals that should be kept but were chosen again, because the answers now forbid them or their slot was empty. */
        notKept: z.array(mealPlaceSchema),
      }),
      z.object({ result: z.literal('none'), reason: z.enum(['nothingLeft', 'alreadyBest']) }),
    ]),
  successStatus: 200,
  errors: [...WEEK_CHANGE_ERRORS, 'surveyIncomplete'],
  example: {
    request: {
      surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
      keep: [{ date: '2099-01-06', mealTime: 'dinner' }],
    },
    reply: { result: 'none', reason: 'alreadyBest' },
  },
});
