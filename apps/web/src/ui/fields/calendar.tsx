import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import styles from './calendar.module.css';
import { CalendarDay, type CalendarDayLabels } from './calendar-day.tsx';
import { monthDates, monthOf, shiftDays, shiftMonth, weekdayOf } from './calendar-month.ts';
import { isPlainKey } from './is-plain-key.ts';

export type CalendarLabels = CalendarDayLabels & {
  readonly group: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: (year: number, month: number) => string;
  /** Sunday first. */
  readonly weekdays: readonly string[];
};

type CalendarProps = {
  readonly today: string;
  /** Chosen start date; the ribbon covers `days` days from it. */
  readonly value: string | null;
  readonly days: number;
  readonly onChoose: (date: string) => void;
  readonly labels: CalendarLabels;
};

/** A month calendar; dates are YYYY-MM-DD. Days before today cannot be chosen. */
export function Calendar({ today, value, days, onChoose, labels }: CalendarProps) {
  const [cursor, setCursor] = useState(value ?? today);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value) setCursor(value);
  }
  const { grid, onKeyDown } = useCalendarKeys({ today, cursor, setCursor });
  const month = monthOf(cursor);
  const showMonth = (step: number) => setCursor(inMonth(shiftMonth(month, step), today));
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (
    <fieldset className={styles.calendar} aria-label={labels.group}>
      <div className={styles.top}>
        <IconButton
          icon="chevronLeft"
          iconSize={26}
          label={labels.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => showMonth(-1)}
        />
        <b aria-live="polite">{labels.month(year, number)}</b>
        <IconButton icon="chevronRight" iconSize={26} label={labels.nextMonth} onClick={() => showMonth(1)} />
      </div>
      <div className={styles.grid} aria-hidden="true">
        {labels.weekdays.map((name, day) => (
          <span key={name} className={styles.weekday} data-weekday={day}>
            {name}
          </span>
        ))}
      </div>
      <div ref={grid} className={styles.grid}>
        {monthDates(month).map((date) => (
          <CalendarDay
            key={date}
            date={date}
            isToday={date === today}
            disabled={date < today}
            ribbon={ribbonAt(date, value, days)}
            tabbable={date === cursor}
            labels={labels}
            onChoose={onChoose}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ribbonAt(date: string, start: string | null, days: number): 'start' | 'middle' | 'end' | null {
  if (start === null || date < start) return null;
  const last = shiftDays(start, days - 1);
  if (date > last) return null;
  if (date === start) return 'start';
  return date === last ? 'end' : 'middle';
}

/** The first day of a month that can be chosen. */
function inMonth(month: string, today: string): string {
  const first = `${month}-01`;
  return first < today ? today : first;
}

type CursorState = {
  readonly today: string;
  readonly cursor: string;
  readonly setCursor: (date: string) => void;
};

function useCalendarKeys({ today, cursor, setCursor }: CursorState) {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  function onKeyDown(event: KeyboardEvent) {
    const target = isPlainKey(event) ? keyTarget(event.key, cursor) : null;
    if (target === null) return;
    event.preventDefault();
    moved.current = true;
    setCursor(target < today ? today : target);
  }
  return { grid, onKeyDown };
}

function keyTarget(key: string, cursor: string): string | null {
  const day = weekdayOf(cursor);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -day,
    End: 6 - day,
  };
  const step = steps[key];
  if (step !== undefined) return shiftDays(cursor, step);
  if (key === 'PageUp') return `${shiftMonth(monthOf(cursor), -1)}-01`;
  if (key === 'PageDown') return `${shiftMonth(monthOf(cursor), 1)}-01`;
  return null;
}
