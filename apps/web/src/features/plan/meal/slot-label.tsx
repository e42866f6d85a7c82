import type { MealStyle, MealTime } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { styleWords } from '../model/style-words.ts';
import styles from './meal-card.module.css';

type SlotLabelProps = {
  readonly time: MealTime;
  readonly style: MealStyle;
  /** The style asked for, where another is served. */
  readonly asked?: MealStyle | null;
};

/** "아침 · 간편레시피" with the symbol of the time, and the style asked for where another is served. */
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
