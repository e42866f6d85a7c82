import { z } from 'zod/mini';
import { capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { dayWireSchema, NOTICES, qualityWireSchema } from './meal-wire.ts';
import { weekReasonsWireSchema } from './reason-wire.ts';

const emptyDay = { dayMealId: null, breakfast: null, lunch: null, dinner: null, emptyReasons: {} };

/** Parts of a plan that a screen shows first. */
const PLAN_PARTS = ['day', 'week'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/**
 * The plan of a survey, keyed by date in calendar order, with its health texts. A share id in place of the survey id
 * reads the meals alone: `shared`, without ids of days, quality, reasons or texts for certain conditions. `part` asks for what a
 * screen shows first: of a day its meals and verdicts, of a week its meals without portions, ingredients, tags and figures. Of
 * the visitor's own words a part repeats the first 1,500 bytes of each answer.
 */
export const getMealPlan = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/get-meal-plan',
  summary: 'Read the plan of a survey',
  request: () =>
    z.strictObject({
      surveyId: capabilityIdSchema,
      /** Everything by default. */
      part: z.optional(z.enum(PLAN_PARTS)),
      /** The day of the part `day`, YYYY-MM-DD; any other than those of the plan means today in Seoul, else the first. */
      date: z.optional(z.string().check(z.maxLength(10))),
    }),
  reply: () =>
    z.object({
      mealPlan: z.record(z.string(), dayWireSchema),
      quality: z._default(z.nullable(qualityWireSchema), null),
      notices: z._default(z.array(z.enum(NOTICES)), ['general']),
      /** Why each meal is in its slot, for the owner of the plan only; absent while the server is too busy. */
      reasons: z.optional(weekReasonsWireSchema),
      /** True while the week before its rest was planned anew can be restored. */
      canUndoReplan: z._default(z.boolean(), false),
      /** True while the week before less of it was bought can be restored. */
      canUndoLighten: z._default(z.boolean(), false),
      /** True when read by a share id: then nothing can be changed. */
      shared: z._default(z.boolean(), false),
      /** The day of the plan that its owner chose for cooking ahead, YYYY-MM-DD; absent where none is chosen. */
      prepDate: z.optional(z.string()),
      /** The part that was asked for, and every date of the plan; absent where the reply is the whole. */
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
