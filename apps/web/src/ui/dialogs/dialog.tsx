import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './dialog.module.css';
import { useModalFocus } from './use-modal-focus.ts';

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog: a bottom sheet on phones, centred on desktops. Render it only while it is open. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModalFocus(box, onClose);
  return createPortal(
    <>
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.sheet}
      >
        <div className={styles.grab} />
        <div className={styles.top}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </>,
    document.body,
  );
}

type DialogFootProps = {
  /** True with two buttons: a low window then scrolls them with the rest. */
  readonly tall?: boolean;
  readonly children: ReactNode;
};

/** Buttons of a long dialog, which stay in view while the rest scrolls. */
export function DialogFoot({ tall = false, children }: DialogFootProps) {
  return <div className={classNames(styles.foot, tall && styles.tall)}>{children}</div>;
}
