import { useCallback } from 'react';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { STORED } from '../../platform/browser-storage.ts';
import { usePlatform } from '../../platform/platform-context.tsx';

/** Takes what the visitor told from this device: the answers of the survey, what was ticked and searched. */
export function useForgetAnswers(): () => void {
  const { storage } = usePlatform();
  const survey = useSurveyStore();
  return useCallback(() => {
    survey.forget();
    storage.remove(STORED.shopping);
    storage.remove(STORED.searches);
  }, [storage, survey]);
}
