import type { ReactNode } from 'react';
import styles from './search-message.module.css';

type SearchMessageProps = {
  readonly title: string;
  readonly lead: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
};

/** Why there are no results. It is told politely and never takes the focus: the visitor may be typing. */
export function SearchMessage({ title, lead, picture, children }: SearchMessageProps) {
  return (
    <section className={styles.message}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div role="status">
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
