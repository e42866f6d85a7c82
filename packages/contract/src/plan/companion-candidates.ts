import { NUTRIENTS } from '@kkini/domain';
import { LIMITED_NUTRIENTS } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';
import { dishIdSchema } from './meal-candidates.ts';

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
  /** Changes of the day, in the nutrient's unit, the most important first; small and unknown ones are absent. */
  nutrients: z.array(z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), points: z.number() })),
  /** Nutrients the meal would hold too much of; candidates of a day within its limits come first. */
  over: z.array(z.enum(LIMITED_NUTRIENTS)),
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
    request: {
      dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77',
      mealType: '저녁',
      companionId: 'sigeumchi-namul',
    },
    reply: { candidates: [] },
  },
});
