import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import cover from '../cover-input.module.css';
import { Icon } from '../icons/icon.tsx';
import styles from './checklist-dialog.module.css';
import dialog from './dialog.module.css';
import { useModalFocus } from './use-modal-focus.ts';

type ChecklistDialogProps = {
  readonly message: ReactNode;
  readonly detail: string;
  /** Items, all ticked at first. */
  readonly items: readonly { readonly key: string; readonly name: ReactNode }[];
  readonly confirmLabel: string;
  /** Called with the keys still ticked. */
  readonly onConfirm: (ticked: readonly string[]) => void;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
};

/** A question about several items, each with a checkbox. Render it only while it is open. */
export function ChecklistDialog(props: ChecklistDialogProps) {
  const { message, detail, items, onConfirm, onCancel } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [ticked, setTicked] = useState(() => items.map(({ key }) => key));
  useModalFocus(box, onCancel);
  function toggle(key: string) {
    setTicked(ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]);
  }
  return createPortal(
    <>
      <div className={classNames(dialog.scrim, dialog.alertScrim)} aria-hidden="true" />
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-message`}
        aria-describedby={`${id}-detail`}
        tabIndex={-1}
        className={classNames(dialog.alert, styles.box)}
      >
        <div>
          <p id={`${id}-message`}>{message}</p>
          <p id={`${id}-detail`} className={dialog.detail}>
            {detail}
          </p>
        </div>
        <ul className={styles.items}>
          {items.map(({ key, name }) => (
            <li key={key}>
              <label className={styles.item}>
                <input
                  type="checkbox"
                  className={cover.cover}
                  checked={ticked.includes(key)}
                  onChange={() => toggle(key)}
                />
                <span className={styles.tick}>
                  {ticked.includes(key) && <Icon name="check" size={18} strokeWidth={3} />}
                </span>
                <span>{name}</span>
              </label>
            </li>
          ))}
        </ul>
        <div className={dialog.answers}>
          <Button look="plain" full onClick={onCancel}>
            {props.cancelLabel}
          </Button>
          <Button full onClick={() => onConfirm(ticked)}>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </>,
    document.body,
  );
}
