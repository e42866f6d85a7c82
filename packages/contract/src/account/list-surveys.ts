import { z } from 'zod/mini';
import { calendarDateSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { surveyRowWireSchema } from '../survey/survey-wire.ts';

/** Most surveys of one page. */
const MOST_SURVEYS = 50;

/** A survey of an account with its plan: `createdAt` of each in ISO 8601, null without a plan. */
export const mySurveyWireSchema = z.extend(surveyRowWireSchema, {
  createdAt: z.string(),
  updatedAt: z.string(),
  plan: z.nullable(z.object({ from: calendarDateSchema, to: calendarDateSchema, updatedAt: z.string() })),
  shares: z.int(),
});
export type MySurveyWire = z.infer<typeof mySurveyWireSchema>;

/** Cursor of the next page: milliseconds and id of the last survey of the page before. */
const cursorSchema = z.string().check(z.maxLength(60), z.refine(isCursor, 'must be the cursor of a page'));

/** The signed-in person's surveys and plans, newest first; `nextCursor` is null on the last page. */
export const listSurveys = defineEndpoint({
  method: 'POST',
  path: '/api/user/surveys',
  summary: 'List my surveys and plans',
  request: () =>
    z.strictObject({
      limit: z._default(z.int().check(z.gte(1), z.lte(MOST_SURVEYS)), 20),
      cursor: z.optional(z.nullable(cursorSchema)),
    }),
  reply: () =>
    z.object({
      surveys: z.array(mySurveyWireSchema).check(z.maxLength(MOST_SURVEYS)),
      nextCursor: z.nullable(z.string()),
    }),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'signInNeeded', 'signInExpired'],
  example: { request: { limit: 20 }, reply: { surveys: [], nextCursor: null } },
});

function isCursor(text: string): boolean {
  const [time = '', id = '', ...rest] = text.split('~');
  return rest.length === 0 && /^\d{1,13}$/.test(time) && z.uuid().safeParse(id).success;
}
