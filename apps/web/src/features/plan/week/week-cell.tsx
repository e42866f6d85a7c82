import type { MealWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useChangeGestures } from '../change/use-change-gestures.ts';
import { MealLink } from '../meal/meal-link.tsx';
import { MealName } from '../meal/meal-name.tsx';
import { MealPicture } from '../meal/meal-picture.tsx';
import { emptyReasonKey, type MealSlotProps } from '../meal/meal-slot.tsx';
import type { PlanReader } from '../model/get-meal-plan.ts';
import { askedStyleOf, isFasting, type PlanSlot, styleOf } from '../model/meal-facts.ts';
import { styleWords } from '../model/meal-words.ts';
import styles from './week-cell.module.css';

/** One meal of the week. It opens and changes like the card of a day. */
export function WeekCell({ reader, date, time, meal, emptyReason, onChange }: MealSlotProps) {
  const { t } = useMessages();
  const { pressing, handlers } = useChangeGestures(onChange);
  const timeWord = t(`mealTime.${time}`);
  return (
    <li
      className={styles.cell}
      data-meal={time}
      data-slot={time}
      data-empty={meal === null || undefined}
      data-pressing={pressing || undefined}
      {...handlers}
    >
      {meal ? (
        <FilledCell reader={reader} meal={meal} slot={{ date, time }} />
      ) : (
        <EmptyCell
          words={[timeWord, t(onChange ? emptyReasonKey(emptyReason) : 'meal.emptyHere')]}
          onChange={onChange}
        />
      )}
      {meal && onChange && (
        <button
          type="button"
          className={styles.change}
          aria-label={t('meal.changeLabel', { time: timeWord })}
          onClick={onChange}
        >
          <span>
            <Icon name="repeat" size={16} strokeWidth={2.4} />
          </span>
        </button>
      )}
    </li>
  );
}

type FilledCellProps = {
  readonly reader: PlanReader;
  readonly meal: MealWire;
  readonly slot: PlanSlot;
};

function FilledCell({ reader, meal, slot }: FilledCellProps) {
  const { t } = useMessages();
  const timeWord = t(`mealTime.${slot.time}`);
  const content = (
    <>
      <span className={styles.dish}>
        <MealPicture meal={meal} />
      </span>
      <span className={styles.words}>
        <span className={styles.style} aria-hidden={!isFasting(meal)}>
          <span className={styles.time}>{`${timeWord} · `}</span>
          {styleWords(t, styleOf(meal), askedStyleOf(meal))}
        </span>
        {!isFasting(meal) && <VisuallyHidden>{timeWord},</VisuallyHidden>}{' '}
        <b>
          <MealName meal={meal} />
        </b>
      </span>
    </>
  );
  if (isFasting(meal)) return <div className={styles.open}>{content}</div>;
  return (
    <MealLink reader={reader} meal={meal} slot={slot} from="week" className={styles.open}>
      {content}
    </MealLink>
  );
}

type EmptyCellProps = {
  /** The meal time and the reason. */
  readonly words: readonly [string, string];
  readonly onChange: (() => void) | null;
};

function EmptyCell({ words: [timeWord, reason], onChange }: EmptyCellProps) {
  const { t } = useMessages();
  if (!onChange) return <p className={styles.reason}>{reason}</p>;
  return (
    <button
      type="button"
      className={styles.hole}
      aria-label={`${timeWord}, ${t('meal.choose')}. ${reason}`}
      onClick={onChange}
    >
      {t('meal.choose')}
    </button>
  );
}
