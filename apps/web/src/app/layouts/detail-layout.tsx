import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { type MealPlan, mealPlanKey } from '../../features/plan/model/get-meal-plan.ts';
import { PlanNav } from '../../features/plan/plan-nav.tsx';
import { readDetailTarget, readPlanScreen } from '../../platform/address/detail-address.ts';
import { AppHeader } from '../header/app-header.tsx';
import styles from './detail-layout.module.css';
import { useHoldsToday } from './use-holds-today.ts';

/** Frame of a recipe or product. On phones the header tools overlay the picture of the dish. */
export function DetailLayout() {
  const location = useLocation();
  const target = readDetailTarget(location);
  const planId = target?.shareId ?? target?.surveyId;
  // The plan the dish was opened from, if it has been read.
  const plan = useQueryClient().getQueryData<MealPlan>(mealPlanKey(planId ?? ''));
  const holdsToday = useHoldsToday(planId ?? '', plan);
  const from = readPlanScreen(location.state);
  return (
    <div className={styles.frame}>
      <AppHeader
        nav={
          planId && (
            <PlanNav
              surveyId={planId}
              isOwn={target?.shareId === null}
              holdsToday={holdsToday}
              dishFrom={from}
            />
          )
        }
      />
      <Outlet />
    </div>
  );
}
