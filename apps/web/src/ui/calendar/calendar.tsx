import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPlainKey } from '../fields/is-plain-key.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './calendar.module.css';

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

/**
 * A month calendar; dates are YYYY-MM-DD. Days before today cannot be chosen, and weeks that have passed are left out. The month is
 * followed by the days a plan from its last day reaches, so that on the 30th the coming week is in sight.
 */
export function Calendar({ today, value, days, onChoose, labels }: CalendarProps) {
  const page = useCalendarPage({ today, value, days });
  const { grid, onKeyDown } = useCalendarKeys(page);
  const { month, cursor, dates, showMonth } = page;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (
    <fieldset className={styles.calendar} aria-label={labels.group}>
      <div className={styles.top}>
        <IconButton
          icon="chevronLeft"
          iconSize={26}
          label={labels.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => showMonth(shiftMonth(month, -1))}
        />
        <b aria-live="polite">{labels.month(year, number)}</b>
        <IconButton
          icon="chevronRight"
          iconSize={26}
          label={labels.nextMonth}
          onClick={() => showMonth(shiftMonth(month, 1))}
        />
      </div>
      <div className={styles.grid} aria-hidden="true">
        {labels.weekdays.map((name, day) => (
          <span key={name} className={styles.weekday} data-weekday={day}>
            {name}
          </span>
        ))}
      </div>
      <div ref={grid} className={styles.grid}>
        {dates.map((date, index) => (
          <CalendarDay
            key={date}
            date={date}
            isFirst={index === 0}
            isOfNextMonth={monthOf(date) > month}
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

type PageProps = Pick<CalendarProps, 'today' | 'value' | 'days'>;

/** The month on the page and the day in the tab order, which is always one of the page's dates. */
type CalendarPage = {
  readonly month: string;
  readonly cursor: string;
  readonly dates: readonly string[];
  readonly showMonth: (month: string) => void;
  /** Moves to a date, and turns the page only if it is not on it. */
  readonly moveTo: (date: string) => void;
};

function useCalendarPage({ today, value, days }: PageProps): CalendarPage {
  const [cursor, setCursor] = useState(value ?? today);
  const [month, setMonth] = useState(monthOf(cursor));
  const [followed, setFollowed] = useState(value);
  const dates = pageDates(month, { today, days });
  if (value !== followed) {
    setFollowed(value);
    if (value) {
      setCursor(value);
      // Days that were pressed stay under the finger while the whole plan is in sight.
      if (![value, shiftDays(value, days - 1)].every((date) => dates.includes(date))) {
        setMonth(monthOf(value));
      }
    }
  }
  function moveTo(date: string) {
    const target = date < today ? today : date;
    setCursor(target);
    if (!dates.includes(target)) setMonth(monthOf(target));
  }
  function showMonth(wanted: string) {
    const shown = wanted < monthOf(today) ? monthOf(today) : wanted;
    setMonth(shown);
    setCursor(`${shown}-01` < today ? today : `${shown}-01`);
  }
  return { month, cursor, dates, showMonth, moveTo };
}

function useCalendarKeys({ month, cursor, showMonth, moveTo }: CalendarPage) {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  function onKeyDown(event: KeyboardEvent) {
    const step = isPlainKey(event) ? keyStep(event.key, cursor) : null;
    if (step === null) return;
    event.preventDefault();
    moved.current = true;
    if ('months' in step) showMonth(shiftMonth(month, step.months));
    else moveTo(shiftDays(cursor, step.days));
  }
  return { grid, onKeyDown };
}

type KeyStep = { readonly days: number } | { readonly months: number };

function keyStep(key: string, cursor: string): KeyStep | null {
  const day = weekdayOf(cursor);
  const steps: Readonly<Record<string, KeyStep>> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    Home: { days: -day },
    End: { days: 6 - day },
    PageUp: { months: -1 },
    PageDown: { months: 1 },
  };
  return steps[key] ?? null;
}

type CalendarDayLabels = {
  /** "11월 21일 금요일" */
  readonly day: (date: string) => string;
  readonly today: string;
  readonly start: string;
  readonly inRange: string;
  /** "12월" */
  readonly monthShort: (month: number) => string;
};

type CalendarDayProps = {
  readonly date: string;
  /** First on the page; it lies under its weekday. */
  readonly isFirst: boolean;
  /** After the month on the page; its first day shows the name of its month. */
  readonly isOfNextMonth: boolean;
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
  const { date, isFirst, isOfNextMonth, isToday, disabled, ribbon, tabbable, labels, onChoose, onKeyDown } =
    props;
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
      style={isFirst ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
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
      {/* Drawn by the style sheet: the name of the button has the month already. */}
      {isOfNextMonth && day === 1 && (
        <span className={styles.month} data-name={labels.monthShort(Number(date.slice(5, 7)))} />
      )}
    </button>
  );
}

/** Dates are strings YYYY-MM-DD without a time zone; months are YYYY-MM. */
const DAY_MS = 86_400_000;

type Shown = {
  readonly today: string;
  readonly days: number;
};

/**
 * Dates on the page of a month, in order: of the current month from the Sunday of this week on, and at its end the days a plan from
 * the month's last day reaches, to the end of their week.
 */
function pageDates(month: string, { today, days }: Shown): readonly string[] {
  const sunday = shiftDays(today, -weekdayOf(today));
  const first = `${month}-01`;
  const from = sunday > first ? sunday : first;
  const lastOfPlan = shiftDays(`${shiftMonth(month, 1)}-01`, days - 2);
  const until = shiftDays(lastOfPlan, 6 - weekdayOf(lastOfPlan));
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => shiftDays(from, index));
}

function shiftDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Day of the week, 0 Sunday … 6 Saturday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}
