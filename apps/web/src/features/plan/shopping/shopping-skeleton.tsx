import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SEVEN, SkeletonFrame } from '../skeleton-frame.tsx';
import styles from './shopping-skeleton.module.css';

const GROUPS = [SEVEN, SEVEN.slice(0, 5)] as const;

/** Placeholder of the shopping list while it loads. */
export function ShoppingSkeleton() {
  return (
    <SkeletonFrame
      title="shopping.title"
      lines={[
        { width: '240px', height: '34px' },
        { width: '100%', height: '12px' },
      ]}
    >
      <div className={styles.list}>
        <div className={styles.views}>
          {SEVEN.slice(0, 3).map((view) => (
            <Skeleton key={view} width="88px" height="44px" />
          ))}
        </div>
        <div className={styles.groups}>
          {GROUPS.map((rows) => (
            <div key={rows.length} className={styles.group}>
              {rows.map((row) => (
                <div key={row} className={styles.row}>
                  <Skeleton width="28px" height="28px" />
                  <Skeleton width="62%" height="22px" />
                  <Skeleton height="22px" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}
