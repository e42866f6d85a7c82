import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx';
import type { AlertWords } from './failure-words.ts';

export type FormAlert = AlertWords & {
  /** Field the message is about; it is focused afterwards. */
  readonly field?: RefObject<HTMLElement | null>;
  /** Called once the message is confirmed. */
  readonly onAcknowledged?: () => void;
};

/** Alerts of a form: a function that shows one, or closes it (null), and the dialog to render. */
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
