import { z } from 'zod/mini';
import { capabilityIdSchema, mealStyleWireSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { mealCandidatesWireSchema } from './meal-candidate-wire.ts';
import { mealTypeSchema } from './meal-type-wire.ts';

/** The best meals of a style for one slot, without a change; change-meal takes one of them as candidateId. */
export const mealCandidates = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/meal-candidates',
  summary: 'List meals one slot of a plan may become',
  request: () =>
    z.strictObject({
      dayMealId: capabilityIdSchema,
      mealType: mealTypeSchema,
      category: mealStyleWireSchema,
    }),
  reply: () =>
    z.object({
      candidates: mealCandidatesWireSchema,
      /** Step of the relaxation ladder they were found at; 0 means that every rule holds. */
      ladderStep: z.int(),
    }),
  successStatus: 200,
  errors: [
    'invalidRequest',
    'invalidJson',
    'dayMealNotFound',
    'FASTING_NOT_PLANNED',
    'PERSON_NOT_PLANNED',
    'EXCLUSION_UNREAD',
    'bodyTooLarge',
  ],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '공복' },
    reply: { candidates: [], ladderStep: 0 },
  },
});
