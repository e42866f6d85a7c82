import { type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { useModalFocus } from './use-modal-focus.ts';

type AlertDialogProps = {
  readonly message: string;
  /** A second, smaller line. */
  readonly detail?: string | undefined;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** With it the message is a question that may be answered with no. */
  readonly cancelLabel?: string;
  readonly onCancel?: () => void;
  /** What is asked can't be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Where the focus goes afterwards, if not to where it was. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
};

/** A message that must be acknowledged before going on. Render it only while it is shown. */
export function AlertDialog({
  message,
  detail,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel = onConfirm,
  danger,
  busy,
  returnTo,
}: AlertDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useModalFocus(box, onCancel, returnTo);
  return createPortal(
    <>
      <div className={classNames(styles.scrim, styles.alertScrim)} aria-hidden="true" />
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-message`}
        aria-describedby={detail && `${id}-detail`}
        tabIndex={-1}
        className={styles.alert}
      >
        <div>
          <p id={`${id}-message`}>{message}</p>
          {detail && (
            <p id={`${id}-detail`} className={styles.detail}>
              {detail}
            </p>
          )}
        </div>
        <div className={styles.answers}>
          {cancelLabel && (
            <Button look="plain" full onClick={onCancel} data-autofocus>
              {cancelLabel}
            </Button>
          )}
          <Button
            full
            busy={busy ?? false}
            look={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            data-autofocus={cancelLabel ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </>,
    document.body,
  );
}
