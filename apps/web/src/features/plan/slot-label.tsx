import type { MealStyle, MealTime } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import { DayGlyph } from '../../ui/icons/day-glyph.tsx';
import styles from './meal-card.module.css';

/** "아침 · 간편레시피" with the light of the time. */
export function SlotLabel({ time, style }: { readonly time: MealTime; readonly style: MealStyle }) {
  const { t } = useMessages();
  return (
    <p className={styles.label}>
      <DayGlyph meal={time} />
      <b>{t(`mealTime.${time}`)}</b>
      <span>· {t(`mealStyle.${style}`)}</span>
    </p>
  );
}
