import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS, OWNER_ERRORS } from '../error-envelope.ts';
import { surveyRowWireSchema, surveyWireSchema } from './survey-wire.ts';

const exampleRow = {
  id: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
  surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
  startIntro: true,
  lastStep: 2,
  step1: ['본인'],
  mealCategory: { breakfast: '공복', lunch: '도시락', dinner: '요리레시피' },
  dates: null,
  area: [],
  health: [],
  eatingHabits: [],
  excludedIngredients: [],
  excludedStrictness: [],
  persons: [],
  confirmations: [],
  prepDay: null,
  rice: null,
  weekdayMinutes: null,
  foodsAtHome: [],
  refusedExtras: [],
} satisfies z.input<typeof surveyRowWireSchema>;

/** Most rows per insert. */
const MOST_ROWS = 100;

/** PostgREST insert into survey_1: one row, or a list of rows stored all or none. */
export const insertSurveyRow = defineEndpoint({
  method: 'POST',
  path: '/rest/v1/survey_1',
  summary: 'Insert survey rows (PostgREST)',
  request: () =>
    z.union([surveyWireSchema, z.array(surveyWireSchema).check(z.minLength(1), z.maxLength(MOST_ROWS))]),
  reply: () => z.array(surveyRowWireSchema),
  successStatus: 201,
  errors: [...BODY_ERRORS, 'startDatePast', 'signInExpired', 'tableNotFound'],
  example: { request: { startIntro: true, lastStep: 2, step1: ['본인'] }, reply: [exampleRow] },
});

/** PostgREST update of survey_1 by `id=eq.{id}` with a partial row. */
export const updateSurveyRow = defineEndpoint({
  method: 'PATCH',
  path: '/rest/v1/survey_1',
  summary: 'Update a survey row by id (PostgREST)',
  request: () => surveyWireSchema,
  reply: () => z.array(surveyRowWireSchema),
  successStatus: 200,
  errors: [...BODY_ERRORS, ...OWNER_ERRORS, 'startDatePast', 'surveyNotFound', 'tableNotFound'],
  example: { request: { lastStep: 2, step1: ['본인'] }, reply: [exampleRow] },
});
