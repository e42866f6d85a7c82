import type { DishComponents } from '../../portions/dish-components.ts';
import type { FreeFrom, Kitchen, Seasoning, WeekSeasoning } from '../../vocabulary/foods/kitchens.ts';
import type { Nutrition } from '../nutrition.ts';
import type { IngredientLine, Recipe, RecipeEnglish, RecipeStep } from '../recipe.ts';
import type { TableFacts } from './table-places.ts';

/** The parts of a dish that differ between its versions: lines and steps, and the figures of one serving. */
export type DishVersion = {
  readonly ingredients: readonly IngredientLine[];
  readonly steps: readonly RecipeStep[];
  readonly nutrition: Nutrition;
  readonly components: DishComponents;
  readonly english: Pick<RecipeEnglish, 'ingredients' | 'steps'>;
  /** The description in both languages where that of the dish names a food this version replaces. */
  readonly ownDescription?: { readonly ko: string; readonly en: string };
};

/** The versions of a dish by seasoning. Those without gluten or soy exist only where the dish can be made that way. */
export type DishVersions = Readonly<Record<Seasoning, DishVersion>> &
  Readonly<Record<FreeFrom, Readonly<Record<WeekSeasoning, DishVersion>> | null>>;

/** The fields that all versions of a dish share. */
type SharedFields = Omit<
  Recipe,
  keyof DishVersion | 'style' | 'dishId' | 'kitchen' | 'companions' | 'dish' | 'role'
>;

/**
 * A dish of the cookbook with its versions. `companions` are the ids of the dishes it is eaten with, by kitchen; a dish that
 * leads no meal (rice, side, kimchi, add-on) has none.
 */
export type CookbookDish = SharedFields & {
  readonly role: NonNullable<Recipe['role']>;
  readonly english: Pick<RecipeEnglish, 'title' | 'description'>;
  /** Grams of one serving as eaten. */
  readonly servingGrams: number;
  readonly table: TableFacts;
  readonly versions: DishVersions;
  readonly companions: Readonly<Partial<Record<Kitchen, readonly string[]>>>;
};
