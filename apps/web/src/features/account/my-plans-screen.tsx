import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { problemWords } from '../../platform/server/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StateMessage } from '../../ui/feedback/state-message.tsx';
import { WaitingHeading } from '../../ui/feedback/waiting-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { MY_PLANS_KEY, type MyPlan, useMyPlans } from './my-plans.ts';
import styles from './my-plans-screen.module.css';
import { type MyPlanWays, PlanCard } from './plan-card.tsx';

type MyPlansScreenProps = MyPlanWays & { readonly onCreate: () => void };

/** /myPlans: all plans of the signed-in visitor, newest first. */
export function MyPlansScreen({ onCreate, ...ways }: MyPlansScreenProps) {
  const { t } = useMessages();
  const found = useMyPlans();
  const plans = found.data?.pages.flatMap((page) => page.plans) ?? [];
  const documentTitle = t('app.documentTitle', { title: t('account.myPlans') });
  if (found.isPending) return <PlansSkeleton documentTitle={documentTitle} />;
  if (found.isError && plans.length === 0)
    return (
      <main className={styles.alone}>
        <StateMessage
          title={t('myPlans.failed')}
          documentTitle={documentTitle}
          {...problemWords(t, found.error)}
        >
          <Button full onClick={() => void found.refetch()}>
            {t('app.retry')}
          </Button>
        </StateMessage>
      </main>
    );
  if (plans.length === 0 && !found.hasNextPage)
    return (
      <main className={styles.alone}>
        <StateMessage
          title={t('myPlans.empty')}
          documentTitle={documentTitle}
          detail={t('myPlans.emptyLead')}
          picture={<Picture src="/art/scenes/table.svg?layout=panel" eager />}
        >
          <Button full onClick={onCreate}>
            {t('intro.create')}
          </Button>
        </StateMessage>
      </main>
    );
  return (
    <main className={styles.main}>
      <ScreenHeading documentTitle={documentTitle}>{t('account.myPlans')}</ScreenHeading>
      <PlanList plans={plans} ways={ways} />
      {found.hasNextPage && (
        <Button
          look="plain"
          full
          busy={found.isFetchingNextPage}
          className={styles.more}
          onClick={() => void found.fetchNextPage()}
        >
          {t('search.more')}
        </Button>
      )}
      {found.isFetchNextPageError && <p role="alert">{t('search.moreFailed')}</p>}
    </main>
  );
}

function PlanList({ plans, ways }: { readonly plans: readonly MyPlan[]; readonly ways: MyPlanWays }) {
  const queries = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  function onDeleted(surveyId: string) {
    ways.onDeleted(surveyId);
    // The pressed button disappears with its card.
    void queries.invalidateQueries({ queryKey: MY_PLANS_KEY }).then(() => list.current?.focus());
  }
  return (
    <ol ref={list} tabIndex={-1} className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.surveyId}>
          <PlanCard plan={plan} {...ways} onDeleted={onDeleted} />
        </li>
      ))}
    </ol>
  );
}

function PlansSkeleton({ documentTitle }: { readonly documentTitle: string }) {
  const { t } = useMessages();
  return (
    <main className={styles.main} aria-busy="true">
      <WaitingHeading
        title={t('account.myPlans')}
        documentTitle={documentTitle}
        words={t('myPlans.loading')}
      />
      <Skeleton width="140px" height="36px" />
      <div className={styles.plans}>
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} height="190px" />
        ))}
      </div>
    </main>
  );
}
