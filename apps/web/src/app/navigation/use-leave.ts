import { useNavigate } from 'react-router';
import { PATHS } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useForgetAnswers } from '../session/use-forget-answers.ts';

/** Ends the sign-in on this device and goes to the start, which shows `words`. */
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
