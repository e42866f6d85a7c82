import { useParams, useSearchParams } from 'react-router';
import { DATE_QUERY } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { planDays, useMealPlan } from '../model/get-meal-plan.ts';
import { selectedDay } from '../model/selected-day.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { SEVEN, SkeletonFrame } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import styles from './nutrition-view.module.css';
import { NutritionView } from './nutrition-view.tsx';

/** Amounts of a day and of the week beside their limits. The chosen day is part of the address. */
export function NutritionScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const plan = useMealPlan(surveyId);
  useReadableWeek(surveyId, plan.data);
  if (plan.isPending) return <NutritionSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const day = selectedDay(days, { asked: search.get(DATE_QUERY), today });
  if (!plan.data || !day) return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  return (
    <NutritionView
      plan={plan.data}
      days={days}
      day={day}
      today={today}
      onSelect={(date) => setSearch({ [DATE_QUERY]: date }, { replace: true })}
    />
  );
}

function NutritionSkeleton() {
  return (
    <SkeletonFrame
      title="plan.nutrition"
      hasTabs
      lines={[
        { width: '260px', height: '34px' },
        { width: '200px', height: '22px' },
      ]}
    >
      <div className={styles.columns}>
        <div className={styles.skeletonCard}>
          <div className={styles.ring}>
            <Skeleton height="100%" round />
          </div>
        </div>
        <div className={styles.skeletonCard}>
          {SEVEN.slice(0, 5).map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="110px" height="22px" />
              <Skeleton height="14px" />
              <Skeleton width="120px" height="26px" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}
