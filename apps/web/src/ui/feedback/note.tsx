import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './note.module.css';

type NoteProps = {
  readonly icon: IconName;
  readonly tone?: 'green' | 'warm' | 'grey' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
};

export function Note({ icon, tone = 'green', title, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      <Icon name={icon} size={22} />
      <div className={styles.words}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
    </div>
  );
}
