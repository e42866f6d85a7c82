import { addDays } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { type EarlyStart, earlyStarts } from '../model/early-starts.ts';
import type { MealPlan } from '../model/get-meal-plan.ts';
import styles from './prep-list.module.css';

type EveningListProps = { readonly surveyId: string; readonly date: string; readonly plan: MealPlan };

/** What has to be begun on the evening of a day for the meals of the next one; nothing where nothing is, and for guests. */
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
          <EveningRow key={start.id} surveyId={surveyId} date={next} start={start} />
        ))}
      </ul>
    </section>
  );
}

type EveningRowProps = { readonly surveyId: string; readonly date: string; readonly start: EarlyStart };

/** One dish, its meal and how long it waits; leads to its recipe. */
function EveningRow({ surveyId, date, start }: EveningRowProps) {
  const wording = useMessages();
  const { t } = wording;
  const { id, time, waitingMinutes } = start;
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
            <MixedText text={dishTitle(wording, start)} />
          </b>
          <span>{t('evening.wait', { slot, time: durationWords(t, waitingMinutes) })}</span>
        </span>
      </Link>
    </li>
  );
}
