import { type MealSlot, seoulDate } from '@kkini/domain';
import { type ChangedTable, redateBatches, type Visitor, weekWith } from '@kkini/planner';
import type { Queries } from '../../../db/database.ts';
import { saveBatches, saveSlot } from '../../../db/stores/plan-store.ts';
import type { Place, Wish } from './slot-of-plan.ts';

/** A meal with the week it is put into, and the other slots that change with it. */
export type ToSave = {
  readonly wish: Wish;
  readonly place: Place;
  readonly changed: readonly ChangedTable[];
  readonly visitor: Visitor;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/**
 * Saves a changed meal and the batches of the week, whose cooking days depend on when they are first eaten; returns the slot of the
 * meal.
 */
export async function saveMeal(
  queries: Queries,
  { wish: { dayMealId, mealTime }, place, changed, visitor, now }: ToSave,
): Promise<MealSlot> {
  const asked = weekWith(place.week, changed);
  const redated = redateBatches({ week: asked, prepDay: visitor.prepDay, today: seoulDate(now) });
  const week = weekWith(asked, redated);
  const dates = new Set([...changed, ...redated].map(({ date }) => date));
  const slot = (week.find((day) => day.dayMealId === dayMealId) ?? place.day).slots[mealTime];
  await saveSlot(queries, { dayMealId, mealTime, slot });
  await saveBatches(
    queries,
    week.filter(({ date }) => dates.has(date)),
  );
  return slot;
}
