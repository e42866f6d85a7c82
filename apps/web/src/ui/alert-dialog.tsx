import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModalFocus } from './use-modal-focus.ts';

type AlertDialogProps = {
  readonly message: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
};

/** A message that must be acknowledged before going on; the focus then returns to where it was. */
export function AlertDialog({ message, confirmLabel, onConfirm }: AlertDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const messageId = useId();
  useModalFocus(box, onConfirm);
  return createPortal(
    <>
      <div className={styles.scrim} aria-hidden="true" />
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={messageId}
        tabIndex={-1}
        className={styles.alert}
      >
        <p id={messageId}>{message}</p>
        <Button full data-autofocus onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </>,
    document.body,
  );
}
