import { isEatenAgain, isStored, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { Tables } from './tables.ts';

/** Minutes of work for everything cooked in a week, by the date it is cooked on. */
export function cookingMinutes(week: WeekPlan, tables: Tables): ReadonlyMap<string, number> {
  const cookings = new Map<string, CookingOf>();
  for (const { date, slots } of week)
    for (const time of MEAL_TIMES)
      for (const each of cookingsOf(slots[time], { date, time, tables }))
        cookings.set(`${each.on} ${each.key}`, each);
  const minutes = new Map<string, number>();
  for (const { on, active } of cookings.values()) minutes.set(on, (minutes.get(on) ?? 0) + active);
  return minutes;
}

type Meal = { readonly date: string; readonly time: string; readonly tables: Tables };
/** A cooking: its date, a key unique on that date, and its minutes of work. */
type CookingOf = { readonly on: string; readonly key: string; readonly active: number };

/** The cookings of a meal. A batch or a day's rice has one key and counts once; stored dishes are not cooked. */
function cookingsOf(slot: MealSlot, { date, time, tables }: Meal): readonly CookingOf[] {
  if (slot.kind !== 'recipe') return [];
  const dates = new Map(slot.companions?.map(({ id, cookedOn }) => [id, cookedOn]));
  const beside = slot.companions?.map(({ id }) => id);
  const recipe = beside === undefined ? tables.leadOf(slot.id)?.recipe : tables.recipeWith(slot.id, beside);
  if (recipe === undefined || recipe === null) return [];
  const lead = {
    on: date,
    key: `${time} ${slot.id}`,
    active: recipe.cooking?.activeMinutes ?? recipe.minutes ?? 0,
  };
  const companions = (recipe.companions ?? []).filter(({ cooking }) => !isStored(cooking));
  return [
    ...(isEatenAgain(slot) ? [] : [lead]),
    ...companions.map(({ id, role, cooking }): CookingOf => {
      const cookedOn = dates.get(id);
      const isShared = role === 'rice' || cookedOn !== undefined;
      return {
        on: cookedOn ?? date,
        key: isShared ? id : `${time} ${id}`,
        active: cooking?.activeMinutes ?? 0,
      };
    }),
  ];
}
