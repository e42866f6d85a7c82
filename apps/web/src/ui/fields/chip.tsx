import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './chip.module.css';

type ChipProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Undefined for a chip that acts instead of toggling. */
  readonly pressed?: boolean;
  readonly picture?: ReactNode;
  readonly size?: 'normal' | 'small';
  /** Language of its text if it is not that of the page. */
  readonly lang?: 'ko' | 'en' | undefined;
};

/** A choice that is on or off. Border, fill and tick show that it is on, never colour alone. */
export function Chip({ children, onPress, pressed, picture, size = 'normal', lang }: ChipProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(styles.chip, size === 'small' && styles.small, pressed && styles.on)}
    >
      {pressed && <Icon name="check" size={16} strokeWidth={3} />}
      {picture && <span className={styles.picture}>{picture}</span>}
      {children}
    </button>
  );
}
