import { Navigate, useParams } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { StateMessage } from '../../../ui/feedback/state-message.tsx';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { PlanProblem } from '../plan-problem.tsx';
import { useShoppingList } from './get-shopping-list.ts';

import { ShoppingSkeleton } from './shopping-skeleton.tsx';
import styles from './shopping-view.module.css';
import { ShoppingView } from './shopping-view.tsx';

/** What to buy for the home-cooked meals of the plan. */
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
  if (list.data.items.length === 0) {
    return (
      <main className={styles.main}>
        <StateMessage
          title={t('shopping.none')}
          documentTitle={t('app.documentTitle', { title: t('shopping.title') })}
          detail={t('shopping.noneLead')}
        />
      </main>
    );
  }
  const from = first.date > today ? first.date : today;
  return <ShoppingView surveyId={surveyId} list={list.data} from={from} />;
}
