import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { leadName } from '../../../messages/person-names.ts';
import { CallError } from '../../../platform/server/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMealPlan } from '../model/get-meal-plan.ts';
import styles from './change-dialogs.module.css';

type CandidateListProps<Candidate, Answer> = {
  readonly surveyId: string;
  readonly answer: UseQueryResult<Answer & { readonly candidates: readonly Candidate[] }>;
  /** Text if there is nothing to choose. */
  readonly none: string;
  readonly lead: (answer: Answer) => string;
  readonly idOf: (candidate: Candidate) => string;
  readonly row: (candidate: Candidate) => ReactNode;
  /** Called to close the list of a meal that no longer exists. */
  readonly onGone: () => void;
};

/** Loading, error or empty state, then the candidates and, if several people eat, whose portion their figures compare. */
export function CandidateList<Candidate, Answer>(props: CandidateListProps<Candidate, Answer>) {
  const { surveyId, answer, none, lead, idOf, row, onGone } = props;
  const { t } = useMessages();
  const who = leadName(t, useMealPlan(surveyId).data?.quality?.eaters ?? []);
  if (answer.isPending) return <CandidatesLoading />;
  if (answer.isError) {
    // Another attempt would find no meal either.
    const isGone = answer.error instanceof CallError && answer.error.failure.code === 'dayMealNotFound';
    return (
      <div className={styles.problem} role="alert">
        <p>{t(isGone ? 'candidates.gone' : 'candidates.failed')}</p>
        <Button look="soft" size="small" onClick={() => (isGone ? onGone() : void answer.refetch())}>
          {t(isGone ? 'candidates.toPlan' : 'app.retry')}
        </Button>
      </div>
    );
  }
  const { candidates } = answer.data;
  if (candidates.length === 0) {
    return (
      <p className={styles.problem} role="status">
        {none}
      </p>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        {lead(answer.data)} {who !== null && t('candidates.ofPortion', { who })}
      </p>
      <ul className={styles.list} aria-label={t('candidates.list')}>
        {candidates.map((candidate) => (
          <li key={idOf(candidate)}>{row(candidate)}</li>
        ))}
      </ul>
    </>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five'] as const;

function CandidatesLoading() {
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
