import { useCallback } from 'react';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { STORED } from '../../platform/browser-storage.ts';
import { usePlatform } from '../../platform/platform-context.tsx';

/** Removes the visitor's data from this device: survey answers, ticked items and searches. */
export function useForgetAnswers(): () => void {
  const { storage } = usePlatform();
  const survey = useSurveyStore();
  return useCallback(() => {
    survey.forget();
    storage.remove(STORED.shopping);
    storage.remove(STORED.searches);
  }, [storage, survey]);
}
