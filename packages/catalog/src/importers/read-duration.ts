const ISO =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(T(?:(\d+(?:\.\d+)?)D)?(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M?)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const MINUTES_A_DAY = 24 * 60;

/**
 * Minutes of a duration as pages write it: ISO 8601 ("PT1H30M", "P0DT0H30M", "PT0D1H30M"), "P30M" meant as minutes,
 * words ("1시간 30분", "45 minutes"). Null when it says nothing usable ("", "PTHM", "PT-1H", "PTundefinedM"). A started minute counts.
 */
export function readDuration(text: string): number | null {
  const trimmed = text.trim();
  const minutes = /^P/i.test(trimmed) ? isoMinutes(trimmed) : wordMinutes(trimmed);
  return minutes === null || minutes <= 0 ? null : Math.ceil(minutes);
}

function isoMinutes(text: string): number | null {
  const match = ISO.exec(text.replace(/\s/g, ''));
  if (match === null) return null;
  const [, , month, week, day, time, timeDay, hour, minute, second] = match;
  const number = (value: string | undefined) => Number(value ?? 0);
  // Without a time part a month is a minute whose T was forgotten; nobody cooks for months.
  const forgotten = time === undefined ? number(month) : 0;
  const days = number(week) * 7 + number(day) + number(timeDay);
  return days * MINUTES_A_DAY + number(hour) * 60 + number(minute) + number(second) / 60 + forgotten;
}

function wordMinutes(text: string): number | null {
  const amount = (unit: string) =>
    Number(new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(?:${unit})`, 'i').exec(text)?.[1] ?? 0);
  const minutes = amount('시간|hours?|hrs?|h\\b') * 60 + amount('분|minutes?|mins?|m\\b');
  if (minutes > 0) return minutes;
  return /^\d+$/.test(text) ? Number(text) : null;
}
