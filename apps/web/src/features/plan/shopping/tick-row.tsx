import type { ReactNode } from 'react';
import cover from '../../../ui/cover-input.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './tick-row.module.css';

type TickRowProps = {
  readonly ticked: boolean;
  readonly onToggle: () => void;
  readonly picture: ReactNode;
  /** Half as high, for long lists. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
};

/** A row with a checkbox; the whole row is the click target. */
export function TickRow({ ticked, onToggle, picture, isCompact = false, children }: TickRowProps) {
  return (
    <label className={styles.row} data-compact={isCompact || undefined}>
      <input type="checkbox" className={cover.cover} checked={ticked} onChange={onToggle} />
      <span className={styles.box}>{ticked && <Icon name="check" size={18} strokeWidth={3.2} />}</span>
      <span className={styles.picture}>{picture}</span>
      {children}
    </label>
  );
}
