import type { MealWire } from '@kkini/contract';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './change-dialogs.module.css';
import { type LastingProblem, lastingProblem, problemOf, type useChangeMeal } from './change-meal.ts';

type ChangeProblemNoteProps = {
  readonly change: Pick<ReturnType<typeof useChangeMeal>, 'error' | 'variables' | 'submittedAt' | 'mutate'>;
  /** Meal of the slot in the plan as last read; null if it is empty. */
  readonly meal: MealWire | null;
};

/** Says in the dialog why a change did not end, until the next attempt, and offers it. */
export function ChangeProblemNote({ change, meal }: ChangeProblemNoteProps) {
  const problem = change.error && lastingProblem(problemOf(change.error));
  const wish = change.variables;
  if (!problem || !wish) return null;
  return <Note key={change.submittedAt} problem={problem} meal={meal} onRetry={() => change.mutate(wish)} />;
}

type NoteProps = {
  readonly problem: LastingProblem;
  readonly meal: MealWire | null;
  readonly onRetry: () => void;
};

/** Once the plan, read again when the connection is back, has another meal, the change was made: another attempt would change it again. */
function Note({ problem, meal, onRetry }: NoteProps) {
  const { t } = useMessages();
  const [former] = useState(meal);
  const isMade = problem === 'unsure' && dishOf(meal) !== dishOf(former);
  return (
    <div className={styles.problem} role="alert">
      <p>{t(isMade ? 'change.made' : `change.${problem}`)}</p>
      {!isMade && (
        <Button look="soft" size="small" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </div>
  );
}

function dishOf(meal: MealWire | null): string {
  return JSON.stringify(meal && [meal.type, meal.details.category, meal.details.id, meal.details.title]);
}
