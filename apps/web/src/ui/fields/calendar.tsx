import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import styles from './calendar.module.css';
import { isPlainKey } from './is-plain-key.ts';

/** Dates are strings YYYY-MM-DD without a time zone; months are YYYY-MM. */
const DAY_MS = 86_400_000;

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

/** First day of a month that can be chosen. */
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

function monthDates(month: string): readonly string[] {
  const first = `${month}-01`;
  const days = Number(shiftDays(`${shiftMonth(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: days }, (_, index) => shiftDays(first, index));
}

function shiftDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Day of the week, 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

type CalendarDayLabels = {
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
  /** True for the only day in the tab order; arrow keys reach the others. */
  readonly tabbable: boolean;
  readonly labels: CalendarDayLabels;
  readonly onChoose: (date: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function CalendarDay(props: CalendarDayProps) {
  const { date, isToday, disabled, ribbon, tabbable, labels, onChoose, onKeyDown } = props;
  const day = Number(date.slice(8));
  const shown = isToday ? `${day} ${labels.today}` : String(day);
  const state = ribbon === 'start' ? labels.start : ribbon && labels.inRange;
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
      aria-label={[shown, labels.day(date), state].filter(Boolean).join(', ')}
      // Puts the first of the month under its weekday.
      style={date.endsWith('-01') ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
      onKeyDown={onKeyDown}
      onClick={() => onChoose(date)}
    >
      {day}
      {isToday && (
        <>
          {' '}
          <span className={styles.today}>{labels.today}</span>
        </>
      )}
    </button>
  );
}
