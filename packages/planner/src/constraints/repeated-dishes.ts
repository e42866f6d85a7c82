import { dishesOf, type WeekGrid } from '../model/week-grid.ts';

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
