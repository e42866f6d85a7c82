import { MEAL_TIMES, type MealStyleChoice } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import styles from './meal-style-cells.module.css';
import { MealStylePicture } from './meal-style-picture.tsx';

/** The style of each meal time in three coloured cells. */
export function MealStyleCells({ chosen }: { readonly chosen: MealStyleChoice }) {
  const { t } = useMessages();
  return (
    <ul className={styles.cells}>
      {MEAL_TIMES.map((time) => {
        const style = chosen[time];
        return (
          <li key={time} className={styles.cell} data-meal={time}>
            <span className={styles.picture}>{style && <MealStylePicture style={style} />}</span>
            <span className={styles.time}>
              <DayGlyph meal={time} size={18} />
              {t(`mealTime.${time}`)}
            </span>
            <span className={styles.style}>{style ? t(`mealStyle.${style}`) : t('check.missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
