import type { KeyboardEvent } from 'react';
import styles from './calendar.module.css';
import { weekdayOf } from './calendar-month.ts';

export type CalendarDayLabels = {
  /** "11월 21일 금요일" */
  readonly day: (date: string) => string;
  readonly today: string;
  readonly start: string;
  readonly inRange: string;
};

type CalendarDayProps = {
  readonly date: string;
  readonly isToday: boolean;
  readonly disabled: boolean;
  readonly ribbon: 'start' | 'middle' | 'end' | null;
  /** True for the one day in the tab order; arrow keys reach the others. */
  readonly tabbable: boolean;
  readonly labels: CalendarDayLabels;
  readonly onChoose: (date: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function CalendarDay(props: CalendarDayProps) {
  const { date, isToday, disabled, ribbon, tabbable, labels, onChoose, onKeyDown } = props;
  const states = [isToday && labels.today, ribbon === 'start' ? labels.start : ribbon && labels.inRange];
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-weekday={weekdayOf(date)}
      data-ribbon={ribbon ?? undefined}
      disabled={disabled}
      tabIndex={tabbable ? 0 : -1}
      aria-pressed={ribbon === 'start'}
      aria-label={[labels.day(date), ...states].filter(Boolean).join(', ')}
      // Places the first of the month under its weekday.
      style={date.endsWith('-01') ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
      onKeyDown={onKeyDown}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
      {isToday && <span className={styles.today}>{labels.today}</span>}
    </button>
  );
}
