import { addDays, PLAN_DAYS, weekday } from '@kkini/domain';
import type { Translate } from '../../messages/translate.ts';

/** "11월 21일 (금)" and "27일 (목)": the first and the last day of a plan; the month is named again when it changes. */
export function planDayWords(
  t: Translate,
  startDate: string,
): { readonly first: string; readonly last: string } {
  const end = addDays(startDate, PLAN_DAYS - 1);
  const sameMonth = startDate.slice(0, 7) === end.slice(0, 7);
  return {
    first: t('date.day', dateVars(t, startDate)),
    last: t(sameMonth ? 'date.dayOnly' : 'date.day', dateVars(t, end)),
  };
}

/** "11월 21일 금요일" */
export function longDayWords(t: Translate, date: string): string {
  return t('date.dayLong', {
    ...dateVars(t, date),
    weekday: t(WEEKDAYS_LONG[weekday(date)] ?? 'weekdayLong.0'),
  });
}

/** Short names of the days, Sunday first. */
export function weekdayNames(t: Translate): readonly string[] {
  return WEEKDAYS.map((key) => t(key));
}

function dateVars(t: Translate, date: string) {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return { month, day, weekday: t(WEEKDAYS[weekday(date)] ?? 'weekday.0') };
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
