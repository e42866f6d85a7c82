import { useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { type SignedIn, SignInScreen } from '../../features/account/sign-in-screen.tsx';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useIsHere } from '../../platform/address/on-the-way.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { readNext } from '../../platform/session/sign-in-address.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useForgetAnswers } from '../navigation/use-leave.ts';

/** /signIn: takes over surveys begun before and returns to the visitor's last screen. */
export function SignInRoute() {
  const { t } = useMessages();
  const { signIn } = usePlatform();
  const navigate = useNavigate();
  const { search, state }: { search: string; state: unknown } = useLocation();
  const showToast = useToast();
  const isHere = useIsHere();
  const [wasSignedIn] = useState(signIn.isSignedIn);
  const expired = useSyncExternalStore(signIn.subscribe, signIn.hasExpired);
  const { begunIds, keepClaimed } = useBegunSurveys();
  const next = readNext(search);
  if (wasSignedIn) return <Navigate to={next ?? PATHS.intro} replace />;
  function onSignedIn({ name, claimed }: SignedIn) {
    keepClaimed(claimed);
    showToast(t('signIn.welcome', { name }), 'good');
    if (isHere()) void navigate(next ?? PATHS.intro, { replace: true });
  }
  return (
    <SignInScreen
      email={emailOf(state)}
      surveyIds={begunIds}
      next={next}
      expired={expired}
      onSignedIn={onSignedIn}
    />
  );
}

/** E-mail address just registered, with which the sign-up redirects here. */
function emailOf(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof known === 'string' ? known : '';
}

function useBegunSurveys() {
  const survey = useSurveyStore();
  const forgetAnswers = useForgetAnswers();
  const { surveyId, plan } = survey.getState();
  const begunIds = [...new Set([surveyId, plan?.surveyId])].filter((id) => typeof id === 'string');
  /** Clears the answers if the account did not take over a survey, because it then belongs to somebody else. */
  function keepClaimed(claimed: readonly string[] | null) {
    if (claimed !== null && begunIds.some((id) => !claimed.includes(id))) forgetAnswers();
  }
  return { begunIds, keepClaimed };
}
