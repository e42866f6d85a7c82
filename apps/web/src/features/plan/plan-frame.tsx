import { MEAL_TIMES } from '@kkini/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WaitingHeading } from '../../ui/feedback/waiting-heading.tsx';
import styles from './plan-frame.module.css';

type PlanMainProps = {
  /** True while the plan loads. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** Frame of day, week and nutrition: above the tab bar on phones, as wide as the columns elsewhere. */
export function PlanMain({ busy, children }: PlanMainProps) {
  return (
    <main className={styles.main} aria-busy={busy}>
      {children}
    </main>
  );
}

export function DaySkeleton() {
  return (
    <SkeletonFrame
      title="day.title"
      hasTabs
      lines={[
        { width: '200px', height: '34px' },
        { width: '176px', height: '26px' },
        { width: '100%', height: '20px' },
        { width: '64%', height: '20px' },
      ]}
    >
      <div className={styles.meals}>
        {MEAL_TIMES.map((time) => (
          <div key={time} className={styles.slot} data-meal={time}>
            <div className={styles.card}>
              <Skeleton width="110px" height="22px" />
              <Skeleton width="176px" height="28px" />
              <Skeleton width="140px" height="18px" />
              <div className={styles.dish}>
                <Skeleton height="100%" round />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

export function WeekSkeleton() {
  return (
    <SkeletonFrame
      title="week.title"
      lines={[
        { width: '240px', height: '34px' },
        { width: '160px', height: '20px' },
      ]}
    >
      <div className={styles.columns}>
        <div className={styles.week}>
          <div className={styles.row}>
            <i />
            {MEAL_TIMES.map((time) => (
              <Skeleton key={time} width="64px" height="22px" />
            ))}
          </div>
          {SEVEN.map((day) => (
            <div key={day} className={styles.row}>
              <Skeleton width="32px" height="44px" />
              {MEAL_TIMES.map((time) => (
                <div key={time} className={styles.cell} data-meal={time}>
                  <Skeleton height="100%" />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.rail}>
          <Rail heights={['76px', '76px', '76px', '44px']} />
          <Rail heights={['40px', '40px', '40px', '44px']} />
        </div>
      </div>
    </SkeletonFrame>
  );
}

function Rail({ heights }: { readonly heights: readonly string[] }) {
  return (
    <div className={styles.side}>
      <Skeleton width="130px" height="26px" />
      {heights.map((height, at) => (
        <Skeleton key={SEVEN[at]} height={height} />
      ))}
    </div>
  );
}

/** Keys of up to seven placeholders. */
export const SEVEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

type SkeletonFrameProps = {
  readonly title: 'day.title' | 'week.title' | 'plan.shopping' | 'plan.nutrition';
  readonly hasTabs?: boolean;
  /** Sizes of the heading's lines. */
  readonly lines: readonly { readonly width: string; readonly height: string }[];
  readonly children: ReactNode;
};

/** Head of a plan screen while it loads, with a text for screen readers. */
export function SkeletonFrame({ title, hasTabs = false, lines, children }: SkeletonFrameProps) {
  const { t } = useMessages();
  return (
    <PlanMain busy>
      <WaitingHeading
        title={t(title)}
        documentTitle={t('app.documentTitle', { title: t(title) })}
        words={t('plan.loading')}
      />
      {hasTabs && (
        <div className={styles.tabs}>
          {SEVEN.map((day) => (
            <Skeleton key={day} height="62px" />
          ))}
        </div>
      )}
      <div className={styles.heading}>
        {lines.map(({ width, height }) => (
          <Skeleton key={width} width={width} height={height} />
        ))}
      </div>
      {children}
    </PlanMain>
  );
}
