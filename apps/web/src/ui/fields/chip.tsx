import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './chip.module.css';

type ChipProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Undefined for a chip that acts instead of toggling. */
  readonly pressed?: boolean;
  /** Id of the text that says why it cannot change; undefined if it can. */
  readonly heldBy?: string | undefined;
  readonly picture?: ReactNode;
  readonly size?: 'normal' | 'small';
  /** Language of its text if it is not that of the page. */
  readonly lang?: 'ko' | 'en' | undefined;
};

/** A choice that is on or off. Border, fill and tick show the state, never colour alone. */
export function Chip({ children, onPress, pressed, heldBy, picture, size = 'normal', lang }: ChipProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={pressed}
      aria-disabled={heldBy !== undefined || undefined}
      aria-describedby={heldBy}
      onClick={onPress}
      className={classNames(styles.chip, size === 'small' && styles.small, pressed && styles.on)}
    >
      {pressed && <Icon name="check" size={16} strokeWidth={3} />}
      {picture && <span className={styles.picture}>{picture}</span>}
      {children}
    </button>
  );
}

type RemovableChipProps = {
  readonly children: ReactNode;
  readonly removeLabel: ReactNode;
  readonly onRemove: () => void;
  readonly picture?: ReactNode;
  /** Pulses once, because the visitor chose this one again. */
  readonly pulsing?: boolean;
};

export function RemovableChip(props: RemovableChipProps) {
  const { children, removeLabel, onRemove, picture, pulsing } = props;
  return (
    <span className={classNames(styles.chip, styles.on, styles.removable, pulsing && styles.pulse)}>
      {picture && <span className={styles.picture}>{picture}</span>}
      {children}
      <button type="button" className={styles.remove} onClick={onRemove}>
        <VisuallyHidden>{removeLabel}</VisuallyHidden>
        <Icon name="x" size={20} strokeWidth={2.4} />
      </button>
    </span>
  );
}
