import type { DishComponents } from '../portions/dish-components.ts';
import type { DishMethod, MainGroup } from '../vocabulary/foods/dish-classes.ts';
import type { ProductStyle } from '../vocabulary/meal-styles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import type { MeasuredRanges } from './bought/bought-range.ts';
import type { Nutrition } from './nutrition.ts';
import type { IngredientLine } from './recipe.ts';
import type { Dish } from './taxonomy/dish-profile.ts';

/** A meal to buy. Bundled ones are generic kinds without brand or shop; the price is typical, in won. */
export type Product = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly style: ProductStyle;
  readonly brandName: string | null;
  readonly servings: number;
  /** What a serving holds: the measured good and each food beside it, with amount and weight. */
  readonly servingLabel: string;
  readonly typicalPriceWon: number | null;
  readonly minutes: number | null;
  readonly method: DishMethod;
  readonly mainGroup: MainGroup;
  readonly mealTimes: readonly MealTime[];
  readonly familiarity: number;
  /** The months, 1 to 12, in which it is eaten; absent for a dish of the whole year. */
  readonly seasonMonths?: readonly number[];
  /** Fewest people it is sold for: restaurants take no smaller order, a kit holds no less; absent where it is made for one. */
  readonly soldFor?: number;
  readonly ingredients: readonly IngredientLine[];
  /** Taxonomy ids that goods of some makers contain beside those of the lines; absent where none is known. */
  readonly mayContain?: readonly string[];
  readonly nutrition: Nutrition;
  /** Components for portions; absent when its lines are not understood well enough. */
  readonly components?: DishComponents;
  /** Ranges of the measured goods of its kind; absent where there are no measurements. */
  readonly measured?: MeasuredRanges;
  /** Sodium of the foods beside the measured good, mg; absent where it is sold alone. */
  readonly besideSodiumMg?: number;
  /** Its figures are those of a similar kind, so no verdict calls them within a limit. */
  readonly isEstimate?: boolean;
  /**
   * Typical, lowest and highest price in won, the month they were seen (`2026-09`), and the source. `of` names the good they are
   * the price of, where the foods beside it are paid for apart.
   */
  readonly priceRange?: {
    readonly won: number;
    readonly low: number;
    readonly high: number;
    readonly month: string;
    readonly source: string;
    readonly of?: { readonly ko: string; readonly en: string };
  };
  /** Its looks, in the vocabulary of the drawings; absent where they are guessed from its name. */
  readonly drawing?: Readonly<Record<string, unknown>>;
  readonly english?: {
    readonly name: string;
    readonly description: string;
    readonly servingLabel: string;
    /** In the order of the ingredients. */
    readonly ingredients: readonly { readonly name: string; readonly amount: string }[];
  };
  readonly searchText: string;
  /** Dining-out areas that serve it; absent when it is available everywhere. */
  readonly areas?: readonly string[];
  readonly source: string;
};

/** A product as exclusion reads it: its names, its lines and the foods that only some makers add. */
export function writtenProduct(product: Product): Dish {
  const { name, english, ingredients, method, style, mayContain = [] } = product;
  const names = english === undefined ? [] : [english.name];
  return { title: name, names, lines: ingredients, method, style, mayContain };
}
