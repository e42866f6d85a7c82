import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import type { PlanScreen } from '../../platform/address/detail-address.ts';
import {
  dailyMealsPath,
  nutritionPath,
  shoppingPath,
  weeklyMealsPath,
} from '../../platform/address/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './plan-nav.module.css';

type PlanNavProps = {
  /** Id of the survey or share of the plan. */
  readonly surveyId: string;
  /** Whether the reader is the owner, who also has shopping and nutrition. Their places are reserved while that is unknown. */
  readonly isOwn: boolean | 'unknown';
  /** False if the week of the plan is known not to include today. */
  readonly holdsToday: boolean;
  /**
   * Given on the screen of a dish: the plan screen it was opened from, which is marked. The navigation is then shown only in the
   * header of wide screens.
   */
  readonly dishFrom?: PlanScreen | null;
};

/** Links between the screens of a plan: at the bottom on phones, in the header on wide screens. */
export function PlanNav({ surveyId, isOwn, holdsToday, dishFrom }: PlanNavProps) {
  const { t } = useMessages();
  return (
    <nav
      className={styles.nav}
      data-wide-only={dishFrom !== undefined || undefined}
      aria-label={t('plan.nav')}
    >
      <PlanTab to={dailyMealsPath(surveyId)} holdsDish={dishFrom === 'day'}>
        <Icon name="calendarHeart" size={26} />
        {t(holdsToday ? 'day.today' : 'plan.day')}
      </PlanTab>
      <PlanTab to={weeklyMealsPath(surveyId)} holdsDish={dishFrom === 'week'}>
        <Icon name="grid" size={26} />
        {t('plan.week')}
      </PlanTab>
      {isOwn === 'unknown' && (
        <>
          <span />
          <span />
        </>
      )}
      {isOwn === true && (
        <>
          <PlanTab to={shoppingPath(surveyId)}>
            <Icon name="basket" size={26} />
            {t('plan.shopping')}
          </PlanTab>
          <PlanTab to={nutritionPath(surveyId)}>
            <Icon name="pie" size={26} />
            {t('plan.nutrition')}
          </PlanTab>
        </>
      )}
    </nav>
  );
}

type PlanTabProps = { readonly to: string; readonly holdsDish?: boolean; readonly children: ReactNode };

/** A tab, marked as the current page or as the section of the current dish. */
function PlanTab({ to, holdsDish = false, children }: PlanTabProps) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} aria-current={isHere ? 'page' : holdsDish || undefined}>
      {children}
    </Link>
  );
}
