import { MEAL_STYLES, MEAL_TIMES, NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { surveyWireSchema } from '../survey/survey-wire.ts';

const mealTime = z.enum(MEAL_TIMES);

/** What the chosen meal styles cannot give the people of a survey, before a week is planned. */
export const planOutlookWireSchema = z.object({
  /**
   * Daily maxima that no week of these styles keeps every day: the upper estimate of a mean day of the leanest dishes, and the
   * meal times that no longer rule the maximum out once they are cooked at home, one of them or all `together`.
   */
  unmet: z.array(
    z.object({
      nutrient: z.enum(NUTRIENTS),
      leastPerDay: z.number(),
      max: z.number(),
      helps: z.array(mealTime),
      together: z.boolean(),
    }),
  ),
  /** Meal times whose style has fewer suitable dishes than a week has days; other styles fill the rest. */
  scarce: z.array(z.object({ mealTime, style: z.enum(MEAL_STYLES), dishes: z.int() })),
});
export type PlanOutlookWire = z.infer<typeof planOutlookWireSchema>;

/** Says what answers ask too much of; stores nothing. */
export const planOutlook = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/plan-outlook',
  summary: 'Say what chosen meal styles cannot give',
  request: () => surveyWireSchema,
  reply: () => planOutlookWireSchema,
  successStatus: 200,
  errors: [...BODY_ERRORS],
  example: {
    request: {
      mealCategory: { breakfast: '편의점', lunch: '식당', dinner: '식당' },
      health: ['고혈압'],
    },
    reply: {
      unmet: [
        { nutrient: 'sodiumMg', leastPerDay: 2087.4, max: 1800, helps: ['lunch', 'dinner'], together: false },
      ],
      scarce: [],
    },
  },
});
