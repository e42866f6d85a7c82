import { useMessages } from '../../../messages/messages-context.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './nutrition-skeleton.module.css';

const DAYS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
const ROWS = DAYS.slice(0, 5);

/** The shape of the nutrition of a day while it is on its way. */
export function NutritionSkeleton() {
  const { t } = useMessages();
  return (
    <main className={styles.main} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('plan.loading')}</VisuallyHidden>
      </p>
      <div className={styles.tabs}>
        {DAYS.map((day) => (
          <Skeleton key={day} height="62px" />
        ))}
      </div>
      <div className={styles.heading}>
        <Skeleton width="260px" height="34px" />
        <Skeleton width="200px" height="22px" />
      </div>
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.ring}>
            <Skeleton height="100%" round />
          </div>
        </div>
        <div className={styles.card}>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="110px" height="22px" />
              <Skeleton height="14px" />
              <Skeleton width="120px" height="26px" />
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}
