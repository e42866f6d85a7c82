import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import type { PlanScreen } from '../../platform/address/detail-address.ts';
import {
  dailyMealsPath,
  nutritionPath,
  shoppingPath,
  weeklyMealsPath,
} from '../../platform/address/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './plan-nav.module.css';

type PlanNavProps = {
  /** The survey or the share of the plan. */
  readonly surveyId: string;
  /** Shopping and nutrition are the owner's alone; their places are kept until it is known who reads the plan. */
  readonly isOwn: boolean | 'unknown';
  /**
   * Given by the screen of a dish, which is not the plan itself: only in the header of wide screens then, and what is
   * marked is the screen the dish was opened from.
   */
  readonly dishFrom?: PlanScreen | null;
};

/** Ways between the screens of a plan: at the bottom on phones, in the header on desktops. */
export function PlanNav({ surveyId, isOwn, dishFrom }: PlanNavProps) {
  const { t } = useMessages();
  return (
    <nav
      className={styles.nav}
      data-wide-only={dishFrom !== undefined || undefined}
      aria-label={t('plan.nav')}
    >
      <PlanTab to={dailyMealsPath(surveyId)} holdsDish={dishFrom === 'day'}>
        <Icon name="calendarHeart" size={26} />
        {t('plan.today')}
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
          <NavLink to={shoppingPath(surveyId)}>
            <Icon name="basket" size={26} />
            {t('plan.shopping')}
          </NavLink>
          <NavLink to={nutritionPath(surveyId)}>
            <Icon name="pie" size={26} />
            {t('plan.nutrition')}
          </NavLink>
        </>
      )}
    </nav>
  );
}

type PlanTabProps = { readonly to: string; readonly holdsDish: boolean; readonly children: ReactNode };

/** Marked as the page itself, or as the section the dish of the page belongs to. */
function PlanTab({ to, holdsDish, children }: PlanTabProps) {
  if (!holdsDish) return <NavLink to={to}>{children}</NavLink>;
  return (
    <Link to={to} aria-current="true">
      {children}
    </Link>
  );
}
