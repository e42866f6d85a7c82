import type { ReactNode } from 'react';
import { DeferredRender } from '../../../ui/deferred-render.tsx';
import styles from './nutrition-view.module.css';

type FoldProps = { readonly title: ReactNode; readonly isOpen?: boolean; readonly children: ReactNode };

/** A collapsible part of the page. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{title}</summary>
      <DeferredRender isNow={isOpen}>{children}</DeferredRender>
    </details>
  );
}
