import { Outlet, useLocation } from 'react-router';
import { PlanNav } from '../../features/plan/plan-nav.tsx';
import { readDetailTarget, readPlanScreen } from '../../platform/address/detail-address.ts';
import { AppHeader } from '../header/app-header.tsx';
import styles from './detail-layout.module.css';

/** Frame of a recipe or product; on phones the header tools lie over the picture of the dish. */
export function DetailLayout() {
  const location = useLocation();
  const target = readDetailTarget(location);
  const planId = target?.shareId ?? target?.surveyId;
  const from = readPlanScreen(location.state);
  return (
    <div className={styles.frame}>
      <AppHeader
        nav={planId && <PlanNav surveyId={planId} isOwn={target?.shareId === null} dishFrom={from} />}
      />
      <Outlet />
    </div>
  );
}
