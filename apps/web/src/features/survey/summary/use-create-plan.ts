import { answersToWire, createMealPlan, getMealPlan } from '@kkini/contract';
import { ok, type Result, type Survey } from '@kkini/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import type { Platform } from '../../../platform/platform.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { isUnreached } from '../../../platform/server/call-error.ts';
import { onceFree } from '../../../platform/server/once-free.ts';
import { notifyPlanChanged } from '../../../platform/server/plan-changes.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import { fromKnownExclusions } from '../model/known-exclusions.ts';
import { saveSurvey } from '../model/save-survey.ts';
import { useSurveyStore } from '../model/survey-context.tsx';
import type { SurveyState, SurveyStore } from '../model/survey-store.ts';

/** Message of every failed planning call (specification, section 8). */
const PLAN_FAILED = 'ElasticSearch request failed';

export type PlanCreation =
  | { readonly phase: 'saving' | 'choosing' }
  | { readonly phase: 'failed'; readonly failure: CallFailure };

/** Makes the plan on mount and navigates to it; `retry` tries again. */
export function useCreatePlan(survey: Survey): {
  readonly creation: PlanCreation;
  readonly retry: () => void;
} {
  const platform = usePlatform();
  const store = useSurveyStore();
  const navigate = useNavigate();
  const [creation, setCreation] = useState<PlanCreation>({ phase: 'saving' });
  const [answers] = useState(survey);
  const stop = useRef(new AbortController());
  const run = useCallback(async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setCreation({ phase: 'saving' });
    const created = await createPlan(platform, {
      store,
      survey: answers,
      onSaved: (surveyId) => {
        store.setState({ surveyId });
        if (!signal.aborted) setCreation({ phase: 'choosing' });
      },
      signal,
    });
    if (signal.aborted) return;
    if (!created.ok) {
      platform.log(PLAN_FAILED, created.problem.code);
      return setCreation({ phase: 'failed', failure: passedOn(created.problem) });
    }
    notifyPlanChanged(platform.storage, created.value);
    store.planned({ surveyId: created.value, startDate: answers.startDate });
    await navigate(dailyMealsPath(created.value), { replace: true });
  }, [platform, store, navigate, answers]);
  useEffect(() => {
    // Waits one task, so that a screen that unmounts at once sends no call.
    const turn = setTimeout(run);
    return () => {
      clearTimeout(turn);
      stop.current.abort();
    };
  }, [run]);
  return { creation, retry: run };
}

/** Replaces the message of a failure, except that of a connection failure. */
function passedOn(failure: CallFailure): CallFailure {
  return isUnreached(failure) ? failure : { ...failure, message: PLAN_FAILED };
}

type CreatePlan = {
  readonly store: SurveyStore;
  readonly survey: Survey;
  /** Called with the server's survey id once the answers are stored there. */
  readonly onSaved: (surveyId: string) => void;
  readonly signal: AbortSignal;
};

/** Stores all answers, then plans the week. Returns the id of the survey that has the plan. */
async function createPlan(
  platform: Pick<Platform, 'server'>,
  { store, survey, onSaved, signal }: CreatePlan,
): Promise<Result<string, CallFailure>> {
  const hadPlan = store.getState().plan?.surveyId;
  const save = () =>
    fromKnownExclusions(store, (known) =>
      storeAnswers(platform, { ...store.getState(), knownExclusions: known }, survey),
    );
  const saved = await onceFree(save, signal);
  if (!saved.ok) return saved;
  onSaved(saved.value);
  const answers = answersToWire(survey);
  const request = {
    survey_id: saved.value,
    meal_categories: answers.mealCategory,
    area: answers.area,
    eating_habits: answers.eatingHabits,
    health: answers.health,
    excluded_ingredients: answers.excludedIngredients,
    dates: survey.startDate,
    // The answers are stored by now; foods another device has excluded stay.
    based_on: { excludedIngredients: answers.excludedIngredients },
  };
  const created = await onceFree(() => platform.server.call(createMealPlan, request, signal), signal);
  // Any success status will do, because the body is not needed.
  if (created.ok || isSuccess(created.problem)) return ok(saved.value);
  // The server may have made the plan although no answer came. An earlier plan of these answers would look the same.
  if (!isUnreached(created.problem) || created.problem.mayBeDone === false) return created;
  if (hadPlan === saved.value) return created;
  const late = await platform.server.call(getMealPlan, { surveyId: saved.value });
  return late.ok ? ok(saved.value) : created;
}

function isSuccess({ status }: CallFailure): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Stores the answers. Creates the survey again if the server does not know it or rejects its id. */
async function storeAnswers(
  platform: Pick<Platform, 'server'>,
  { surveyId, knownExclusions }: Pick<SurveyState, 'surveyId' | 'knownExclusions'>,
  survey: Survey,
) {
  const answers = { draft: survey, lastStep: 'inputCheck', knownExclusions } as const;
  const saved = await saveSurvey(platform, { surveyId, ...answers });
  if (saved.ok) return saved;
  const { code, fields = [] } = saved.problem;
  if (surveyId === null || (code !== 'surveyNotFound' && !fields.includes('id'))) return saved;
  return saveSurvey(platform, { surveyId: null, ...answers });
}
