import { addDays } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { earlyStarts } from '../model/early-starts.ts';
import type { MealPlan } from '../model/get-meal-plan.ts';
import { EarlyStartRow } from './early-start-row.tsx';
import styles from './prep-list.module.css';

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
