import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './tiles.module.css';

type ChoiceTileProps = {
  readonly title: string;
  readonly picture: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly note?: string;
  readonly layout?: 'column' | 'row';
};

/** One answer of a multiple choice. The whole tile is the click target. */
export function ChoiceTile({ title, picture, pressed, onPress, note, layout = 'column' }: ChoiceTileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(styles.tile, styles[layout], pressed && styles.on)}
    >
      {picture}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <small className={styles.note}>{note}</small>}
      </span>
      {pressed && (
        <span className={styles.tick}>
          <Icon name="check" size={15} strokeWidth={3.2} />
        </span>
      )}
    </button>
  );
}
