const DATE_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Days of a plan, counted from the chosen start date. */
export const PLAN_DAYS = 7;

/** True for an existing day written YYYY-MM-DD: 2026-02-28 is one, 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  const parts = DATE_FORM.exec(text);
  if (!parts) return false;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return toText(time) === text;
}

/** The date `days` later (or earlier, when negative), YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return toText(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** The seven dates of the plan that starts on `startDate`. */
export function planDates(startDate: string): readonly string[] {
  return Array.from({ length: PLAN_DAYS }, (_, index) => addDays(startDate, index));
}

/** The calendar day in Seoul (UTC+9, no summer time) at `epochMs`, YYYY-MM-DD. */
export function seoulDate(epochMs: number): string {
  return toText(epochMs + 9 * 3_600_000);
}

/** The month, 1 to 12, of a date as YYYY-MM-DD. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** Day of the week of a date: 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function toText(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
