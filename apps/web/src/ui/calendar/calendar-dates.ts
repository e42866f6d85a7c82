/** Dates are strings YYYY-MM-DD without a time zone; months are YYYY-MM. */
const DAY_MS = 86_400_000;

type Shown = {
  readonly today: string;
  /** Days of a plan. */
  readonly days: number;
};

/**
 * Dates on the page of a month, in order: of the current month from the Sunday of this week on, and at its end the days a plan from
 * the month's last day reaches, to the end of their week.
 */
export function pageDates(month: string, { today, days }: Shown): readonly string[] {
  const sunday = shiftDays(today, -weekdayOf(today));
  const first = `${month}-01`;
  const from = sunday > first ? sunday : first;
  const lastOfPlan = shiftDays(`${shiftMonth(month, 1)}-01`, days - 2);
  const until = shiftDays(lastOfPlan, 6 - weekdayOf(lastOfPlan));
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => shiftDays(from, index));
}

export function shiftDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Day of the week, 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}
