import { PLAN_DIALOGS } from '@kkini/domain';
import { z } from 'zod/mini';
import { capabilityIdSchema, mealStyleWireSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dishIdSchema, mealCandidatesWireSchema } from './meal-candidate-wire.ts';
import { mealTypeSchema } from './meal-type-wire.ts';
import { mealWireSchema } from './meal-wire.ts';

/** Puts the best other meal of the given style, or the one named, into one slot; 'none' when no other meal fits. */
export const changeMeal = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/change-meal',
  summary: 'Change one meal of a plan',
  request: () =>
    z.strictObject({
      dayMealId: capabilityIdSchema,
      mealType: mealTypeSchema,
      category: mealStyleWireSchema,
      /** A dish of the category to serve, instead of the best one; checked against the answers of the survey. */
      candidateId: z.optional(dishIdSchema),
      /** Asks for the candidates the best meal was chosen from, held against the meal that was there. */
      withCandidates: z.optional(z.boolean()),
    }),
  reply: () =>
    z.discriminatedUnion('result', [
      z.object({
        result: z.literal('ok'),
        meal: mealWireSchema,
        candidates: z.optional(mealCandidatesWireSchema),
        /** What should be asked before a day like this and was not answered: the dialogs this change opens. */
        confirmations: z.optional(z.array(z.enum(PLAN_DIALOGS))),
      }),
      z.object({ result: z.literal('none') }),
    ]),
  successStatus: 200,
  errors: [
    'invalidRequest',
    'invalidJson',
    'signInNeeded',
    'signInExpired',
    'notYourSurvey',
    'dayMealNotFound',
    'candidateRefused',
    'FASTING_NOT_PLANNED',
    'PERSON_NOT_PLANNED',
    'EXCLUSION_UNREAD',
    'bodyTooLarge',
  ],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '간편레시피' },
    reply: { result: 'none' },
  },
});
