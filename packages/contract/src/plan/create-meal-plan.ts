import { GUIDELINE_SOURCE_KO } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema, healthWireSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS, PLAN_REFUSALS } from '../error-envelope.ts';
import {
  areaWireSchema,
  eatingStyleWireSchema,
  excludedFoodsWireSchema,
  mealCategoryWireSchema,
  surveyExtraSchemas,
  surveyWireSchema,
} from '../survey/survey-wire.ts';
import { qualityWireSchema } from './quality-wire.ts';

/**
 * Plans seven days. Answers in the request replace those of the stored survey; the rest come from it. A forbidden plan
 * (safety-rules sections 3.3 and 4) is refused with a reason and alternatives, and nothing is stored, not even the answers. The
 * plan lists dialogs that are not yet answered.
 */
export const createMealPlan = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/create-meal-plan',
  summary: 'Plan a week for a survey',
  request: () =>
    z.strictObject({
      survey_id: capabilityIdSchema,
      meal_categories: z.optional(mealCategoryWireSchema),
      area: z.optional(z.nullable(z.array(areaWireSchema).check(z.maxLength(100)))),
      eating_habits: z.optional(z.nullable(z.array(eatingStyleWireSchema).check(z.maxLength(100)))),
      health: z.optional(z.nullable(z.array(healthWireSchema).check(z.maxLength(100)))),
      excluded_ingredients: z.optional(z.nullable(excludedFoodsWireSchema)),
      dates: z.optional(calendarDateSchema),
      based_on: surveyWireSchema.shape.basedOn,
      excluded_strictness: surveyExtraSchemas.excludedStrictness,
      persons: surveyExtraSchemas.persons,
      confirmations: surveyExtraSchemas.confirmations,
      rice: surveyExtraSchemas.rice,
      weekday_minutes: surveyExtraSchemas.weekdayMinutes,
      foods_at_home: surveyExtraSchemas.foodsAtHome,
    }),
  reply: () =>
    z.object({
      surveyId: capabilityIdSchema,
      dates: z.array(calendarDateSchema).check(z.length(7)),
      quality: qualityWireSchema,
    }),
  successStatus: 200,
  errors: [
    ...BODY_ERRORS,
    ...OWNER_ERRORS,
    ...PLAN_REFUSALS,
    'surveyNotFound',
    'surveyIncomplete',
    'startDatePast',
  ],
  example: {
    request: {
      survey_id: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
      meal_categories: { breakfast: '간편레시피', lunch: '식당', dinner: '요리레시피' },
      area: ['강남'],
      eating_habits: ['일반식'],
      health: ['당뇨', '고혈압'],
      excluded_ingredients: ['shrimp', '달걀'],
      dates: '2099-01-05',
      weekday_minutes: 30,
      foods_at_home: ['tofu', '시금치'],
    },
    reply: {
      surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
      dates: [
        '2099-01-05',
        '2099-01-06',
        '2099-01-07',
        '2099-01-08',
        '2099-01-09',
        '2099-01-10',
        '2099-01-11',
      ],
      quality: {
        ladderStep: 0,
        emptySlots: 0,
        repeatedDishes: 0,
        relaxations: [],
        warnings: [],
        unknownExclusions: [],
        confirmations: [],
        refusal: null,
        bodyNotes: [],
        weekdayWork: { wanted: 30, days: [{ date: '2099-01-05', minutes: 25 }] },
        foodsAtHome: [
          { text: 'tofu', name: '두부', nameEn: 'tofu', isKnown: true, meals: 3 },
          { text: '시금치', name: '시금치', nameEn: 'spinach', isKnown: true, meals: 1 },
        ],
        days: [],
        limits: [
          {
            nutrient: 'sodiumMg',
            unit: 'mg',
            per: 'day',
            kind: 'limit',
            low: null,
            high: 2000,
            judgedLow: null,
            judgedHigh: 1800,
            value: 1712.5,
            within: 6,
            judged: 7,
            met: true,
            rows: [
              {
                owners: ['hypertension'],
                figure: 'sodiumMg',
                low: null,
                high: 2000,
                source: { code: 'WHO', name: GUIDELINE_SOURCE_KO.WHO },
                mark: '✓',
                confidence: 'H',
              },
            ],
            overruled: [],
          },
        ],
        eaters: [{ target: 'self', isLead: true, portion: 1, energyKcal: 2000 }],
        certificate: {
          objective: 61.4,
          lowerBound: 61.4,
          gap: 0,
          proved: true,
          ladderStep: 0,
          changed: false,
          stock: { objective: 52.1, lowerBound: 52.1, gapDays: 0, provedDays: true },
        },
      },
    },
  },
});
