import { useMessages } from '../../messages/messages-context.tsx';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useLeave } from '../navigation/use-leave.ts';

/**
 * Signs out at once, as the specification says (section 4): the server hears of it while the visitor goes on. Without a connection
 * the token stays good on the server, but not on this device.
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
