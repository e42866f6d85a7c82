import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { EarlyStart } from '../model/early-starts.ts';
import styles from './prep-list.module.css';

type EarlyStartRowProps = {
  readonly surveyId: string;
  /** Date of the meal. */
  readonly date: string;
  readonly start: EarlyStart;
  /** Opens the dialog to replace the dish; null if it can still be begun or the plan is read-only. */
  readonly onChange?: ((start: EarlyStart) => void) | null;
};

/** One dish with its meal and waiting time; links to its recipe. */
export function EarlyStartRow({ surveyId, date, start, onChange = null }: EarlyStartRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { id, time, waitingMinutes } = start;
  const dish = dishTitle(wording, start);
  const slot = t('batch.slot', { weekday: dayWords(t, date).weekday, time: t(`mealTime.${time}`) });
  return (
    <li>
      <Link
        to={recipeDetailPath({ id, surveyId, date, mealTime: time })}
        state={{ from: 'day' }}
        className={styles.early}
      >
        <Icon name="clock" size={22} />
        <span className={styles.words}>
          <b>
            <MixedText text={dish} />
          </b>
          <span>{t('evening.wait', { slot, time: durationWords(t, waitingMinutes) })}</span>
        </span>
      </Link>
      {onChange !== null && (
        <Button
          look="soft"
          size="small"
          className={styles.change}
          aria-label={t('evening.changeOf', { dish })}
          onClick={() => onChange(start)}
        >
          <Icon name="repeat" size={18} />
          {t('evening.change')}
        </Button>
      )}
    </li>
  );
}
