import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { STORED } from '../../platform/browser-storage.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';

/** Whoever signs out in one tab takes the answers along; the other tabs let go of them too. */
export function useSignedOutElsewhere(): void {
  const { signIn, storage } = usePlatform();
  const survey = useSurveyStore();
  const navigate = useNavigate();
  useEffect(
    () =>
      signIn.subscribe(() => {
        if (signIn.isSignedIn() || signIn.hasExpired()) return;
        if (storage.read(STORED.survey) !== null || survey.getState().surveyId === null) return;
        survey.forget();
        void navigate(PATHS.intro);
      }),
    [signIn, storage, survey, navigate],
  );
}
