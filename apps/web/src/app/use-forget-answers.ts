import { useCallback } from 'react';
import { STORED } from '../edges/browser-storage.ts';
import { useEdges } from '../edges/edges-context.tsx';
import { useSurveyStore } from '../features/survey/survey-context.tsx';

/** Takes what the visitor told from this device: the answers of the survey, what was ticked and searched. */
export function useForgetAnswers(): () => void {
  const { storage } = useEdges();
  const survey = useSurveyStore();
  return useCallback(() => {
    survey.forget();
    storage.remove(STORED.shopping);
    storage.remove(STORED.searches);
  }, [storage, survey]);
}
