import type { MealWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './meal-card.module.css';
import { MealPicture } from './meal-picture.tsx';
import { SlotFrame } from './slot-frame.tsx';
import { SlotLabel } from './slot-label.tsx';

type FastingCardProps = {
  readonly time: MealTime;
  readonly meal: MealWire;
  readonly onChange: (() => void) | null;
};

/** A fasting slot: it has no description, but it can be changed. */
export function FastingCard({ time, meal, onChange }: FastingCardProps) {
  const { t } = useMessages();
  return (
    <SlotFrame time={time} onChange={onChange} picture={<MealPicture meal={meal} />}>
      <SlotLabel time={time} style="fasting" />
      <h2>{t('meal.fasting')}</h2>
      <p className={styles.note}>{t('meal.fastingNote')}</p>
    </SlotFrame>
  );
}
