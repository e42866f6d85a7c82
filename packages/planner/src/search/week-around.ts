import { MAIN_GROUPS, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { noAmounts } from '../model/day-amounts.ts';
import type { WeekGrid } from '../model/week-grid.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';

/** Index of a slot: day of the week plan and meal time in the order of MEAL_TIMES. */
export type SlotPlace = { readonly day: number; readonly time: number };

/** A week without one slot, dishes by catalogue position. */
export type WeekAround = {
  /** The dish in the slot itself; -1 for none. */
  readonly present: number;
  readonly servings: ReadonlyMap<number, number>;
  readonly sameDay: ReadonlySet<number>;
  readonly groupUses: Int32Array;
  /** Main groups of the day's other meals, and those of the neighbouring meals overnight. */
  readonly dayGroups: ReadonlySet<number>;
  readonly overnightGroups: ReadonlySet<number>;
  /** Totals of the day's other meals, in the order of `DAY_AMOUNTS`. */
  readonly dayTotals: Float64Array;
};

/** Dishes of a week by day and meal time; -1 for an empty slot or an unknown dish. */
export function weekPositions(week: WeekPlan, catalogue: PreparedCatalogue): readonly Int32Array[] {
  return week.map(({ slots }) =>
    Int32Array.from(MEAL_TIMES, (time) => {
      const slot = slots[time];
      return 'id' in slot ? (catalogue.positionOf(slot.id) ?? -1) : -1;
    }),
  );
}

/** The rest of the week around one of its slots. */
export function weekAround(
  positions: readonly Int32Array[],
  place: SlotPlace,
  { catalogue, grid }: { readonly catalogue: PreparedCatalogue; readonly grid: WeekGrid },
): WeekAround {
  const servings = new Map<number, number>();
  const groupUses = new Int32Array(MAIN_GROUPS.length);
  const dayTotals = noAmounts();
  const sameDay = new Set<number>();
  positions.forEach((day, index) => {
    day.forEach((dish, time) => {
      if (dish < 0 || (index === place.day && time === place.time)) return;
      servings.set(dish, (servings.get(dish) ?? 0) + 1);
      const group = catalogue.group[dish] ?? 0;
      groupUses[group] = (groupUses[group] ?? 0) + 1;
      if (index !== place.day) return;
      sameDay.add(dish);
      grid[index]?.[time]?.amounts.forEach((amount, k) => {
        dayTotals[k] = (dayTotals[k] ?? 0) + amount;
      });
    });
  });
  const groupOf = (dish: number) => catalogue.group[dish] ?? 0;
  return {
    present: positions[place.day]?.[place.time] ?? -1,
    servings,
    sameDay,
    groupUses,
    dayGroups: new Set([...sameDay].map(groupOf)),
    overnightGroups: new Set(overnightDishes(positions, place).map(groupOf)),
    dayTotals,
  };
}

/**
 * The last dish of the evening before if the slot is the day's first meal, and the first of the next morning if it is
 * the last.
 */
function overnightDishes(positions: readonly Int32Array[], { day, time }: SlotPlace): readonly number[] {
  const filled = (dishes: ArrayLike<number> | undefined) =>
    Array.from(dishes ?? []).filter((dish) => dish >= 0);
  const today = Array.from(positions[day] ?? []);
  const evening = filled(today.slice(0, time)).length === 0 ? filled(positions[day - 1]).at(-1) : undefined;
  const morning = filled(today.slice(time + 1)).length === 0 ? filled(positions[day + 1])[0] : undefined;
  return [evening, morning].filter((dish) => dish !== undefined);
}
