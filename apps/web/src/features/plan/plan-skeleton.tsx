import { MEAL_TIMES } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './plan-skeleton.module.css';

const DAYS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

/** The shape of a day while it is on its way. */
export function DaySkeleton() {
  return (
    <main className={styles.main} aria-busy="true">
      <LoadingWords />
      <div className={styles.tabs}>
        {DAYS.map((day) => (
          <Skeleton key={day} height="62px" />
        ))}
      </div>
      <div className={styles.heading}>
        <Skeleton width="200px" height="30px" />
        <Skeleton width="260px" height="30px" />
      </div>
      <div className={styles.meals}>
        {MEAL_TIMES.map((time) => (
          <div key={time} className={styles.card} data-meal={time}>
            <Skeleton width="110px" height="22px" />
            <Skeleton width="176px" height="28px" />
            <Skeleton width="140px" height="18px" />
            <div className={styles.dish}>
              <Skeleton height="100%" round />
            </div>
          </div>
        ))}
      </div>
    </main>
  );
}

/** The shape of a week while it is on its way. */
export function WeekSkeleton() {
  return (
    <main className={styles.main} aria-busy="true">
      <LoadingWords />
      <div className={styles.heading}>
        <Skeleton width="240px" height="34px" />
        <Skeleton width="160px" height="20px" />
      </div>
      <div className={styles.week}>
        {DAYS.map((day) => (
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
    </main>
  );
}

function LoadingWords() {
  const { t } = useMessages();
  return (
    <p role="status">
      <VisuallyHidden>{t('plan.loading')}</VisuallyHidden>
    </p>
  );
}
