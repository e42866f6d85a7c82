/** Roles of a dish in a Korean meal. */
export const DISH_ROLES = [
  'rice',
  'soup',
  'stew',
  'main',
  'side',
  'kimchi',
  'bowl',
  'plate',
  'addon',
] as const;
export type DishRole = (typeof DISH_ROLES)[number];

/** Roles of the dishes that a meal is named after; the other dishes stand beside them. */
export const LEADING_ROLES: readonly DishRole[] = ['soup', 'stew', 'main', 'bowl', 'plate'];
