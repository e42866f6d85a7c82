import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Skeleton } from '../feedback/skeleton.tsx';
import { WaitingHeading } from '../feedback/waiting-heading.tsx';
import { Picture } from '../picture.tsx';
import { DishPage } from './dish-page.tsx';
import styles from './dish-page-skeleton.module.css';

type DishPageSkeletonProps = ComponentProps<typeof WaitingHeading> & { readonly tint: 'apricot' | 'sky' };

/** A dish's page while it loads: its picture, if the card it was opened from provided it, then a skeleton. */
export function DishPageSkeleton({ tint, ...heading }: DishPageSkeletonProps) {
  const { state }: { state: unknown } = useLocation();
  const known =
    typeof state === 'object' && state && 'picture' in state && typeof state.picture === 'string'
      ? state.picture
      : null;
  return (
    <main className={styles.main} aria-busy="true">
      <WaitingHeading {...heading} />
      <DishPage
        tint={tint}
        picture={
          known !== null ? (
            <Picture src={known} eager />
          ) : (
            <div className={styles.plate}>
              <Skeleton height="100%" round />
            </div>
          )
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
