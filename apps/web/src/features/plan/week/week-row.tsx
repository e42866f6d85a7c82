import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { dailyMealsPath } from '../../../platform/address/paths.ts';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { PlanReader } from '../model/plan-reader.ts';
import { DATE_QUERY } from '../model/selected-day.ts';
import { RowStanding } from '../standing/row-standing.tsx';
import { WeekCell } from './week-cell.tsx';
import styles from './week-view.module.css';

type WeekRowProps = {
  /** The id the plan was read by. */
  readonly surveyId: string;
  readonly reader: PlanReader;
  readonly day: PlanDay;
  readonly isToday: boolean;
  /** Opens the change dialog of a meal; null where the plan may only be read. */
  readonly onChange: ((time: MealTime) => void) | null;
};

/** One day of the week; its date leads to the day. */
export function WeekRow({ surveyId, reader, day, isToday, onChange }: WeekRowProps) {
  const { t } = useMessages();
  const headingId = useId();
  const { date, meals, standing } = day;
  const words = dayWords(t, date);
  return (
    <section
      className={styles.row}
      aria-labelledby={headingId}
      data-today={isToday || undefined}
      data-day={date}
    >
      <h2 className={styles.date} id={headingId}>
        <Link
          to={`${dailyMealsPath(surveyId)}?${DATE_QUERY}=${date}`}
          aria-label={t(isToday ? 'day.tabToday' : 'day.tab', { date: words.long })}
        >
          <span>{words.weekday}</span>
          <b>{Number(date.slice(8))}</b>
          {isToday && <em>{t('week.today')}</em>}
        </Link>
      </h2>
      <ul className={styles.cells}>
        {MEAL_TIMES.map((time) => (
          <WeekCell
            key={time}
            reader={reader}
            time={time}
            meal={meals[time]}
            emptyReason={meals.emptyReasons[time]}
            onChange={onChange && (() => onChange(time))}
          />
        ))}
      </ul>
      <RowStanding standing={standing} />
    </section>
  );
}
