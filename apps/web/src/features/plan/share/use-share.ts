import { useMessages } from '../../../messages/messages-context.tsx';
import type { Gift } from '../../../platform/device/share-text.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';

export function useShare(): (gift: Gift) => Promise<void> {
  const { shareText } = usePlatform();
  const { t } = useMessages();
  const showToast = useToast();
  return async (gift) => {
    const outcome = await shareText(gift);
    const isLink = gift.url !== undefined;
    if (outcome === 'copied') showToast(t(isLink ? 'share.copied' : 'shopping.copied'), 'good');
    if (outcome === 'failed') showToast(t(isLink ? 'share.notCopied' : 'shopping.notShared'));
  };
}
