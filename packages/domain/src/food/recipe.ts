import type { DishComponents, LineComponent } from '../portions/dish-components.ts';
import type { DishMethod, DishRole, DishTag, MainGroup } from '../vocabulary/foods/dish-classes.ts';
import type { Kitchen } from '../vocabulary/foods/kitchens.ts';
import type { RecipeStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import type { Nutrition } from './nutrition.ts';

/** Cooking difficulty. */
export const RECIPE_LEVELS = ['easy', 'normal', 'hard'] as const;
export type RecipeLevel = (typeof RECIPE_LEVELS)[number];

/** One numbered step and its sub-steps. */
export type RecipeStep = { readonly text: string; readonly details: readonly string[] };

/** A food of the recipe that may be replaced: `from` is the id of a line, `to` a taxonomy id, `note` how to adjust. */
export type Substitution = {
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly englishNote?: string;
};

/** How figures of an imported recipe were obtained: computed from its lines, or as its source states them. */
export const NUTRITION_BASES = ['computed', 'stated'] as const;
export type NutritionBasis = (typeof NUTRITION_BASES)[number];

/**
 * A dish eaten beside the leading one: `id` is that of its recipe, `grams` one serving as eaten, `cookedOn` (YYYY-MM-DD) the
 * day of a plan it is cooked on for several meals.
 */
export type Companion = {
  readonly id: string;
  readonly title: string;
  readonly englishTitle: string;
  readonly role: DishRole;
  readonly method: DishMethod;
  readonly grams: number;
  readonly cooking?: Cooking;
  readonly cookedOn?: string;
};

/** The English of a recipe; names and amounts in the order of the dish's own lines. */
export type RecipeEnglish = {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly { readonly name: string; readonly amount: string }[];
  readonly steps: readonly RecipeStep[];
};

/** Minutes of work and of waiting, and days in the refrigerator after the day of cooking. */
export type Cooking = {
  readonly activeMinutes: number;
  readonly waitingMinutes: number;
  readonly keepDays: number;
  readonly freezes: boolean;
};

/**
 * Whether a dish is made or bought ahead and kept in store: it keeps two weeks, or it keeps a week and ripens for a
 * day or longer, as water kimchi does.
 */
export function isStored(cooking: Pick<Cooking, 'keepDays' | 'waitingMinutes'> | undefined): boolean {
  if (cooking === undefined) return false;
  const { keepDays, waitingMinutes } = cooking;
  return keepDays >= STORED_DAYS || (keepDays >= RIPENED_DAYS && waitingMinutes >= DAY_MINUTES);
}

const STORED_DAYS = 14;
const RIPENED_DAYS = 7;
const DAY_MINUTES = 1440;

/**
 * A dish to cook at home, with its companions as the meal it leads. `nutrition` is per serving; `familiarity` runs
 * from 1 (rare) to 5 (everyday).
 */
export type Recipe = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly style: RecipeStyle;
  readonly servings: number;
  /** Null, as is the level, where an imported recipe does not say. */
  readonly minutes: number | null;
  readonly level: RecipeLevel | null;
  readonly method: DishMethod;
  readonly mainGroup: MainGroup;
  readonly mealTimes: readonly MealTime[];
  readonly familiarity: number;
  readonly ingredients: readonly IngredientLine[];
  readonly steps: readonly RecipeStep[];
  readonly tags: readonly DishTag[];
  readonly substitutions: readonly Substitution[];
  readonly nutrition: Nutrition;
  /** Components of one serving for portions; absent when its lines are not understood well enough. */
  readonly components?: DishComponents;
  readonly nutritionBasis: NutritionBasis;
  /** Id of the source; `url` is where an imported recipe was published. */
  readonly source: string;
  readonly url: string | null;
  /** Role of the dish on a table; absent for an imported recipe, which is a meal by itself. */
  readonly role?: DishRole;
  /** The dish of the cookbook that this is a version of, and the kitchen of the version. */
  readonly dishId?: string;
  readonly kitchen?: Kitchen;
  /** The dishes beside it. Their lines follow the dish's own and name their companion in `of`. */
  readonly companions?: readonly Companion[];
  /** One serving of the dish without companions, and its grams as eaten. */
  readonly dish?: { readonly nutrition: Nutrition; readonly grams: number };
  /** Grams of one serving as eaten, with companions; without it the lines are added up. */
  readonly servingGrams?: number;
  readonly cooking?: Cooking;
  /** The months, 1 to 12, in which it is eaten; absent for a dish of the whole year. */
  readonly seasonMonths?: readonly number[];
  /** YYYY-MM-DD, the day of a plan it was cooked on for an earlier meal. */
  readonly cookedOn?: string;
  readonly english?: RecipeEnglish;
  /** Its looks, in the vocabulary of the drawings; absent where they are guessed from its name. */
  readonly drawing?: Readonly<Record<string, unknown>>;
  /** Other names people search it by, without spaces. */
  readonly names?: readonly string[];
};

/** Longest time, in minutes, and most main ingredients of a simple recipe. */
export const SIMPLE_RECIPE_LIMITS = { minutes: 20, mainIngredients: 8 } as const;

/** A recipe is simple with at most 20 minutes and 8 main ingredients; otherwise, or if the time is unknown, it is cooked. */
export function recipeStyle(recipe: Pick<Recipe, 'minutes' | 'ingredients'>): RecipeStyle {
  const mains = recipe.ingredients.filter((line) => line.role === 'main').length;
  const simple =
    recipe.minutes !== null &&
    recipe.minutes <= SIMPLE_RECIPE_LIMITS.minutes &&
    mains <= SIMPLE_RECIPE_LIMITS.mainIngredients;
  return simple ? 'simpleRecipe' : 'cookedRecipe';
}

/** Role of a line. Main foods give hashtags and count for "simple"; seasonings do not. */
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
  /** The companion it belongs to, and the component it is portioned with; absent for the dish's own lines. */
  readonly of?: string;
  readonly component?: LineComponent;
};

/** Whether a line belongs to the dish itself and not to a companion. */
export function isOwnLine({ of }: IngredientLine): boolean {
  return of === undefined;
}
