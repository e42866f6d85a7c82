import { NavLink } from 'react-router';
import { dailyMealsPath, nutritionPath, shoppingPath, weeklyMealsPath } from '../../edges/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './plan-nav.module.css';

type PlanNavProps = {
  /** The survey or the share of the plan. */
  readonly surveyId: string;
  /** Shopping and nutrition are the owner's alone; their places are kept until it is known who reads the plan. */
  readonly isOwn: boolean | 'unknown';
  /** Only in the header of wide screens, for screens that are not the plan itself. */
  readonly wideOnly?: boolean;
};

/** Ways between the screens of a plan: at the bottom on phones, in the header on desktops. */
export function PlanNav({ surveyId, isOwn, wideOnly = false }: PlanNavProps) {
  const { t } = useMessages();
  return (
    <nav className={styles.nav} data-wide-only={wideOnly || undefined} aria-label={t('plan.nav')}>
      <NavLink to={dailyMealsPath(surveyId)}>
        <Icon name="calendarHeart" size={26} />
        {t('plan.today')}
      </NavLink>
      <NavLink to={weeklyMealsPath(surveyId)}>
        <Icon name="grid" size={26} />
        {t('plan.week')}
      </NavLink>
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
