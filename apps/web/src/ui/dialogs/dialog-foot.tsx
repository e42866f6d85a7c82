import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog-foot.module.css';

type DialogFootProps = {
  /** Has two buttons: a low window scrolls it with the rest. */
  readonly tall?: boolean;
  readonly children: ReactNode;
};

/** The buttons of a long dialog, in view while the rest scrolls. */
export function DialogFoot({ tall = false, children }: DialogFootProps) {
  return <div className={classNames(styles.foot, tall && styles.tall)}>{children}</div>;
}
