import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './option-row.module.css';

type OptionRowProps = {
  readonly title: string;
  readonly note: string;
  readonly picture: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** A full-width answer with a checkbox; several may be chosen. */
export function OptionRow({ title, note, picture, pressed, onPress }: OptionRowProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(styles.row, pressed && styles.on)}
    >
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        <small className={styles.note}>{note}</small>
      </span>
      <span className={styles.box}>{pressed && <Icon name="check" size={18} strokeWidth={3} />}</span>
    </button>
  );
}
