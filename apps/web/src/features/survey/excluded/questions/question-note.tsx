import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import styles from './exclusion-questions.module.css';

type QuestionNoteProps = {
  readonly icon: IconName;
  readonly tone: 'warm' | 'green';
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Answer buttons, if there is something to answer. */
  readonly children?: ReactNode;
};

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
      {children && <div className={styles.answers}>{children}</div>}
    </fieldset>
  );
}
