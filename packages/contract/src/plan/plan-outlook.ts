import { MEAL_STYLES, MEAL_TIMES, NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { surveyWireSchema } from '../survey/survey-wire.ts';

const mealTime = z.enum(MEAL_TIMES);

/** Limits the chosen meal styles cannot meet for the people of a survey, found before a week is planned. */
export const planOutlookWireSchema = z.object({
  /**
   * Daily maxima that no week of these styles meets every day: an upper estimate of the mean day with the dishes lowest in the
   * nutrient, and the meal times to cook at home so that the maximum is no longer ruled out, any one of them or all `together`.
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

/** Reports limits the answers cannot meet; stores nothing. */
export const planOutlook = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/plan-outlook',
  summary: 'Report limits the chosen meal styles cannot meet',
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
