import { addDays, PLAN_DAYS, weekday } from '@kkini/domain';
import type { Translate } from './translate.ts';

/** Formats of a calendar day (YYYY-MM-DD). */
export type DayWords = {
  /** "금" */
  readonly weekday: string;
  /** "11월 21일 (금)" */
  readonly short: string;
  /** "11월 21일 금요일" */
  readonly long: string;
  /** "금요일" */
  readonly weekdayLong: string;
};

export function dayWords(t: Translate, date: string): DayWords {
  const { month, day } = monthAndDay(t, date);
  const short = t(WEEKDAYS[weekday(date)] ?? 'weekday.0');
  const long = weekdayName(t, weekday(date));
  return {
    weekday: short,
    weekdayLong: long,
    short: t('date.day', { month, day, weekday: short }),
    long: t('date.dayLong', { month, day, weekday: long }),
  };
}

/** "금요일", by the index of the day, 0 for Sunday. */
export function weekdayName(t: Translate, index: number): string {
  return t(WEEKDAYS_LONG[index] ?? 'weekdayLong.0');
}

/** "11월 21일 – 27일": repeats the month only if it changes. */
export function dayRangeWords(t: Translate, first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return t('date.range', {
    start: t('date.plain', monthAndDay(t, first)),
    end: t(sameMonth ? 'date.plainDay' : 'date.plain', monthAndDay(t, last)),
  });
}

/** "11월 21일 (금)" and "27일 (목)": first and last day of a plan; repeats the month only if it changes. */
export function planDayWords(
  t: Translate,
  startDate: string,
): { readonly first: string; readonly last: string } {
  const end = addDays(startDate, PLAN_DAYS - 1);
  const sameMonth = startDate.slice(0, 7) === end.slice(0, 7);
  const last = { ...monthAndDay(t, end), weekday: dayWords(t, end).weekday };
  return {
    first: unbrokenDay(dayWords(t, startDate).short),
    last: unbrokenDay(t(sameMonth ? 'date.dayOnly' : 'date.day', last)),
  };
}

/** A date whose last part stays on the line of the one before: "11월 21일 (금)", "Fri, Nov 21". */
export function unbrokenDay(words: string): string {
  return words.replace(' (', '\u00a0(').replace(/([a-z]) (?=\d)/, '$1\u00a0');
}

/** "2026년 11월" */
export function monthWords(t: Translate, year: number, month: number): string {
  return t('date.month', { year, month: monthName(t, month) });
}

/** "12월" */
export function monthShort(t: Translate, month: number): string {
  return t('date.monthShort', { month: monthName(t, month) });
}

/** Short names of the days, Sunday first. */
export function weekdayNames(t: Translate): readonly string[] {
  return WEEKDAYS.map((key) => t(key));
}

/** Number of a month in Korean, its short name in English. */
function monthName(t: Translate, month: number): string {
  return t('date.months').split(' ')[month - 1] ?? String(month);
}

function monthAndDay(t: Translate, date: string): { readonly month: string; readonly day: number } {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return { month: monthName(t, month), day };
}

const WEEKDAYS = [
  'weekday.0',
  'weekday.1',
  'weekday.2',
  'weekday.3',
  'weekday.4',
  'weekday.5',
  'weekday.6',
] as const;
const WEEKDAYS_LONG = [
  'weekdayLong.0',
  'weekdayLong.1',
  'weekdayLong.2',
  'weekdayLong.3',
  'weekdayLong.4',
  'weekdayLong.5',
  'weekdayLong.6',
] as const;
