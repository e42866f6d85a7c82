import type { ReactNode } from 'react';
import { DeferredRender } from '../../../ui/deferred-render.tsx';
import styles from './quiet-details.module.css';

type QuietDetailsProps = { readonly summary: ReactNode; readonly children: ReactNode };

/** A disclosure behind a few underlined words. */
export function QuietDetails({ summary, children }: QuietDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <DeferredRender>{children}</DeferredRender>
    </details>
  );
}
