import { useMessages } from '../../messages/messages-context.tsx';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useLeave } from '../navigation/use-leave.ts';

/**
 * Signs out at once (specification, section 4); the server is notified in the background. Without a connection the token stays
 * valid on the server, but this device forgets it.
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
