import type { MealTime } from '@kkini/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useLongPress } from '../change/use-long-press.ts';
import { isChangeKey } from '../model/is-change-key.ts';
import styles from './meal-card.module.css';

type SlotFrameProps = {
  readonly time: MealTime;
  /** Opens the change dialog; null in a plan that is read-only. */
  readonly onChange: (() => void) | null;
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

/** The card of one meal. A long press, the M key or its button opens the change dialog. */
export function SlotFrame({ time, onChange, picture, children }: SlotFrameProps) {
  const { pressing, handlers } = useLongPress(onChange);
  return (
    <article
      className={styles.card}
      data-meal={time}
      data-slot={time}
      data-pressing={pressing || undefined}
      {...handlers}
      onKeyDown={(event) => {
        if (onChange && isChangeKey(event)) onChange();
      }}
    >
      <div className={styles.words}>{children}</div>
      <div className={styles.dish}>{picture}</div>
      {onChange && <ChangeButton time={time} onPress={onChange} />}
    </article>
  );
}

type ChangeButtonProps = { readonly time: MealTime; readonly onPress: () => void };

/** The change button of a card; a ring around it fills while the card is held. */
function ChangeButton({ time, onPress }: ChangeButtonProps) {
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
