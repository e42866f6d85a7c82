import { useState } from 'react';
import { useEdges } from '../edges/edges-context.tsx';
import { revokeToken } from '../features/account/sign-in-calls.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { useLeave } from './use-leave.ts';

/**
 * Signs out at once, as the specification says (section 4), and whether that is going on. Without a connection the token
 * stays good on the server, but not on this device.
 */
export function useSignOut(): readonly [signOut: () => void, busy: boolean] {
  const { t } = useMessages();
  const edges = useEdges();
  const leave = useLeave();
  const [busy, setBusy] = useState(false);
  async function signOut() {
    if (busy) return;
    setBusy(true);
    await revokeToken(edges);
    await leave(t('signOut.done'));
    setBusy(false);
  }
  return [() => void signOut(), busy];
}
