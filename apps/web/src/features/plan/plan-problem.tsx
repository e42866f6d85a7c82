import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../edges/call-error.ts';
import { PATHS } from '../../edges/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './plan-problem.module.css';

/** Failures that mean there is nothing to load: an unknown survey, or one without a plan. */
const NO_PLAN = ['planNotFound', 'surveyNotFound', 'invalidRequest'];

type PlanProblemProps = { readonly error: Error | null; readonly onReload: () => void };

/** Why there is no plan to show, and what can be done. */
export function PlanProblem({ error, onReload }: PlanProblemProps) {
  const missing = error === null || (error instanceof CallError && NO_PLAN.includes(error.failure.code));
  return (
    <main className={styles.main}>
      {missing ? <NoPlan /> : <LoadFailed error={error} onReload={onReload} />}
    </main>
  );
}

function NoPlan() {
  const { t } = useMessages();
  const navigate = useNavigate();
  return (
    <StateMessage
      title={t('plan.none')}
      documentTitle={t('app.documentTitle', { title: t('plan.none') })}
      detail={t('plan.noneLead')}
      picture={
        <div className={styles.table}>
          <Picture src="/art/scenes/table.svg?layout=panel" eager />
        </div>
      }
    >
      <Button full onClick={() => navigate(PATHS.intro)}>
        {t('plan.create')}
      </Button>
    </StateMessage>
  );
}

function LoadFailed({ error, onReload }: { readonly error: Error; readonly onReload: () => void }) {
  const { t } = useMessages();
  const showToast = useToast();
  useEffect(() => showToast(t('plan.failed')), [showToast, t]);
  return (
    <StateMessage
      title={t('plan.failed')}
      documentTitle={t('app.documentTitle', { title: t('day.title') })}
      detail={error.message}
    >
      <Button full onClick={onReload}>
        {t('plan.reload')}
      </Button>
    </StateMessage>
  );
}
