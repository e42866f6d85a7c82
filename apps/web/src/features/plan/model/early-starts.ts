import type { DayWire, MealWire } from '@kkini/contract';
import { isStored, MEAL_TIMES, type MealTime, MORNING_MINUTES } from '@kkini/domain';

/** A dish to begin on the evening before its meal, and the minutes it waits. */
export type EarlyStart = {
  readonly id: string;
  readonly title: string;
  readonly title_en: string | null;
  readonly time: MealTime;
  readonly waitingMinutes: number;
};

/**
 * Dishes cooked on this day that take longer than its morning allows, by the first meal that has them. Does not include dishes that
 * are stored or were cooked on another day.
 */
export function earlyStarts(meals: Pick<DayWire, MealTime>, date: string): readonly EarlyStart[] {
  return MEAL_TIMES.flatMap((time, at) => {
    const isNew = (id: string) => !MEAL_TIMES.slice(0, at).some((earlier) => eats(meals[earlier], id));
    return cookedFor(meals[time], date)
      .filter(({ id, minutes }) => minutes > MORNING_MINUTES[time] && isNew(id))
      .map(({ minutes: _, ...dish }) => ({ ...dish, time }));
  });
}

/** Dishes of a meal that are cooked on its day, with the total minutes of each. */
function cookedFor(meal: MealWire | null, date: string) {
  if (meal === null) return [];
  const { id, name, title_en, cooked_on, minutes, waiting_minutes, companions } = meal.details;
  const leading =
    id === null || minutes === null || waiting_minutes === null || cooked_on !== null
      ? []
      : [{ id, title: name, title_en, minutes, waitingMinutes: waiting_minutes }];
  const beside = companions.flatMap(({ active_minutes, ...dish }) => {
    const { id, title, title_en, cooked_on, keep_days: keepDays, waiting_minutes: waitingMinutes } = dish;
    if (keepDays === null || waitingMinutes === null) return [];
    if (cooked_on === null ? isStored({ keepDays, waitingMinutes }) : cooked_on !== date) return [];
    return [{ id, title, title_en, minutes: (active_minutes ?? 0) + waitingMinutes, waitingMinutes }];
  });
  return [...leading, ...beside];
}

function eats(meal: MealWire | null, id: string): boolean {
  return meal?.details.id === id || (meal?.details.companions ?? []).some((companion) => companion.id === id);
}
