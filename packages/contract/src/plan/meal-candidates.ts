import { NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { capabilityIdSchema, mealStyleWireSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { tooMuchWireShape } from './day-verdict-wire.ts';
import { mealWireSchema } from './meal-wire.ts';

/** A dish by its id in the catalogue. */
export const dishIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Changes of a day's nutrients, each in the nutrient's unit, most important first. Small and unknown changes are left out. */
export const nutrientChangesSchema = z.array(
  z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), points: z.number() }),
);

/** A possible meal for a slot, and how it differs from the current meal; negative means less. */
export const mealCandidateWireSchema = z.object({
  /** The `candidateId` for change-meal. */
  id: dishIdSchema,
  meal: mealWireSchema,
  change: z.object({
    /** Change of the week's points; negative is better. */
    points: z.number(),
    nutrients: nutrientChangesSchema,
    /** Won per serving; null if either meal has no price. */
    price: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
  /** Nutrients the meal would have too much of; candidates that keep the day within its limits come first. */
  ...tooMuchWireShape,
});
export type MealCandidateWire = z.infer<typeof mealCandidateWireSchema>;

/** Candidates, best first. */
export const mealCandidatesWireSchema = z.array(mealCandidateWireSchema).check(z.maxLength(5));

/** The best meals of a style for one slot. Changes nothing; change-meal takes the `id` of one as `candidateId`. */
export const mealCandidates = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/meal-candidates',
  summary: 'List meals that may replace a meal of a plan',
  request: () =>
    z.strictObject({
      dayMealId: capabilityIdSchema,
      mealType: mealTypeSchema,
      category: mealStyleWireSchema,
    }),
  reply: () =>
    z.object({
      candidates: mealCandidatesWireSchema,
      /** Step of the relaxation ladder they were found at; 0 means every rule holds. */
      ladderStep: z.int(),
    }),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...PLAN_REFUSALS, 'dayMealNotFound'],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '공복' },
    reply: { candidates: [], ladderStep: 0 },
  },
});
