import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './shopping-screen.module.css';

type ShoppingFoldProps = {
  readonly title: string;
  /** Number of rows inside. */
  readonly count: number;
  readonly children: ReactNode;
};

export function ShoppingFold({ title, count, children }: ShoppingFoldProps) {
  return (
    <details className={classNames(styles.group, styles.fold)}>
      <summary>
        <h2>
          {title} <span>{count}</span>
        </h2>
        <Icon name="chevronRight" size={20} />
      </summary>
      {children}
    </details>
  );
}
