import type { mealCandidates } from '@kkini/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MealCandidateRow } from './meal-candidate-row.tsx';
import styles from './meal-candidates.module.css';

type MealCandidateListProps = {
  readonly answer: UseQueryResult<ReplyOf<typeof mealCandidates>>;
  /** The candidate that is being served; null while all can be chosen. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
};

/** Candidates as they arrive: their shapes, what went wrong, that there are none, or the list. */
export function MealCandidateList({ answer, chosen, onChoose }: MealCandidateListProps) {
  const { t } = useMessages();
  if (answer.isPending) return <Loading />;
  if (answer.isError) {
    return (
      <div className={styles.problem} role="alert">
        <p>{t('candidates.failed')}</p>
        <Button look="soft" size="small" onClick={() => void answer.refetch()}>
          {t('plan.reload')}
        </Button>
      </div>
    );
  }
  const { candidates, ladderStep } = answer.data;
  if (candidates.length === 0) {
    return (
      <p className={styles.problem} role="status">
        {t('change.none')}
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t(ladderStep === 0 ? 'candidates.lead' : 'candidates.relaxed')}</p>
      <ul className={styles.list} aria-label={t('candidates.list')}>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <MealCandidateRow
              candidate={candidate}
              state={rowState(chosen, candidate.id)}
              onChoose={() => onChoose(candidate.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function rowState(chosen: string | null, id: string): 'ready' | 'busy' | 'waiting' {
  if (chosen === null) return 'ready';
  return chosen === id ? 'busy' : 'waiting';
}

const ROWS = ['one', 'two', 'three', 'four', 'five'] as const;

function Loading() {
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
