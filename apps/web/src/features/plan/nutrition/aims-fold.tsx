import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './aims-fold.module.css';

type AimsFoldProps = { readonly count: number; readonly children: ReactNode };

/** What the plan only moves towards, closed until asked for; nothing where there is none. */
export function AimsFold({ count, children }: AimsFoldProps) {
  const { t } = useMessages();
  if (count === 0) return null;
  return (
    <details className={styles.aims}>
      <summary>{t('eaten.aims', { count })}</summary>
      {children}
    </details>
  );
}
