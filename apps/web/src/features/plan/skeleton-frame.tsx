import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WaitingHeading } from '../../ui/feedback/waiting-heading.tsx';
import { PlanMain } from './plan-main.tsx';
import styles from './skeleton-frame.module.css';

/** Keys of up to seven placeholders. */
export const SEVEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

type SkeletonFrameProps = {
  /** Title of the screen. */
  readonly title: 'day.title' | 'week.title' | 'shopping.title' | 'eaten.title';
  readonly hasTabs?: boolean;
  /** The heading is a sentence: two lines on a phone, one on a wide screen. */
  readonly isSentence?: boolean;
  /** Sizes of the lines of the heading. */
  readonly lines: readonly { readonly width: string; readonly height: string }[];
  readonly children: ReactNode;
};

/** The head of a plan screen while it loads, with a text for screen readers. */
export function SkeletonFrame({ title, hasTabs = false, isSentence, lines, children }: SkeletonFrameProps) {
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
      <div className={styles.heading} data-sentence={isSentence}>
        {lines.map(({ width, height }) => (
          <Skeleton key={width} width={width} height={height} />
        ))}
      </div>
      {children}
    </PlanMain>
  );
}
