import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog-foot.module.css';

type DialogFootProps = {
  /** True with two buttons: a low window then scrolls them with the rest. */
  readonly tall?: boolean;
  readonly children: ReactNode;
};

/** Buttons of a long dialog, which stay in view while the rest scrolls. */
export function DialogFoot({ tall = false, children }: DialogFootProps) {
  return <div className={classNames(styles.foot, tall && styles.tall)}>{children}</div>;
}
