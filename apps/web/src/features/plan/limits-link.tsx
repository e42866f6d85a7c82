import { Link } from 'react-router';
import { weeklyMealsPath } from '../../edges/paths.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './limits-section.module.css';

/** Query of the week's address that opens what the plan keeps to. */
export const LIMITS_PARAM = 'limits';

/** The way from a day to the limits of the week. */
export function LimitsLink({ surveyId }: { readonly surveyId: string }) {
  const { t } = useMessages();
  return (
    <Link className={styles.link} to={`${weeklyMealsPath(surveyId)}?${LIMITS_PARAM}`}>
      {t('limits.open')}
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
