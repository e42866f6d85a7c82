/** Dates are strings YYYY-MM-DD without a time zone; months are YYYY-MM. */
const DAY_MS = 86_400_000;

export function monthDates(month: string): readonly string[] {
  const first = `${month}-01`;
  const days = Number(shiftDays(`${shiftMonth(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: days }, (_, index) => shiftDays(first, index));
}

export function shiftDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}
