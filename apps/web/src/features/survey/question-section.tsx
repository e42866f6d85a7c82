import { type ReactNode, useId } from 'react';
import styles from './question-section.module.css';

type QuestionSectionProps = {
  readonly title: string;
  /** Number of chosen answers, beside the title. */
  readonly count?: number;
  readonly children: ReactNode;
};

export function QuestionSection({ title, count, children }: QuestionSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}
