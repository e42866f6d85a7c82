import { dishesOf, type WeekGrid } from '../model/week-grid.ts';

/** H5: how many meals share their main group with an earlier meal of the same day. */
export function groupsRepeatedInDay(week: WeekGrid): number {
  let breaks = 0;
  for (const day of week) {
    const dishes = dishesOf(day);
    breaks += dishes.length - new Set(dishes.map((dish) => dish.mainGroup)).size;
  }
  return breaks;
}

/**
 * H6: how many days end with the main group the next day begins with. One dish at both meals is cooked once and does
 * not count.
 */
export function groupsRepeatedOvernight(week: WeekGrid): number {
  let breaks = 0;
  for (let index = 1; index < week.length; index += 1) {
    const evening = dishesOf(week[index - 1] ?? []).at(-1);
    const morning = dishesOf(week[index] ?? [])[0];
    const isOneCooking = evening?.id === morning?.id;
    if (evening !== undefined && evening.mainGroup === morning?.mainGroup && !isOneCooking) breaks += 1;
  }
  return breaks;
}

/** H7: how many meals exceed the `limit` uses of their main group in the week. */
export function groupsOverused(week: WeekGrid, limit: number): number {
  const uses = new Map<string, number>();
  for (const day of week) {
    for (const { mainGroup } of dishesOf(day)) uses.set(mainGroup, (uses.get(mainGroup) ?? 0) + 1);
  }
  let breaks = 0;
  for (const count of uses.values()) breaks += Math.max(0, count - limit);
  return breaks;
}

/** H4: how often a dish repeats beyond the `copies` servings allowed in a week, or appears twice on one day. */
export function repeatedDishes(week: WeekGrid, copies: number): number {
  const servings = new Map<string, number>();
  let breaks = 0;
  for (const day of week) {
    const today = new Set<string>();
    for (const { id } of dishesOf(day)) {
      if (today.has(id)) breaks += 1;
      today.add(id);
      const count = (servings.get(id) ?? 0) + 1;
      servings.set(id, count);
      if (count > copies) breaks += 1;
    }
  }
  return breaks;
}
