import type { ReactNode } from 'react';
import styles from './plan-main.module.css';

type PlanMainProps = {
  /** True while the plan is on its way. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** The frame of day, week and nutrition: above the tab bar of a phone, as wide as their columns need elsewhere. */
export function PlanMain({ busy, children }: PlanMainProps) {
  return (
    <main className={styles.main} aria-busy={busy}>
      {children}
    </main>
  );
}
