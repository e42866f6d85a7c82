/** Parts of a Korean table: what a dish is in a meal. */
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

/** The dishes a meal is named after; the others stand beside them. */
export const LEADING_ROLES: readonly DishRole[] = ['soup', 'stew', 'main', 'bowl', 'plate'];
