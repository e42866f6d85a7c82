import { addDays, PLAN_DAYS } from '@kkini/domain';
import { useEffect } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { useSurveyStore } from '../../features/survey/model/survey-context.tsx';
import { IntroScreen } from '../../features/survey/steps/intro-screen.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { loadChunk } from '../../platform/load-chunk.ts';
import { usePlatform, useSignedIn } from '../../platform/platform-context.tsx';
import { Link } from '../../ui/link.tsx';
import { BrandLink } from '../header/brand-link.tsx';
import { HeaderTools } from '../header/header-tools.tsx';
import styles from './intro-route.module.css';
import { RootLayout } from './root-layout.tsx';
import { fetchScreen, screenOf } from './screen-scripts.ts';
import { SCREENS, type Screen } from './screens.ts';

/** The start screen. If the account has a plan that has not ended, the link to it comes first. */
function IntroRoute() {
  const signedIn = useSignedIn();
  useAccountPlan(signedIn);
  return (
    <IntroScreen brand={<BrandLink tone="light" />} tools={<HeaderTools onCloth />} bring={fetchScreen}>
      {signedIn ? <MyPlansLink /> : null}
    </IntroScreen>
  );
}

/** Finds the current plan of the account, if this device knows no plan that has not ended. */
function useAccountPlan(signedIn: boolean): void {
  const platform = usePlatform();
  const survey = useSurveyStore();
  useEffect(() => {
    const { plan } = survey.getState();
    if (!signedIn || (plan && platform.clock.today() < addDays(plan.startDate, PLAN_DAYS))) return undefined;
    let current = true;
    loadChunk(() => import('../../features/account/find-current-plan.ts'))
      .then(({ findCurrentPlan }) => findCurrentPlan(platform))
      .then((found) => {
        if (current && found) survey.setState({ plan: found });
      })
      .catch((cause: unknown) => platform.log('plans of the account were not found', cause));
    return () => {
      current = false;
    };
  }, [signedIn, platform, survey]);
}

function MyPlansLink() {
  const { t } = useMessages();
  return (
    <Link to={PATHS.myPlans} className={styles.plans}>
      {t('account.myPlans')}
    </Link>
  );
}

/** Every route and alias; an unknown address redirects to the start. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      { path: PATHS.intro, Component: IntroRoute },
      { path: PATHS.introAlias, Component: IntroRoute },
      ...SCREENS.map(routeOf),
      { path: '*', element: <Navigate to={PATHS.intro} replace /> },
    ],
  },
];

function routeOf({ path, load, screens }: Screen): RouteObject {
  function Component() {
    const Shown = screenOf(load);
    return <Shown />;
  }
  return {
    Component,
    ...(path !== undefined && { path }),
    ...(screens && { children: screens.map(routeOf) }),
  };
}
