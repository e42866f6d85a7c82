import type { ReactNode } from 'react';
import styles from './plan-main.module.css';

type PlanMainProps = {
  /** True while the plan loads. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** The frame of day, week and nutrition: above the tab bar on a phone, as wide as the columns elsewhere. */
export function PlanMain({ busy, children }: PlanMainProps) {
  return (
    <main className={styles.main} aria-busy={busy}>
      {children}
    </main>
  );
}
