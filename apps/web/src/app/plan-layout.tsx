import { Outlet, useParams } from 'react-router';
import { PlanNav } from '../features/plan/plan-nav.tsx';
import { AppHeader } from './app-header.tsx';

/** Frame of the screens of one plan. */
export function PlanLayout() {
  const { surveyId = '' } = useParams();
  return (
    <>
      <AppHeader nav={<PlanNav surveyId={surveyId} />} />
      <Outlet />
    </>
  );
}
