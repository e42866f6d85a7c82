import { MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { surveyRowWireSchema } from '../survey/survey-wire.ts';

/** A stored meal: the kind of slot and its dish. */
const storedMealSchema = z.looseObject({ kind: z.string() });

/** A stored day of a plan; `changes` counts its changed meals, `chosen` names those the visitor chose. */
const storedDaySchema = z.object({
  dayMealId: capabilityIdSchema,
  date: calendarDateSchema,
  breakfast: storedMealSchema,
  lunch: storedMealSchema,
  dinner: storedMealSchema,
  changes: z.int(),
  chosen: z.array(z.enum(MEAL_TIMES)),
});

/** A stored survey with its plan and shares. */
const keptSurveySchema = z.extend(surveyRowWireSchema, {
  createdAt: z.string(),
  updatedAt: z.string(),
  plan: z.nullable(
    z.object({
      updatedAt: z.string(),
      /** With the meals that the last changes replaced. */
      days: z.array(
        z.extend(storedDaySchema, { replaced: z.partialRecord(z.enum(MEAL_TIMES), storedMealSchema) }),
      ),
      /** The week before the rest of it was replanned. */
      formerDays: z.array(storedDaySchema),
    }),
  ),
  shares: z.array(z.object({ shareId: capabilityIdSchema, createdAt: z.string() })),
});

/** All stored data of the account as a file, except the password hash and the proofs of weeks. */
export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Download everything kept about me',
  request: () => z.undefined(),
  reply: () =>
    z.object({
      account: z.object({
        email: z.string(),
        name: z.string(),
        createdAt: z.string(),
        passwordChangedAt: z.string(),
      }),
      sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
      surveys: z.array(keptSurveySchema),
    }),
  successStatus: 200,
  errors: ['signInNeeded', 'signInExpired'],
  example: {
    request: undefined,
    reply: {
      account: {
        email: 'mina@example.com',
        name: '민아',
        createdAt: '2026-11-20T03:00:00.000Z',
        passwordChangedAt: '2026-11-20T03:00:00.000Z',
      },
      sessions: [{ createdAt: '2026-11-20T03:00:00.000Z', expiresAt: '2026-12-04T03:00:00.000Z' }],
      surveys: [],
    },
  },
});
