import { useMessages } from '../../../messages/messages-context.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './meal-candidates-dialog.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five'] as const;

/** Placeholder of a list of candidates. */
export function CandidatesLoading() {
  const { t } = useMessages();
  return (
    <div className={styles.list} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('candidates.loading')}</VisuallyHidden>
      </p>
      {ROWS.map((row) => (
        <Skeleton key={row} height="88px" />
      ))}
    </div>
  );
}
