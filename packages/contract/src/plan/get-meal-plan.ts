import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { dayWireSchema } from './meal-wire.ts';
import { NOTICES, qualityWireSchema } from './quality-wire.ts';
import { weekReasonsWireSchema } from './reason-wire.ts';

const emptyDay = { dayMealId: null, breakfast: null, lunch: null, dinner: null, emptyReasons: {} };

/** Parts of a plan that a screen shows first. */
const PLAN_PARTS = ['day', 'week'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/**
 * The plan of a survey, keyed by date in calendar order, with its health texts. A share id instead of the survey id gives the meals
 * only (`shared`): no day ids, quality, reasons or texts for certain conditions. `part` asks for what a screen shows first: of a
 * day its meals and verdicts; of a week its meals without portions, ingredients, tags and figures. A part repeats only the first
 * 1,500 bytes of each of the visitor's own texts.
 */
export const getMealPlan = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/get-meal-plan',
  summary: 'Read the plan of a survey',
  request: () =>
    z.strictObject({
      surveyId: capabilityIdSchema,
      /** The whole plan by default. */
      part: z.optional(z.enum(PLAN_PARTS)),
      /** Day of the part `day`, YYYY-MM-DD. A date outside the plan means today in Seoul or, failing that, the first day. */
      date: z.optional(z.string().check(z.maxLength(10))),
    }),
  reply: () =>
    z.object({
      mealPlan: z.record(z.string(), dayWireSchema),
      quality: z._default(z.nullable(qualityWireSchema), null),
      notices: z._default(z.array(z.enum(NOTICES)), ['general']),
      /** Why each meal is in its slot, for the owner of the plan only; absent if the server is too busy to say. */
      reasons: z.optional(weekReasonsWireSchema),
      /** True while the week before the last replanning can be restored. */
      canUndoReplan: z._default(z.boolean(), false),
      /** True while the week before it was lightened can be restored. */
      canUndoLighten: z._default(z.boolean(), false),
      /** True if read by a share id, which cannot change anything. */
      shared: z._default(z.boolean(), false),
      /** Day of the plan that its owner chose for cooking ahead, YYYY-MM-DD; absent if none. */
      prepDate: z.optional(z.string()),
      /** The requested part and every date of the plan; absent if the reply is the whole plan. */
      part: z.optional(z.enum(PLAN_PARTS)),
      dates: z.optional(z.array(z.string())),
    }),
  successStatus: 200,
  errors: [...BODY_ERRORS, 'surveyNotFound', 'planNotFound'],
  example: {
    request: { surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11' },
    reply: { mealPlan: { '2099-01-05': emptyDay }, quality: null, notices: ['general'] },
  },
});
