import { useState } from 'react';
import type { Edges } from '../edges/edges.ts';
import { useEdges } from '../edges/edges-context.tsx';
import { loadChunk } from '../edges/load-chunk.ts';
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
    await revoke(edges);
    await leave(t('signOut.done'));
    setBusy(false);
  }
  return [() => void signOut(), busy];
}

/** Asks the server to forget the token, by a part of the page that the first one does without. */
async function revoke(edges: Edges): Promise<void> {
  try {
    const { revokeToken } = await loadChunk(() => import('../features/account/sign-in-calls.ts'));
    await revokeToken(edges);
  } catch (cause) {
    edges.log('token could not be revoked', cause);
  }
}
