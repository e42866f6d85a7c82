import { NUTRIENTS } from '@kkini/domain';
import { LIMITED_NUTRIENTS } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { capabilityIdSchema, mealStyleWireSchema, mealTypeSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import { mealWireSchema } from './meal-wire.ts';

/** A dish by its id in the catalogue. */
export const dishIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Changes of a day, in the nutrient's unit, the most important first; small and unknown ones are absent. */
export const nutrientChangesSchema = z.array(
  z.object({ nutrient: z.enum(NUTRIENTS), amount: z.number(), points: z.number() }),
);
/** Nutrients a meal would hold too much of. */
export const overSchema = z.array(z.enum(LIMITED_NUTRIENTS));

/** A possible meal for a slot, and its differences from the current meal; negative is less. */
export const mealCandidateWireSchema = z.object({
  /** The candidateId that makes change-meal choose this meal. */
  id: dishIdSchema,
  meal: mealWireSchema,
  change: z.object({
    /** Change of the week's points; negative is a better week. */
    points: z.number(),
    nutrients: nutrientChangesSchema,
    /** Won per serving; null when either meal has no price. */
    price: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
  /** Nutrients the meal would hold too much of; candidates of a day within its limits come first. */
  over: z._default(overSchema, []),
});
export type MealCandidateWire = z.infer<typeof mealCandidateWireSchema>;

/** Best first. */
export const mealCandidatesWireSchema = z.array(mealCandidateWireSchema).check(z.maxLength(5));

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
  errors: [...BODY_ERRORS, ...PLAN_REFUSALS, 'dayMealNotFound'],
  example: {
    request: { dayMealId: '0b9f6f5e-3f0c-4e7e-8d3a-2f1f0a6c9b77', mealType: '저녁', category: '공복' },
    reply: { candidates: [], ladderStep: 0 },
  },
});
