/** How a meal is eaten: cooked at home (two ways), bought (four ways) or deliberately skipped. */
export const MEAL_STYLES = [
  'cookedRecipe',
  'simpleRecipe',
  'mealKit',
  'restaurant',
  'convenienceStore',
  'lunchBox',
  'fasting',
] as const;
export type MealStyle = (typeof MEAL_STYLES)[number];

/** Korean names in the survey and on the wire. */
export const MEAL_STYLE_KO = {
  cookedRecipe: '요리레시피',
  simpleRecipe: '간편레시피',
  mealKit: '밀키트',
  restaurant: '식당',
  convenienceStore: '편의점',
  lunchBox: '도시락',
  fasting: '공복',
} as const satisfies Record<MealStyle, string>;

/**
 * Styles from the most to the least cooking effort. A meal time without dishes falls back to the styles after its
 * own, then to those before it.
 */
export const STYLES_BY_EFFORT = [
  'cookedRecipe',
  'simpleRecipe',
  'mealKit',
  'lunchBox',
  'convenienceStore',
  'restaurant',
] as const satisfies readonly MealStyle[];

/** Styles served by a recipe. */
export const RECIPE_STYLES = ['cookedRecipe', 'simpleRecipe'] as const satisfies readonly MealStyle[];
export type RecipeStyle = (typeof RECIPE_STYLES)[number];

/** Styles served by a product. */
export const PRODUCT_STYLES = [
  'mealKit',
  'restaurant',
  'convenienceStore',
  'lunchBox',
] as const satisfies readonly MealStyle[];
export type ProductStyle = (typeof PRODUCT_STYLES)[number];

/** Whether meals of a style are bought. */
export function isBought(style: MealStyle | null): style is ProductStyle {
  return PRODUCT_STYLES.some((each) => each === style);
}
