import { MAIN_GROUPS } from '@kkini/domain';
import type { PreparedCatalogue } from './prepared-catalogue.ts';
import type { DayCell, PlannedDay } from './pricing/day-cells.ts';
import type { SpacingRules } from './relaxation-ladder.ts';

/** Servings of dishes (by catalogue position) and uses of main groups in the kept meals. */
export type HeldMeals = {
  readonly servings: ReadonlyMap<number, number>;
  /** Servings among them that only reheat a dish cooked for another kept meal. */
  readonly again: ReadonlyMap<number, number>;
  readonly groups: Int32Array;
};

/** Counts the kept meals of the week. */
export function heldMeals(days: readonly PlannedDay[], { group }: PreparedCatalogue): HeldMeals {
  const servings = new Map<number, number>();
  const again = new Map<number, number>();
  const groups = new Int32Array(MAIN_GROUPS.length);
  for (const cell of days.flatMap(({ cells }) => cells)) {
    if (cell.kind !== 'held') continue;
    servings.set(cell.dish, (servings.get(cell.dish) ?? 0) + 1);
    const of = group[cell.dish] ?? 0;
    groups[of] = (groups[of] ?? 0) + 1;
    if (cell.isAgain) again.set(cell.dish, (again.get(cell.dish) ?? 0) + 1);
  }
  for (const [dish, count] of again) if (servings.get(dish) === count) again.set(dish, count - 1);
  return { servings, again, groups };
}

/** Main groups and dishes that kept meals forbid to the planned meals of one day. */
export type Forbidden = {
  /** On the whole day: groups (H5), or only the dishes once the ladder allows repeated groups. */
  readonly dayGroups: readonly number[];
  readonly dayDishes: readonly number[];
  /** At its first and last meal: the group of a kept meal on the neighbouring day (H6). */
  readonly morning: number | null;
  readonly evening: number | null;
};

/** The restrictions on a day from its own kept meals and those of its neighbours. */
export function forbiddenOn(
  day: number,
  days: readonly PlannedDay[],
  { catalogue, rules }: { readonly catalogue: PreparedCatalogue; readonly rules: SpacingRules },
): Forbidden {
  const held = (days[day]?.cells ?? []).flatMap((cell) => (cell.kind === 'held' ? [cell.dish] : []));
  const groupOf = (cell: DayCell | undefined) =>
    rules.overnight && cell?.kind === 'held' ? (catalogue.group[cell.dish] ?? 0) : null;
  return {
    dayGroups: rules.dayGroups ? held.map((dish) => catalogue.group[dish] ?? 0) : [],
    dayDishes: held,
    morning: groupOf(mealsOf(days[day - 1]).at(-1)),
    evening: groupOf(mealsOf(days[day + 1])[0]),
  };
}

/** The cells of a day with a meal, in eating order. */
export function mealsOf(day: PlannedDay | undefined): readonly DayCell[] {
  return (day?.cells ?? []).filter(({ kind }) => kind !== 'none');
}
