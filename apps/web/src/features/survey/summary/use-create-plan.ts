import type { Survey } from '@kkini/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { isUnreached } from '../../../platform/server/call-error.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import { createPlan } from '../model/create-plan.ts';
import { useSurveyStore } from '../model/survey-context.tsx';

/** The message of every failed planning (specification, section 8). */
const PLAN_FAILED = 'ElasticSearch request failed';

export type PlanCreation =
  | { readonly phase: 'saving' | 'choosing' }
  | { readonly phase: 'failed'; readonly failure: CallFailure };

/** Makes the plan on mount and goes to it; `retry` tries again. */
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
      surveyId: store.getState().surveyId,
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
    store.planned({ surveyId: created.value, startDate: answers.startDate });
    await navigate(dailyMealsPath(created.value), { replace: true });
  }, [platform, store, navigate, answers]);
  useEffect(() => {
    // Waits one task, so that a screen unmounted at once sends no call.
    const turn = setTimeout(run);
    return () => {
      clearTimeout(turn);
      stop.current.abort();
    };
  }, [run]);
  return { creation, retry: run };
}

/** A connection failure keeps its own message. */
function passedOn(failure: CallFailure): CallFailure {
  return isUnreached(failure) ? failure : { ...failure, message: PLAN_FAILED };
}
