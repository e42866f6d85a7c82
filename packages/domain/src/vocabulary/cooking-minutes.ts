/** Minutes a visitor may say they have to cook on a weekday. */
export const COOKING_MINUTES = [20, 30, 45, 60] as const;
export type CookingMinutes = (typeof COOKING_MINUTES)[number];
