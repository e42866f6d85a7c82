import type { MealStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';

/** Why a slot holds no meal. */
export const EMPTY_REASONS = ['noCandidate', 'blockedAfterEdit'] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

/** What a meal slot holds: a recipe, a product, deliberate fasting, or nothing with the reason. */
export type MealSlot =
  | { readonly kind: 'recipe'; readonly id: string; readonly style: MealStyle }
  | { readonly kind: 'product'; readonly id: string; readonly style: MealStyle; readonly area: string | null }
  | { readonly kind: 'fasting' }
  | { readonly kind: 'empty'; readonly reason: EmptyReason };

/** One day of a plan. */
export type DayPlan = { readonly date: string; readonly slots: Readonly<Record<MealTime, MealSlot>> };

/** Seven days in calendar order. */
export type WeekPlan = readonly DayPlan[];
