import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';
import { tooMuchWireShape } from './day-verdict-wire.ts';
import { dishIdSchema, nutrientChangesSchema } from './meal-candidates.ts';

const foodsSchema = z.array(z.object({ name: z.string(), name_en: z.string() }));

/** A dish that may replace a companion. */
export const companionCandidateWireSchema = z.object({
  /** The companion; its id is the `candidateId` for change-companion. */
  companion: companionWireSchema,
  /** Meals that get it if the batch is changed everywhere: those from today on within the days it keeps. */
  meals: z.array(plannedMealSchema),
  /** Those of them, other than the requested meal, that would then exceed a limit. */
  over_meals: z.array(plannedMealSchema),
  /** Day of an existing batch of it that this meal would join; null if it is cooked separately. */
  joins: z.nullable(calendarDateSchema),
  nutrients: nutrientChangesSchema,
  /** Nutrients the meal would have too much of; candidates that keep the day within its limits come first. */
  ...tooMuchWireShape,
  /** Effect of its foods on shopping: fresh foods to buy for it, foods bought for other dishes anyway, and foods at home. */
  foods: z.object({ bought: foodsSchema, shared: foodsSchema, at_home: foodsSchema }),
});
export type CompanionCandidateWire = z.infer<typeof companionCandidateWireSchema>;

/** The place of a companion in a plan. */
export const companionPlaceShape = {
  dayMealId: capabilityIdSchema,
  mealType: mealTypeSchema,
  companionId: dishIdSchema,
};

/** Dishes that may replace one companion of a meal. Changes nothing; change-companion takes one of them. */
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
