import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { problemWords } from '../../platform/server/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type MissingPlan, missingPlan } from './model/get-meal-plan.ts';
import styles from './plan-problem.module.css';

type PlanProblemProps = { readonly error: Error | null; readonly onReload: () => void };

/** Why there is no plan to show, and what to do next. A toast reports every failed load (specification, section 8). */
export function PlanProblem({ error, onReload }: PlanProblemProps) {
  const { t } = useMessages();
  const showToast = useToast();
  useEffect(() => {
    if (error) showToast(t('plan.failed'));
  }, [error, showToast, t]);
  const missing = missingPlan(error);
  return (
    <main className={styles.main}>
      {error !== null && missing === null ? (
        <LoadFailed error={error} onReload={onReload} />
      ) : (
        <NoPlan missing={missing ?? 'none'} />
      )}
    </main>
  );
}

const MISSING_WORDS = {
  none: { title: 'plan.none', lead: 'plan.noneLead', way: 'intro.create' },
  unknown: { title: 'plan.unknown', lead: 'plan.unknownLead', way: 'plan.home' },
} as const;

function NoPlan({ missing }: { readonly missing: MissingPlan }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { title, lead, way } = MISSING_WORDS[missing];
  return (
    <StateMessage
      title={t(title)}
      documentTitle={t('app.documentTitle', { title: t(title) })}
      detail={t(lead)}
      picture={
        <div className={styles.table}>
          <Picture src="/art/scenes/table.svg?layout=panel" eager />
        </div>
      }
    >
      <Button full onClick={() => navigate(PATHS.intro)}>
        {t(way)}
      </Button>
    </StateMessage>
  );
}

function LoadFailed({ error, onReload }: { readonly error: Error; readonly onReload: () => void }) {
  const { t } = useMessages();
  return (
    <StateMessage
      title={t('plan.notLoaded')}
      documentTitle={t('app.documentTitle', { title: t('day.title') })}
      {...problemWords(t, error)}
    >
      <Button full onClick={onReload}>
        {t('app.retry')}
      </Button>
    </StateMessage>
  );
}
