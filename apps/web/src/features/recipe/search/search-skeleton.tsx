import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import results from './search-results.module.css';
import styles from './search-skeleton.module.css';

const CARDS = ['first', 'second', 'third', 'fourth'] as const;

/** The shape of the results while the first of them are on their way. */
export function SearchSkeleton() {
  return (
    <div className={results.results} aria-busy="true">
      <div aria-hidden="true">
        <Skeleton width="96px" height="1.5rem" />
      </div>
      <div className={results.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture}>
              <Skeleton height="100%" />
            </div>
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="50%" height="1rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
