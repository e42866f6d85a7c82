import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './chip.module.css';

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
