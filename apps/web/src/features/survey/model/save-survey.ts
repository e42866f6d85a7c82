import { answersToWire, getMealPlan, shoppingList, upsertSurvey } from '@kkini/contract';
import type { LastStep, Result, SurveyDraft } from '@kkini/domain';
import type { ServerClient } from '../../../platform/offline/kept-server.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isUnreached } from '../../../platform/server/call-error.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import type { TableRefusal } from '../../../platform/server/survey-table.ts';
import type { SurveyState } from './survey-store.ts';

// This module loads the contract with its schemas, so import it only with `import()`.

/** Id of the survey that each server was asked to create without an answer: the next attempt creates no second one. */
const UNANSWERED = new WeakMap<ServerClient, string>();

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
  const save = (id: { readonly id?: string; readonly newId?: string }) =>
    server.call(upsertSurvey, {
      ...id,
      startIntro: true,
      lastStep,
      ...(surveyId === null ? answersToWire(draft) : askedAnswers(draft, knownExclusions)),
    });
  let saved = await save(surveyId === null ? idToCreate(server) : { id: surveyId });
  // A server of another release, or elsewhere, may not know the field.
  if (!saved.ok && saved.problem.fields?.includes('newId')) saved = await save({});
  if (surveyId === null && (saved.ok || !isUnreached(saved.problem))) UNANSWERED.delete(server);
  if (saved.ok) forgetPlan(server, saved.value.lastInsertId);
  return saved.ok ? { ok: true, value: saved.value.lastInsertId } : saved;
}

/** The id to create a survey with; none on an insecure page, where browsers make no random ids. */
function idToCreate(server: ServerClient): { readonly newId?: string } {
  const newId = UNANSWERED.get(server) ?? randomId();
  if (newId === undefined) return {};
  UNANSWERED.set(server, newId);
  return { newId };
}

function randomId(): string | undefined {
  const { randomUUID }: Partial<Crypto> = crypto;
  return randomUUID?.call(crypto);
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
