import { addDays } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { useToday } from '../../../platform/use-today.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type EarlyStart, earlyStarts } from '../model/early-starts.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { EarlyStartRow } from './early-start-row.tsx';
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
