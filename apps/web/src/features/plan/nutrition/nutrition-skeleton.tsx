import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SEVEN, SkeletonFrame } from '../skeleton-frame.tsx';
import styles from './nutrition-skeleton.module.css';

/** The shape of the nutrition of a day while it is on its way. */
export function NutritionSkeleton() {
  return (
    <SkeletonFrame
      title="eaten.title"
      hasTabs
      lines={[
        { width: '260px', height: '34px' },
        { width: '200px', height: '22px' },
      ]}
    >
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.ring}>
            <Skeleton height="100%" round />
          </div>
        </div>
        <div className={styles.card}>
          {SEVEN.slice(0, 5).map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="110px" height="22px" />
              <Skeleton height="14px" />
              <Skeleton width="120px" height="26px" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}
