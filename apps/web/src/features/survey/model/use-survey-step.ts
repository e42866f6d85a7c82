import { fail, type LastStep, needsArea, ok, type Result, type SurveyDraft } from '@kkini/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useGoOnce } from '../../../platform/address/on-the-way.tsx';
import { EDIT_QUERY, editing as editingPath, PATHS } from '../../../platform/address/paths.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import type { TableRefusal } from '../../../platform/server/survey-table.ts';
import { fromKnownExclusions } from './known-exclusions.ts';
import { saveSurvey, updateSurvey } from './save-survey.ts';
import { useSurvey, useSurveyStore } from './survey-context.tsx';

export type SurveyStep = {
  readonly draft: SurveyDraft;
  readonly answer: (change: Partial<SurveyDraft>) => void;
  /**
   * Stores the answers in the background, and continues to the summary when editing, else to `path`. `onFailure` is called if they
   * could not be stored.
   */
  readonly goOn: (path: string, onFailure?: () => void) => void;
};

/** Actions of a survey screen: records the screen on entry, stores answers, continues. */
export function useSurveyStep(step: LastStep): SurveyStep {
  const platform = usePlatform();
  const store = useSurveyStore();
  const go = useGoOnce();
  const editing = useIsEditing();
  const draft = useSurvey((state) => state.draft);
  useEffect(() => {
    if (editing) return;
    store.visit(step);
    const { surveyId } = store.getState();
    if (surveyId) void update(platform, surveyId, { lastStep: step });
  }, [platform, store, step, editing]);

  /** Stores the answers. A survey deleted elsewhere in the meantime is created again. */
  async function keep(): Promise<Result<unknown, unknown>> {
    const { surveyId, draft: answers } = store.getState();
    if (surveyId === null) return ok(null);
    const kept = await fromKnownExclusions(store, (knownExclusions) =>
      update(platform, surveyId, { draft: answers, knownExclusions }),
    );
    if (kept.ok || kept.problem.code !== 'surveyNotFound') return kept;
    const anew = await saveSurvey(platform, { ...store.getState(), surveyId: null });
    if (anew.ok && store.getState().surveyId === surveyId)
      store.setState({ surveyId: anew.value, knownExclusions: answers.excludedFoods });
    return anew;
  }
  function goOn(path: string, onFailure?: () => void) {
    void keep().then((kept) => !kept.ok && onFailure?.());
    const { areas } = store.getState().draft;
    const areaMissing = needsArea(store.getState().draft) && areas.length === 0;
    if (!editing) return go(path);
    // Going back from the plan then leads to the summary, not to the changed answer.
    return go(areaMissing ? editingPath(PATHS.area) : PATHS.inputCheck, { replace: true });
  }
  return { draft, answer: store.answer, goOn };
}

/** Stores answers in the table, which logs its errors. */
async function update(
  platform: ReturnType<typeof usePlatform>,
  surveyId: string,
  change: Parameters<typeof updateSurvey>[2],
): Promise<Result<null, TableRefusal>> {
  const result = await updateSurvey(platform, surveyId, change).catch((cause: unknown) =>
    fail({ code: '', message: String(cause) }),
  );
  if (!result.ok) platform.log('survey could not be updated', result.problem.message);
  return result;
}

/** True on a screen opened from the summary. The flag is in the query, so that a reload keeps it. */
export function useIsEditing(): boolean {
  const [query] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  return query.get(EDIT_QUERY) === '1' || (typeof state === 'object' && state !== null && 'edit' in state);
}
