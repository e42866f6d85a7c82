import { Navigate, useParams } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StateMessage } from '../../../ui/feedback/state-message.tsx';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { SEVEN, SkeletonFrame } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { boughtOf } from './bought-meals.tsx';
import { useShoppingList } from './get-shopping-list.ts';
import styles from './shopping-screen.module.css';
import { ShoppingView } from './shopping-view.tsx';

export function ShoppingScreen() {
  const { t } = useMessages();
  const { surveyId = '' } = useParams();
  const today = useToday();
  const list = useShoppingList(surveyId);
  const plan = useMealPlan(surveyId);
  if (plan.data?.shared) return <Navigate to={dailyMealsPath(surveyId)} replace />;
  if (list.isPending || plan.isPending) return <ShoppingSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const [first] = days;
  if (!list.data || !first) {
    const reload = () => void Promise.all([list.refetch(), plan.refetch()]);
    return <PlanProblem error={list.error ?? plan.error} onReload={reload} />;
  }
  if (list.data.items.length === 0 && boughtOf(days).length === 0) {
    return (
      <main className={styles.main}>
        <StateMessage
          title={t('shopping.none')}
          documentTitle={t('app.documentTitle', { title: t('plan.shopping') })}
          detail={t('shopping.noneLead')}
        />
      </main>
    );
  }
  const from = first.date > today ? first.date : today;
  const canUndoLighten = plan.data?.canUndoLighten === true;
  return <ShoppingView {...{ surveyId, days, from, canUndoLighten }} list={list.data} />;
}

const GROUPS = [SEVEN, SEVEN.slice(0, 5)] as const;

function ShoppingSkeleton() {
  return (
    <SkeletonFrame
      title="plan.shopping"
      lines={[
        { width: '240px', height: '34px' },
        { width: '100%', height: '12px' },
      ]}
    >
      <div className={styles.skeletonList}>
        <div className={styles.skeletonViews}>
          {SEVEN.slice(0, 3).map((view) => (
            <Skeleton key={view} width="88px" height="44px" />
          ))}
        </div>
        <div className={styles.skeletonGroups}>
          {GROUPS.map((rows) => (
            <div key={rows.length} className={styles.skeletonGroup}>
              {rows.map((row) => (
                <div key={row} className={styles.skeletonRow}>
                  <Skeleton width="28px" height="28px" />
                  <Skeleton width="62%" height="22px" />
                  <Skeleton height="22px" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}
