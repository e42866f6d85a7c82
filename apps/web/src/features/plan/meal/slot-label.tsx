import type { MealStyle, MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { styleWords } from '../model/style-words.ts';
import styles from './meal-card.module.css';

type SlotLabelProps = {
  readonly time: MealTime;
  readonly style: MealStyle;
  /** The style that was asked for, where another is served. */
  readonly asked?: MealStyle | null;
};

/** "아침 · 간편레시피" with the light of the time, and what was asked for where it is something else. */
export function SlotLabel({ time, style, asked = null }: SlotLabelProps) {
  const { t } = useMessages();
  return (
    <p className={styles.label}>
      <DayGlyph meal={time} />
      <b>{t(`mealTime.${time}`)}</b>
      <span>{styleWords(t, style, asked)}</span>
    </p>
  );
}
