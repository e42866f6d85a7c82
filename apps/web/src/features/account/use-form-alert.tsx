import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx';
import type { AlertWords } from './failure-words.ts';

export type FormAlert = AlertWords & {
  /** The field the message is about: it has the focus afterwards. */
  readonly field?: RefObject<HTMLElement | null>;
  /** What follows once the message has been acknowledged. */
  readonly onAcknowledged?: () => void;
};

/** Messages of a form that must be acknowledged: how to show one or take it back (null), and the box to render. */
export function useFormAlert(): readonly [show: (alert: FormAlert | null) => void, box: ReactNode] {
  const { t } = useMessages();
  const [alert, setAlert] = useState<FormAlert | null>(null);
  const onAcknowledged = alert?.onAcknowledged;
  const acknowledge = useCallback(() => {
    setAlert(null);
    onAcknowledged?.();
  }, [onAcknowledged]);
  const box = alert && (
    <AlertDialog
      message={alert.message}
      detail={alert.detail}
      confirmLabel={t('app.confirm')}
      onConfirm={acknowledge}
      returnTo={alert.field}
    />
  );
  return [setAlert, box];
}
