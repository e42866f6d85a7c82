import type { MealStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';

/** Why a slot is empty. */
export const EMPTY_REASONS = ['noCandidate', 'blockedAfterEdit'] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

/** A dish in a slot; `insteadOf` is the requested style when another was served. */
type Served = { readonly id: string; readonly style: MealStyle; readonly insteadOf?: MealStyle };

/**
 * A dish beside the leading one of a slot, by the id of its recipe. `cookedOn` (YYYY-MM-DD) is the day on which it is
 * cooked for this meal and others; absent where it is cooked for this meal alone or comes from a store.
 */
export type LaidDish = { readonly id: string; readonly cookedOn?: string };

/** Contents of a meal slot: a recipe, a product, deliberate fasting, or empty with the reason. */
export type MealSlot =
  | (Served & {
      readonly kind: 'recipe';
      /**
       * YYYY-MM-DD of the cooking, where the dish was cooked for an earlier meal and is eaten again; absent where it
       * is cooked for this meal.
       */
      readonly cookedOn?: string;
      /** The companions of the dish; absent for the usual ones. */
      readonly companions?: readonly LaidDish[];
    })
  | (Served & { readonly kind: 'product'; readonly area: string | null })
  | { readonly kind: 'fasting' }
  | { readonly kind: 'empty'; readonly reason: EmptyReason };

/** One day of a plan. */
export type DayPlan = { readonly date: string; readonly slots: Readonly<Record<MealTime, MealSlot>> };

/** Seven days in calendar order. */
export type WeekPlan = readonly DayPlan[];

/** Whether a slot holds a dish that was cooked for an earlier meal. */
export function isEatenAgain(slot: MealSlot): boolean {
  return slot.kind === 'recipe' && slot.cookedOn !== undefined;
}
