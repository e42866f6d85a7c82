import { MEAL_TIMES, type MealTime, seoulDate } from '@kkini/domain';

/** Hours of the day in Seoul by which most people have eaten. */
const HOURS_GONE = { breakfast: 10, lunch: 15, dinner: 21 } as const satisfies Record<MealTime, number>;
const HOUR_MS = 3_600_000;

/** The meal times of a date that have passed today. `now` is in milliseconds since 1970; none of another day. */
export function mealTimesGone(date: string, now: number): readonly MealTime[] {
  if (date !== seoulDate(now)) return [];
  return MEAL_TIMES.filter((time) => seoulHour(now) >= HOURS_GONE[time]);
}

/** The hour of the day in Seoul (UTC+9, no summer time), 0 to 23. */
function seoulHour(now: number): number {
  return Math.floor(now / HOUR_MS + 9) % 24;
}
