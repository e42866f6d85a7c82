import type { RefObject } from 'react';
import { QuestionDialog } from './question-dialog.tsx';

type AlertDialogProps = {
  readonly message: string;
  /** A second, smaller line. */
  readonly detail?: string | undefined;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Turns the message into a question, with this second button for no. */
  readonly cancelLabel?: string;
  readonly onCancel?: () => void;
  /** True if the action cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Element to focus afterwards. Defaults to the element focused before. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
};

/** A message that must be acknowledged before continuing. Render it only while it is shown. */
export function AlertDialog({ message, detail, returnTo, ...ways }: AlertDialogProps) {
  const { confirmLabel, onConfirm, cancelLabel, onCancel = onConfirm, danger, busy = false } = ways;
  const confirm = {
    label: confirmLabel,
    onPress: onConfirm,
    look: danger ? ('danger' as const) : ('primary' as const),
    busy,
  };
  const cancel = cancelLabel && { label: cancelLabel, onPress: onCancel, look: 'plain' as const };
  const answers = cancel ? ([cancel, confirm] as const) : ([confirm] as const);
  return <QuestionDialog message={message} detail={detail} answers={answers} returnTo={returnTo} />;
}
