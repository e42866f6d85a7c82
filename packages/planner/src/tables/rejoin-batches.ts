import { addDays, type LaidDish, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import { isSamePlace, type MealPlace } from '../model/day-locks.ts';
import type { Tables } from '../model/tables.ts';
import type { ChangedTable } from './swap-companion.ts';
import { MOST_MEALS } from './week-kitchen.ts';

/** The week to which a slot returns. `today` is YYYY-MM-DD: what is cooked before it has been made. */
export type Rejoining = MealPlace & {
  readonly week: WeekPlan;
  readonly tables: Pick<Tables, 'sideCandidate' | 'leadOf'>;
  readonly today: string;
};

/**
 * The changed slots of a week when a meal that left it returns. The meal eats of its former batches where others
 * still eat of them and they have room; batches that have moved to a later day since then move back; and what was
 * cooked ahead for this meal alone is cooked then again. Any other companion is cooked for the meal alone. A pot
 * serves the next day again.
 */
export function rejoinBatches(
  returning: MealSlot,
  { week, tables, today, ...place }: Rejoining,
): readonly ChangedTable[] {
  const changed = new Map<string, ChangedTable>([[nameOf(place), { ...place, slot: returning }]]);
  if (returning.kind !== 'recipe') return [...changed.values()];
  const others = week.flatMap(({ date, slots }) =>
    MEAL_TIMES.map((mealTime) => ({ date, mealTime, slot: slots[mealTime] })).filter(
      (meal) => !isSamePlace(meal, place),
    ),
  );
  const latest = (meal: ChangedTable) => changed.get(nameOf(meal)) ?? meal;
  const keeps = ({ id }: LaidDish) => tables.sideCandidate(id)?.cooking?.keepDays ?? 0;
  const companions = returning.companions?.map((dish): LaidDish => {
    const { id, cookedOn } = dish;
    if (cookedOn === undefined) return dish;
    const moved = sharing(dish, others, keeps(dish));
    const isMade = cookedOn < today;
    // // No other meal shares the dish: it was cooked ahead for this meal alone, so its date moves with the week.
    if (moved === null && !isMade && !isCookedOn(dish, others)) return dish;
    if (moved === null || (isMade && moved.cookedOn !== cookedOn)) return { id };
    for (const meal of moved.meals) changed.set(nameOf(meal), dated(latest(meal), { id, cookedOn }));
    return dish;
  });
  changed.set(nameOf(place), { ...place, slot: companions ? { ...returning, companions } : returning });
  const again = others.find(
    ({ date, slot }) => date === addDays(place.date, 1) && isFresh(slot, returning.id),
  );
  const keepsOvernight = (tables.leadOf(returning.id)?.recipe.cooking?.keepDays ?? 0) > 0;
  if (again !== undefined && keepsOvernight && returning.cookedOn === undefined && place.date >= today)
    changed.set(nameOf(again), potted(latest(again), place.date));
  return [...changed.values()];
}

type Sharing = { readonly cookedOn: string; readonly meals: readonly ChangedTable[] };

/** The batch of a dish that a meal may share if it is cooked on the meal's cooking day; a batch of that very day first. */
function sharing(
  { id, cookedOn = '' }: LaidDish,
  others: readonly ChangedTable[],
  keepDays: number,
): Sharing | null {
  const batches = new Map<string, ChangedTable[]>();
  for (const meal of others) {
    const own =
      meal.slot.kind === 'recipe' ? meal.slot.companions?.find((dish) => dish.id === id) : undefined;
    if (own === undefined) continue;
    const key = own.cookedOn ?? meal.date;
    batches.set(key, [...(batches.get(key) ?? []), meal]);
  }
  const fitting = [...batches]
    .filter(([day]) => day >= cookedOn)
    .filter(([, meals]) => meals.length < MOST_MEALS)
    .filter(([, meals]) => meals.every(({ date }) => date <= addDays(cookedOn, keepDays)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const [found] = fitting;
  return found === undefined ? null : { cookedOn: found[0], meals: found[1] };
}

/** Whether a dish is cooked on that day for others. */
function isCookedOn({ id, cookedOn }: LaidDish, others: readonly ChangedTable[]): boolean {
  return others.some(
    ({ slot }) =>
      slot.kind === 'recipe' &&
      slot.companions?.some((dish) => dish.id === id && dish.cookedOn === cookedOn) === true,
  );
}

function dated(meal: ChangedTable, { id, cookedOn }: LaidDish): ChangedTable {
  const { slot } = meal;
  if (slot.kind !== 'recipe' || cookedOn === undefined) return meal;
  const companions = slot.companions?.map((dish): LaidDish => (dish.id === id ? { id, cookedOn } : dish));
  return { ...meal, slot: { ...slot, ...(companions && { companions }) } };
}

function isFresh(slot: MealSlot, id: string): boolean {
  return slot.kind === 'recipe' && slot.id === id && slot.cookedOn === undefined;
}

function potted(meal: ChangedTable, cookedOn: string): ChangedTable {
  const { slot } = meal;
  return slot.kind === 'recipe' ? { ...meal, slot: { ...slot, cookedOn } } : meal;
}

const nameOf = ({ date, mealTime }: MealPlace) => `${date} ${mealTime}`;
