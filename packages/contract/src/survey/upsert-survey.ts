import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS } from '../error-envelope.ts';
import { surveyWireSchema } from './survey-wire.ts';

/** Creates a survey (no id) or replaces the given answers of an existing one. */
export const upsertSurvey = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/upsert-survey',
  summary: 'Create or update a survey',
  request: () =>
    z.extend(surveyWireSchema, {
      id: z.optional(z.nullable(capabilityIdSchema)),
      surveyId: z.optional(z.nullable(capabilityIdSchema)),
      /** Random id to create the survey with. A call repeated after a lost answer then creates no second survey. */
      newId: z.optional(z.uuidv4()),
    }),
  reply: () => z.object({ lastInsertId: capabilityIdSchema }),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...OWNER_ERRORS, 'startDatePast', 'surveyNotFound'],
  example: {
    request: {
      startIntro: true,
      lastStep: 'step1',
      step1: ['부모님'],
      mealCategory: { breakfast: '간편레시피', lunch: '식당', dinner: '요리레시피' },
      area: ['강남'],
      health: ['당뇨', '고혈압'],
      eatingHabits: ['일반식'],
      excludedIngredients: ['shrimp', '달걀'],
    },
    reply: { lastInsertId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
  },
});
