import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { STORED } from '../../platform/browser-storage.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Signs out on this device and goes to the start, which shows `words`. */
export function useLeave(): (words: string) => Promise<void> {
  const { signIn } = usePlatform();
  const navigate = useNavigate();
  const forgetAnswers = useForgetAnswers();
  const showToast = useToast();
  return async (words) => {
    forgetAnswers();
    signIn.end();
    await navigate(PATHS.intro);
    showToast(words, 'good');
  };
}

/** Removes the visitor's data from this device: survey answers, ticked items and searches. */
export function useForgetAnswers(): () => void {
  const { storage } = usePlatform();
  const survey = useSurveyStore();
  return useCallback(() => {
    survey.forget();
    storage.remove(STORED.shopping);
    storage.remove(STORED.prep);
    storage.remove(STORED.searches);
  }, [storage, survey]);
}

/**
 * Signs out at once (specification, section 4) and notifies the server in the background, without a connection once it is back.
 */
export function useSignOut(): () => void {
  const { t } = useMessages();
  const { revokeToken } = usePlatform();
  const leave = useLeave();
  return () => {
    void revokeToken();
    void leave(t('signOut.done'));
  };
}
