import { type ReactNode, useState } from 'react';
import cover from '../cover-input.module.css';
import { Icon } from '../icons/icon.tsx';
import styles from './checklist-dialog.module.css';
import { QuestionDialog } from './question-dialog.tsx';

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
  const [ticked, setTicked] = useState(() => items.map(({ key }) => key));
  function toggle(key: string) {
    setTicked(ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]);
  }
  return (
    <QuestionDialog
      message={message}
      detail={detail}
      answers={[
        { label: props.cancelLabel, look: 'plain', onPress: onCancel },
        { label: props.confirmLabel, onPress: () => onConfirm(ticked) },
      ]}
    >
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
    </QuestionDialog>
  );
}
