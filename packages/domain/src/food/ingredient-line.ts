/** Role of a line: main foods give hashtags and count for "simple"; seasonings do not. */
export const INGREDIENT_ROLES = ['main', 'seasoning'] as const;
export type IngredientRole = (typeof INGREDIENT_ROLES)[number];

/**
 * One line of an ingredient list: canonical taxonomy id, Korean name, grams for all servings, household amount.
 * Imported lines may lack the id (several foods, or an unknown one), the grams, and the amount (an empty text).
 */
export type IngredientLine = {
  readonly id: string | null;
  readonly name: string;
  readonly grams: number | null;
  readonly amount: string;
  readonly role: IngredientRole;
};
