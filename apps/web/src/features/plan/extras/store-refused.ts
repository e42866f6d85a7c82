import { upsertSurvey } from '@kkini/contract';
import type { Platform } from '../../../platform/platform.ts';
import { answerOf } from '../../../platform/server/call-error.ts';

// This module loads the schemas of a survey, so it loads with the dialogs of the plan.

/** Whether a dish, by id, is refused as an extra or may be suggested again. */
export type ExtraAnswer = { readonly dishId: string; readonly isRefused: boolean };

/** Stores the answer about one dish. Answers about others stay, even if given concurrently. */
export async function storeRefused(
  { server }: Pick<Platform, 'server'>,
  { surveyId, dishId, isRefused }: ExtraAnswer & { readonly surveyId: string },
): Promise<void> {
  const change = isRefused
    ? { refusedExtras: [dishId], basedOn: { refusedExtras: [] } }
    : { refusedExtras: [], basedOn: { refusedExtras: [dishId] } };
  await answerOf(server.call(upsertSurvey, { id: surveyId, ...change }));
}
