import { tidyText } from '../../normalize/tidy-text.ts';

const MINUTES_A_DAY = 24 * 60;
const LONGEST_TEXT = 120;
/** Longest plausible duration of cooking or fermenting, in minutes (about two years). */
const LONGEST = 1_000_000;

/**
 * Minutes of a duration as pages write it: ISO 8601 ("PT1H30M", "P0DT0H30M", "PT0D1H30M", "PT1H30"), "P30M" meaning minutes,
 * words of many languages ("1시간 30분", "45 minutes", "1½ Std."), a clock ("1:30"), a bare number of minutes. Null without a
 * usable value ("", "PTHM", "PT-1H", "PTundefinedM"). A started minute counts.
 */
export function readDuration(text: string): number | null {
  const written = plainNumbers(text.slice(0, LONGEST_TEXT));
  const minutes = /^-?PT?\s*-?[\d.]/i.test(written) ? isoMinutes(written) : wordMinutes(written);
  if (minutes === null || minutes <= 0 || minutes > LONGEST) return null;
  // Tenths of an hour are not exact in binary.
  return Math.ceil(minutes - 1e-6);
}

/** "1½" and "1 1/2" become 1.5, a decimal comma a point. */
function plainNumbers(text: string): string {
  return tidyText(text)
    .replace(FRACTION, (fraction) => String(fractionValue(fraction)))
    .replace(/(\d),(\d)/g, '$1.$2');
}

const FRACTION = /(?:\d{1,4} )?\d{1,3} ?\/ ?\d{1,3}/g;

function fractionValue(fraction: string): number {
  const [under = 1, over = 0, whole = 0] = fraction.split(/[ /]+/).map(Number).reverse();
  return whole + over / under;
}

const PART = String.raw`(\d+(?:\.\d*)?|\.\d+)`;
const ISO = new RegExp(
  `^P(?:${PART}Y)?(?:${PART}M)?(?:${PART}W)?(?:${PART}D)?(T(?:${PART}D)?(?:${PART}H)?(?:${PART}(?:M|$))?(?:${PART}S)?)?$`,
  'i',
);

function isoMinutes(text: string): number | null {
  if (text.includes('-')) return null;
  const match = ISO.exec(text.replace(/\s/g, ''));
  // "PT30min", "P1H30M": invalid as ISO 8601, but the words are clear.
  if (match === null) return wordMinutes(text.replace(/^PT?/i, '').replace(/T/gi, ' '));
  const [, , month, week, day, time, timeDay, hour, minute, second] = match;
  const number = (value: string | undefined) => Number(value ?? 0);
  // Without a time part, M means minutes whose T is missing, not months.
  const forgotten = time === undefined ? number(month) : 0;
  const days = number(week) * 7 + number(day) + number(timeDay);
  return days * MINUTES_A_DAY + number(hour) * 60 + number(minute) + number(second) / 60 + forgotten;
}

/** Minutes of one unit and its names. A name in Latin or Cyrillic letters must not be followed by another letter. */
const UNITS: readonly (readonly [minutes: number, names: string])[] = [
  [MINUTES_A_DAY, 'd|days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag|dagen|dagar|dni|день|дня|дней|일(?!인)|日'],
  [
    60,
    'h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|u|timm?e?|timmar|timer|tuntia?|godz|godzin[ay]?|hod|hodin[ay]?|óra|saat|jam|giờ|ч|час|часа|часов|ώρες|ώρα|시간|時間|小时|小時|ชั่วโมง',
  ],
  [
    1,
    'mn?|mins?|minut[eaoi]?s?|minuten|minuter|minutter|minuuttia?|perc|phút|menit|dakika|dk|мин|минуты?|λεπτά|분|分|นาที',
  ],
  [1 / 60, 's|secs?|seconds?|sek|초|秒'],
];
const AMOUNTS = UNITS.map(
  ([minutes, names]) =>
    [minutes, new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(?:${names})(?![a-zà-ÿа-я])`, 'i')] as const,
);

function wordMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  // "1 h 30" omits the unit of the minutes.
  const whole = text.replace(
    /(\d\s*(?:h(?:(?:ou)?rs?|eures?)?|std\.?|시간|時間))\s*(\d{1,2})$/i,
    '$1 $2 min',
  );
  const found = AMOUNTS.map(([minutes, amount]) => minutes * Number(amount.exec(whole)?.[1] ?? 0));
  return found.reduce((sum, minutes) => sum + minutes, 0) || null;
}
