import { answersToWire, getMealPlan, shoppingList, upsertSurvey } from '@kkini/contract';
import type { LastStep, Result, SurveyDraft } from '@kkini/domain';
import type { Platform } from '../../../platform/platform.ts';
import { createOnce, type IdToCreate } from '../../../platform/server/create-once.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import type { TableRefusal } from '../../../platform/server/survey-table.ts';
import type { SurveyState } from './survey-store.ts';

// This module loads the contract with its schemas, so import it only with `import()`.

/** Creates a survey on the server, or stores all asked answers of an existing one; returns its id. */
export async function saveSurvey(
  { server }: Pick<Platform, 'server'>,
  {
    surveyId,
    draft,
    lastStep,
    knownExclusions,
  }: Pick<SurveyState, 'surveyId' | 'draft' | 'lastStep'> & Known,
): Promise<Result<string, CallFailure>> {
  const save = (id: { readonly id: string } | IdToCreate) =>
    server.call(upsertSurvey, {
      ...id,
      startIntro: true,
      lastStep,
      ...(surveyId === null ? answersToWire(draft) : askedAnswers(draft, knownExclusions)),
    });
  const saved = await (surveyId === null ? createOnce(server, 'survey', save) : save({ id: surveyId }));
  if (saved.ok) forgetPlan(server, saved.value.lastInsertId);
  return saved.ok ? { ok: true, value: saved.value.lastInsertId } : saved;
}

/** Stores the visitor's screen and, if given, its answers directly in the table. */
export async function updateSurvey(
  { surveyTable, server }: Pick<Platform, 'surveyTable' | 'server'>,
  surveyId: string,
  change: { readonly lastStep?: LastStep; readonly draft?: SurveyDraft } & Known,
): Promise<Result<null, TableRefusal>> {
  const updated = await surveyTable.update(surveyId, {
    ...(change.lastStep !== undefined && { lastStep: change.lastStep }),
    ...(change.draft && askedAnswers(change.draft, change.knownExclusions)),
  });
  if (updated.ok && change.draft) forgetPlan(server, surveyId);
  return updated;
}

/** Deletes the cached plan of earlier answers, in the background: it may have foods that are excluded by now. */
function forgetPlan(server: Platform['server'], surveyId: string): void {
  for (const endpoint of [getMealPlan, shoppingList] as const) void server.forget(endpoint, { surveyId });
}

/** The answers the survey asks for, without extras: these are refused on the plan, so this device may have an old list. */
function askedAnswers(draft: SurveyDraft, known: Known['knownExclusions'] = null) {
  const { refusedExtras: _, ...asked } = answersToWire(draft);
  return known === null ? asked : { ...asked, basedOn: { excludedIngredients: [...known] } };
}

/** Exclusions the answers are based on; others, added by another device, are kept. */
type Known = { readonly knownExclusions?: readonly string[] | null };
