import { upsertSurvey } from '@kkini/contract';
import type { Platform } from '../../../platform/platform.ts';
import { answerOf } from '../../../platform/server/call-error.ts';

// This module loads the schemas of a survey: it comes with the dialogs of the plan.

/** A dish, by id, that nobody wants besides a meal, or that may be suggested again. */
export type ExtraAnswer = { readonly dishId: string; readonly isRefused: boolean };

/** Stores the answer about one dish; those about others stay, whoever gives them meanwhile. */
export async function storeRefused(
  { server }: Pick<Platform, 'server'>,
  { surveyId, dishId, isRefused }: ExtraAnswer & { readonly surveyId: string },
): Promise<void> {
  const change = isRefused
    ? { refusedExtras: [dishId], basedOn: { refusedExtras: [] } }
    : { refusedExtras: [], basedOn: { refusedExtras: [dishId] } };
  await answerOf(server.call(upsertSurvey, { id: surveyId, ...change }));
}
