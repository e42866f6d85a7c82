import type { IngredientLine, IngredientRole, Recipe } from '../food/recipe.ts';
import type { LineComponent } from '../portions/dish-components.ts';
import type { ServingsTaken } from '../portions/table-portions.ts';
import { PURCHASE_UNITS, type PurchaseUnit } from '../vocabulary/foods/aisles.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';

/**
 * A home-cooked meal of the week: the component of each recipe line, and the servings of each component that all own
 * portions need together.
 */
export type HomeMeal = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly recipe: Pick<Recipe, 'servings' | 'ingredients'>;
  readonly components: readonly LineComponent[];
  readonly taken: ServingsTaken;
};

/** One food to buy: where the week needs it and the total amount. */
export type ShoppingItem = {
  /** The taxonomy id, or the written name of an unknown food. */
  readonly key: string;
  readonly food: string | null;
  readonly name: string;
  /** True for seasonings, which most kitchens already have. */
  readonly role: IngredientRole;
  /** The edible amount for everyone who eats; null when a line has no amount. */
  readonly grams: number | null;
  readonly uses: readonly { readonly date: string; readonly mealTime: MealTime }[];
};

/**
 * Items for the home-cooked meals, one per food in the order of first use: the sum of the persons' own portions, each
 * times their `count` (safety-rules section 5.4). Leaves out water.
 */
export function shoppingList(meals: readonly HomeMeal[]): readonly ShoppingItem[] {
  const items = new Map<string, ShoppingItem>();
  for (const meal of meals) {
    for (const [at, line] of meal.recipe.ingredients.entries()) {
      if (line.id === WATER) continue;
      const key = line.id ?? line.name;
      const share = meal.taken[meal.components[at] ?? 'main'] / meal.recipe.servings;
      items.set(key, added(items.get(key), { key, line, meal, share }));
    }
  }
  return [...items.values()];
}

const WATER = 'water';

type Addition = {
  readonly key: string;
  readonly line: IngredientLine;
  readonly meal: HomeMeal;
  readonly share: number;
};

function added(item: ShoppingItem | undefined, { key, line, meal, share }: Addition): ShoppingItem {
  const use = { date: meal.date, mealTime: meal.mealTime };
  const grams = line.grams === null ? null : line.grams * share;
  if (!item) return { key, food: line.id, name: line.name, role: line.role, grams, uses: [use] };
  const known = item.uses.some(({ date, mealTime }) => date === use.date && mealTime === use.mealTime);
  return {
    ...item,
    role: item.role === 'main' ? 'main' : line.role,
    grams: item.grams === null || grams === null ? null : item.grams + grams,
    uses: known ? item.uses : [...item.uses, use],
  };
}

/** A number of whole pieces. */
export type PiecesToBuy = { readonly count: number; readonly unit: PurchaseUnit };

/**
 * Pieces needed for an edible amount, rounded up; `unitGrams` are the grams of one unit of the food. Null for a food
 * that is not sold by the piece. 540 g of courgettes at 270 g each are 2.
 */
export function piecesToBuy(grams: number, unitGrams: Readonly<Record<string, number>>): PiecesToBuy | null {
  const unit = PURCHASE_UNITS.find((name) => (unitGrams[name] ?? 0) >= SMALLEST_PIECE_G);
  if (unit === undefined) return null;
  return { unit, count: Math.max(1, Math.ceil(grams / (unitGrams[unit] ?? 1) - ROUNDING)) };
}

/** Grams below which pieces are not counted, such as berries and cloves of garlic. */
const SMALLEST_PIECE_G = 30;
/** Excess, in pieces, that needs no further piece. */
const ROUNDING = 0.1;
