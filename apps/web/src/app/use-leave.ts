import { useNavigate } from 'react-router';
import { useEdges } from '../edges/edges-context.tsx';
import { PATHS } from '../edges/paths.ts';
import { useToast } from '../ui/toast.tsx';
import { useForgetAnswers } from './use-forget-answers.ts';

/** Ends the sign-in on this device and goes to the start, where `words` say what has happened. */
export function useLeave(): (words: string) => Promise<void> {
  const { signIn } = useEdges();
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
