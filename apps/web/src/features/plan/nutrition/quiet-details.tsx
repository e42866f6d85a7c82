import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DeferredRender } from '../../../ui/deferred-render.tsx';
import styles from './quiet-details.module.css';

type QuietDetailsProps = {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A disclosure behind a few underlined words. */
export function QuietDetails({ summary, className, children }: QuietDetailsProps) {
  return (
    <details className={classNames(styles.details, className)}>
      <summary>{summary}</summary>
      <DeferredRender>{children}</DeferredRender>
    </details>
  );
}
