import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import styles from './question-note.module.css';

type QuestionNoteProps = {
  readonly icon: IconName;
  readonly tone: 'warm' | 'green';
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Buttons that answer. */
  readonly children: ReactNode;
};

/** Something about a left-out food that wants an answer. */
export function QuestionNote({ icon, tone, title, detail, children }: QuestionNoteProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.note} data-tone={tone}>
      <Icon name={icon} size={22} />
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.answers}>{children}</div>
    </fieldset>
  );
}
