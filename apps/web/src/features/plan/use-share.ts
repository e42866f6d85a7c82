import { useEdges } from '../../edges/edges-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Gives a text away and says what became of it. */
export function useShare(): (words: { readonly title: string; readonly text: string }) => Promise<void> {
  const { shareText } = useEdges();
  const { t } = useMessages();
  const showToast = useToast();
  return async (words) => {
    const outcome = await shareText(words);
    if (outcome === 'copied') showToast(t('plan.shareCopied'), 'good');
    if (outcome === 'failed') showToast(t('plan.shareFailed'));
  };
}
