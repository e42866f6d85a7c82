import { PLAN_DIALOGS } from '@kkini/domain';
import { z } from 'zod/mini';
import { capabilityIdSchema, mealStyleWireSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { dishIdSchema, mealCandidatesWireSchema } from './meal-candidates.ts';
import { mealWireSchema } from './meal-wire.ts';

/** Puts the named meal, or the best other meal of the given style, into one slot; 'none' if no other meal fits. */
export const changeMeal = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/change-meal',
  summary: 'Change one meal of a plan',
  request: () =>
    z.strictObject({
      dayMealId: capabilityIdSchema,
      mealType: mealTypeSchema,
      category: mealStyleWireSchema,
      /** Dish of the category to serve instead of the best one. It is checked against the answers of the survey. */
      candidateId: z.optional(dishIdSchema),
      /** Requests the candidates for the slot, compared with the meal before the change. */
      withCandidates: z.optional(z.boolean()),
    }),
  reply: () =>
    z.discriminatedUnion('result', [
      z.object({
        result: z.literal('ok'),
        /** With what single people eat besides, which depends on all meals of the day; that of the day's other meals may change as well. */
        meal: mealWireSchema,
        candidates: z.optional(mealCandidatesWireSchema),
        /** Dialogs that this change of the day requires and that are not yet answered. */
        confirmations: z.optional(z.array(z.enum(PLAN_DIALOGS))),
      }),
      z.object({ result: z.literal('none') }),
    ]),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...OWNER_ERRORS, ...PLAN_REFUSALS, 'dayMealNotFound', 'candidateRefused'],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '간편레시피' },
    reply: { result: 'none' },
  },
});
