import type { ComponentProps } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { WaitingHeading } from '../feedback/waiting-heading.tsx';
import { DishPage } from './dish-page.tsx';
import styles from './dish-page-skeleton.module.css';

type DishPageSkeletonProps = ComponentProps<typeof WaitingHeading> & { readonly tint: 'apricot' | 'sky' };

/** The skeleton of a dish's page while it loads. */
export function DishPageSkeleton({ tint, ...heading }: DishPageSkeletonProps) {
  return (
    <main className={styles.main} aria-busy="true">
      <WaitingHeading {...heading} />
      <DishPage
        tint={tint}
        picture={
          <div className={styles.plate}>
            <Skeleton height="100%" round />
          </div>
        }
        head={
          <div className={styles.lines}>
            <Skeleton width="120px" height="22px" />
            <Skeleton width="240px" height="34px" />
            <Skeleton height="86px" />
          </div>
        }
      >
        <div className={styles.lines}>
          <Skeleton height="48px" />
          <Skeleton height="48px" />
          <Skeleton height="48px" />
        </div>
      </DishPage>
    </main>
  );
}
