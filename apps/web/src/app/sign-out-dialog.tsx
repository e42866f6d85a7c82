import { useState } from 'react';
import { useEdges } from '../edges/edges-context.tsx';
import { revokeToken } from '../features/account/sign-in-calls.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { useLeave } from './use-leave.ts';

/** Whether to sign out. Without a connection the token stays good on the server, but not on this device. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const edges = useEdges();
  const leave = useLeave();
  const [busy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    await revokeToken(edges);
    await leave(t('signOut.done'));
    onClose();
  }
  return (
    <AlertDialog
      message={t('signOut.question')}
      detail={t('signOut.detail')}
      confirmLabel={t('signOut.confirm')}
      onConfirm={() => void signOut()}
      cancelLabel={t('signOut.cancel')}
      onCancel={onClose}
      busy={busy}
    />
  );
}
