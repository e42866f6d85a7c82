import { Link } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { nutritionPath } from '../../../platform/address/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DATE_QUERY } from '../model/selected-day.ts';
import styles from './limits-link.module.css';

type LimitsLinkProps = { readonly surveyId: string; readonly date?: string };

/** Link to the nutrition of a day or of the week. */
export function LimitsLink({ surveyId, date }: LimitsLinkProps) {
  const { t } = useMessages();
  const path = nutritionPath(surveyId);
  return (
    <Link className={styles.link} to={date === undefined ? path : `${path}?${DATE_QUERY}=${date}`}>
      {t('limits.open')}
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
