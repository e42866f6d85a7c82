import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';
import { companionPlaceShape } from './companion-candidates.ts';
import { dishIdSchema } from './meal-candidates.ts';

/**
 * Replaces a companion by another dish, at one meal or everywhere. "Everywhere" means the meals of its batch from today on that one
 * cooking of the other dish can serve while it keeps. What is left of the old batch is cooked on the first of its remaining days;
 * if a single meal is left, it is no longer a batch. 'none' if the meal does not have this companion.
 */
export const changeCompanion = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/change-companion',
  summary: 'Change a companion of one meal or of all meals of its batch',
  request: () =>
    z.strictObject({ ...companionPlaceShape, candidateId: dishIdSchema, everywhere: z.boolean() }),
  reply: () =>
    z.discriminatedUnion('result', [
      /** The meals that now have the dish. */
      z.object({ result: z.literal('ok'), meals: z.array(plannedMealSchema) }),
      z.object({ result: z.literal('none') }),
    ]),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...OWNER_ERRORS, ...PLAN_REFUSALS, 'dayMealNotFound', 'candidateRefused'],
  example: {
    request: {
      dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77',
      mealType: '저녁',
      companionId: 'sigeumchi-namul',
      candidateId: 'kongnamul-muchim',
      everywhere: true,
    },
    reply: { result: 'none' },
  },
});
