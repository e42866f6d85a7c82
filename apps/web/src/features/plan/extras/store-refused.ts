import { upsertSurvey } from '@kkini/contract';
import type { Platform } from '../../../platform/platform.ts';
import { answerOf } from '../../../platform/server/call-error.ts';

// This module loads the schemas of a survey: it comes with the dialogs of the plan.

/** Stores which dishes, by id, nobody wants besides a meal; replaces those of before. */
export async function storeRefused(
  { server }: Pick<Platform, 'server'>,
  { surveyId, dishIds }: { readonly surveyId: string; readonly dishIds: readonly string[] },
): Promise<void> {
  await answerOf(server.call(upsertSurvey, { id: surveyId, refusedExtras: [...dishIds] }));
}
