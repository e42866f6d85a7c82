import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { useModalFocus } from './use-modal-focus.ts';

export type DialogAnswer = {
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: 'primary' | 'plain' | 'danger';
  readonly busy?: boolean;
};

type QuestionDialogProps = {
  readonly message: ReactNode;
  /** A second, smaller line. */
  readonly detail?: string | undefined;
  /** Answers. The first is focused, and Escape chooses it. */
  readonly answers: readonly [DialogAnswer, ...DialogAnswer[]];
  /** Stacks the answers, for long or many labels. */
  readonly stacked?: boolean;
  /** Called on Escape instead of the first answer, if that answer has consequences. */
  readonly onEscape?: (() => void) | undefined;
  /** Controls between the text and the answers. No answer is focused then. */
  readonly children?: ReactNode;
  /** Element to focus afterwards. Defaults to the element focused before. */
  readonly returnTo?: RefObject<HTMLElement | null> | undefined;
};

/** A question that must be answered before continuing. Render it only while it is open. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { message, detail, answers, stacked = false, children, returnTo } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [first] = answers;
  useModalFocus(box, props.onEscape ?? first.onPress, returnTo);
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
        {children}
        <div className={classNames(styles.answers, stacked && styles.stacked)}>
          {answers.map(({ label, onPress, look = 'primary', busy = false }) => (
            <Button
              key={label}
              full
              look={look}
              busy={busy}
              onClick={onPress}
              data-autofocus={(!children && label === first.label) || undefined}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </>,
    document.body,
  );
}
