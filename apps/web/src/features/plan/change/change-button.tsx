import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './change-button.module.css';

type ChangeButtonProps = { readonly time: MealTime; readonly onPress: () => void };

/** Opens the change dialog of a card; a ring fills around it while the card is held. */
export function ChangeButton({ time, onPress }: ChangeButtonProps) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className={styles.change}
      aria-label={t('meal.changeLabel', { time: t(`mealTime.${time}`) })}
      onClick={onPress}
    >
      <Icon name="repeat" size={20} />
      {t('meal.change')}
    </button>
  );
}
