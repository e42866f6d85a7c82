import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';
import { dishIdSchema, nutrientChangesSchema, overSchema } from './meal-candidates.ts';

const foodsSchema = z.array(z.object({ name: z.string(), name_en: z.string() }));

/** A dish that may stand in place of a companion. */
export const companionCandidateWireSchema = z.object({
  /** Its id is the candidateId that makes change-companion choose it. */
  companion: companionWireSchema,
  /** The meals that get it when the batch is changed everywhere: those of today or later within the days it keeps. */
  meals: z.array(plannedMealSchema),
  /** Those of them, beside the one asked for, that would then hold too much of something. */
  over_meals: z.array(plannedMealSchema),
  /** The day of a batch of it that other meals have already and this one would join; null for a cooking of its own. */
  joins: z.nullable(calendarDateSchema),
  nutrients: nutrientChangesSchema,
  /** Nutrients the meal would hold too much of; candidates of a day within its limits come first. */
  over: overSchema,
  /** What its foods mean to the week: fresh ones to buy for it, or that are bought for other dishes already, and what is at home. */
  foods: z.object({ bought: foodsSchema, shared: foodsSchema, at_home: foodsSchema }),
});
export type CompanionCandidateWire = z.infer<typeof companionCandidateWireSchema>;

/** The place of a companion in a plan. */
export const companionPlaceShape = {
  dayMealId: capabilityIdSchema,
  mealType: mealTypeSchema,
  companionId: dishIdSchema,
};

/** What may stand in place of one companion of a meal, without a change; change-companion takes one of them. */
export const companionCandidates = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/companion-candidates',
  summary: 'List dishes that may replace a companion',
  request: () => z.strictObject(companionPlaceShape),
  reply: () => z.object({ candidates: z.array(companionCandidateWireSchema).check(z.maxLength(6)) }),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...PLAN_REFUSALS, 'dayMealNotFound'],
  example: {
    request: {
      dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77',
      mealType: '저녁',
      companionId: 'sigeumchi-namul',
    },
    reply: { candidates: [] },
  },
});
