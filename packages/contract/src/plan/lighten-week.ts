import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { WEEK_CHANGE_ERRORS } from '../error-envelope.ts';
import { companionWireSchema } from '../recipe/companion-wire.ts';
import { plannedMealSchema } from '../recipe/cooked-wire.ts';
import { mealWireSchema } from './meal-wire.ts';

const MOST_TOKEN = 64;

/** Number of fresh foods to buy for a week, and of those used by one meal only. */
const foodsBoughtSchema = z.object({ fresh: z.int(), lone: z.int() });

/** A meal before and after its leading dish is exchanged. */
const exchangedMealSchema = z.extend(plannedMealSchema, { before: mealWireSchema, after: mealWireSchema });
export type ExchangedMealWire = z.infer<typeof exchangedMealSchema>;

const besideSchema = z.pick(companionWireSchema, { id: true, title: true, title_en: true, role: true });
export type BesideWire = z.infer<typeof besideSchema>;

/** A meal that keeps its leading dish, with the companions it loses and gains. */
const otherBesideSchema = z.extend(plannedMealSchema, {
  before: z.array(besideSchema),
  after: z.array(besideSchema),
});
export type OtherBesideWire = z.infer<typeof otherBesideSchema>;

const before = z.object({ before: z.number(), after: z.number() });

/**
 * Finds a week with less to buy: exchanges a few leading dishes so that fewer fresh foods are used by one meal only. Past days and
 * meals the visitor chose stay. 'found' saves nothing; a call that accepts its `token` saves the week ('ok'), or searches again if
 * the plan has changed since. 'none': there is no such week, or no meal left to change.
 */
export const lightenWeek = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/lighten-week',
  summary: 'Find a week of which less is bought, or accept the one found',
  request: () =>
    z.strictObject({
      surveyId: capabilityIdSchema,
      /** The token of the week to accept. */
      accept: z.optional(z.string().check(z.maxLength(MOST_TOKEN))),
    }),
  reply: () =>
    z.discriminatedUnion('result', [
      z.object({
        result: z.literal('found'),
        token: z.string(),
        foods: z.object({ before: foodsBoughtSchema, after: foodsBoughtSchema }),
        /** Minutes of work in the week. */
        minutes: before,
        exchanged: z.array(exchangedMealSchema),
        /** Meals with the same leading dish and other companions. */
        besides: z.array(otherBesideSchema),
      }),
      z.object({ result: z.literal('ok') }),
      z.object({ result: z.literal('none') }),
    ]),
  successStatus: 200,
  errors: [...WEEK_CHANGE_ERRORS, 'surveyIncomplete'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { result: 'none' },
  },
});
