import { addDays } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { type EarlyStart, earlyStarts } from '../model/early-starts.ts';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import styles from './prep-list.module.css';

type EveningBeforeProps = {
  readonly surveyId: string;
  readonly day: PlanDay;
  /** Opens the dialog to replace a dish that was not begun; null in a read-only plan. */
  readonly onChange: ((start: EarlyStart) => void) | null;
};

/**
 * Dishes of a day to begin on the evening before, for the first day of a plan, whose eve is not part of the plan. Today is too late
 * for them, so another dish is offered, on later days too, because a dish may have come into the meal since. Null for past days.
 */
export function EveningBefore({ surveyId, day: { date, meals, isFirst }, onChange }: EveningBeforeProps) {
  const { t } = useMessages();
  const today = useToday();
  const isLate = date === today;
  const starts = isLate || (isFirst && date > today) ? earlyStarts(meals, date) : [];
  if (starts.length === 0) return null;
  return (
    <section className={classNames(styles.prep, styles.first)}>
      <h2>{headingWords(t, date, today)}</h2>
      <p className={styles.lead}>{t(isLate ? 'evening.lateLead' : 'evening.lead')}</p>
      <ul>
        {starts.map((start) => (
          <EarlyStartRow key={start.id} {...{ surveyId, date, start }} onChange={isLate ? onChange : null} />
        ))}
      </ul>
    </section>
  );
}

function headingWords(t: Translate, date: string, today: string): string {
  const evening = addDays(date, -1);
  if (date === today) return t('evening.late');
  if (evening === today) return t('evening.today');
  return t('evening.before', { day: dayWords(t, evening).weekdayLong });
}

type EarlyStartRowProps = {
  readonly surveyId: string;
  /** Date of the meal. */
  readonly date: string;
  readonly start: EarlyStart;
  /** Opens the dialog to replace the dish; null if it can still be begun or the plan is read-only. */
  readonly onChange?: ((start: EarlyStart) => void) | null;
};

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

type EveningListProps = { readonly surveyId: string; readonly date: string; readonly plan: MealPlan };

/** Dishes to begin on the evening of a day for the meals of the next; null if there are none, and for guests. */
export function EveningList({ surveyId, date, plan }: EveningListProps) {
  const { t } = useMessages();
  const today = useToday();
  const next = addDays(date, 1);
  const meals = plan.mealPlan[next];
  const starts = meals === undefined ? [] : earlyStarts(meals, next);
  if (plan.shared || starts.length === 0) return null;
  const day = dayWords(t, date).weekdayLong;
  return (
    <section className={styles.prep}>
      <h2>{date === today ? t('evening.today') : t('evening.thatDay', { day })}</h2>
      <p className={styles.lead}>{t('evening.lead')}</p>
      <ul>
        {starts.map((start) => (
          <EarlyStartRow key={start.id} surveyId={surveyId} date={next} start={start} />
        ))}
      </ul>
    </section>
  );
}
