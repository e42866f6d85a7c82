import type { ReactNode } from 'react';
import styles from './search-message.module.css';

type SearchMessageProps = {
  readonly title: ReactNode;
  readonly detail: string;
  /** A technical text, smaller still. */
  readonly reason?: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** Why there are no results. It never takes the focus: the visitor may be typing. */
export function SearchMessage({ title, detail, reason, picture, children }: SearchMessageProps) {
  return (
    <section className={styles.message}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div>
        <h2>{title}</h2>
        <p className={styles.detail}>{detail}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {children}
    </section>
  );
}
