import { type Companion, type IngredientLine, isOwnLine, isStored, type Recipe } from '../food/recipe.ts';
import type { LineComponent } from '../portions/dish-components.ts';
import type { ServingsTaken } from '../portions/table-portions.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';

/** A meal of a plan: its date (YYYY-MM-DD) and time. */
export type PlannedMeal = { readonly date: string; readonly mealTime: MealTime };

/**
 * A home-cooked meal of the week: the component of each recipe line, and the servings of each component that all own
 * portions need together.
 */
export type HomeMeal = PlannedMeal & {
  readonly recipe: Pick<
    Recipe,
    'id' | 'title' | 'servings' | 'ingredients' | 'english' | 'companions' | 'cookedOn'
  >;
  readonly components: readonly LineComponent[];
  readonly taken: ServingsTaken;
  /**
   * Grams that everybody together eats of the leading dish and of each companion, in their order; null where nobody
   * weighed them.
   */
  readonly eatenGrams: { readonly lead: number | null; readonly companions: readonly (number | null)[] };
};

/** A meal that eats from a cooking, and the grams as eaten that its people have together. */
export type EatenMeal = PlannedMeal & { readonly grams: number | null };

/** A line of a dish for one cooking: `servings` of the recipe, and the grams for them; null where the line has none. */
export type CookedLine = Pick<IngredientLine, 'id' | 'name' | 'grams'> & {
  /** The name in the recipe's English, if it has one. */
  readonly englishName: string | null;
  readonly servings: number;
};

/** One cooking of a dish: a leading dish or companion for its meal, or a batch for all meals that eat from it. */
export type CookedDish = {
  /** The id of its recipe. */
  readonly id: string;
  readonly title: string;
  readonly englishTitle: string;
  /** YYYY-MM-DD. */
  readonly cookedOn: string;
  readonly meals: readonly EatenMeal[];
  /** Grams as eaten of a dish from a store, such as kimchi; null for a cooked dish. */
  readonly storedGrams: number | null;
  /** Its own lines, in their order. */
  readonly lines: readonly CookedLine[];
};

/** Everything cooked for these meals; a batch appears once, with the servings that all its meals eat. */
export function cookedDishes(meals: readonly HomeMeal[]): readonly CookedDish[] {
  const dishes = new Map<string, CookedDish>();
  for (const meal of meals) {
    const { date, mealTime, recipe, eatenGrams } = meal;
    const lead = {
      ...recipe,
      englishTitle: recipe.english?.title ?? recipe.title,
      eaten: eatenGrams.lead,
    };
    const key = `${recipe.cookedOn ?? date} ${recipe.id}`;
    dishes.set(key, joined(dishes.get(key), dishAt(meal, lead, linesOf(meal, isOwnLine))));
    for (const [at, companion] of (recipe.companions ?? []).entries()) {
      const { id, cookedOn } = companion;
      const key = `${cookedOn ?? `${date} ${mealTime}`} ${id}`;
      const dish = dishAt(
        meal,
        { ...companion, eaten: eatenGrams.companions[at] ?? null },
        linesOf(meal, (line) => line.of === id),
      );
      dishes.set(key, joined(dishes.get(key), dish));
    }
  }
  return [...dishes.values()];
}

type Named = Pick<CookedDish, 'id' | 'title' | 'englishTitle'> &
  Partial<Pick<Companion, 'cookedOn' | 'cooking' | 'grams'>> & { readonly eaten: number | null };

function dishAt({ date, mealTime, taken }: HomeMeal, dish: Named, lines: readonly CookedLine[]): CookedDish {
  const { id, title, englishTitle, cookedOn = date, grams, cooking, eaten } = dish;
  const isKept = grams !== undefined && isStored(cooking);
  return {
    id,
    title,
    englishTitle,
    cookedOn,
    meals: [{ date, mealTime, grams: eaten }],
    storedGrams: isKept ? grams * taken.side : null,
    lines,
  };
}

function linesOf(
  { recipe, components, taken }: HomeMeal,
  isOf: (line: IngredientLine) => boolean,
): readonly CookedLine[] {
  const own = recipe.ingredients.filter(isOwnLine);
  return recipe.ingredients.flatMap((line, at) => {
    if (!isOf(line)) return [];
    const { id, name, grams } = line;
    const englishName = recipe.english?.ingredients[own.indexOf(line)]?.name ?? null;
    const servings = taken[components[at] ?? 'main'];
    const needed = grams === null ? null : (grams * servings) / recipe.servings;
    return [{ id, name, englishName, servings, grams: needed }];
  });
}

/** Merges two parts of a batch into one cooking. */
function joined(dish: CookedDish | undefined, more: CookedDish): CookedDish {
  if (dish === undefined) return more;
  return {
    ...dish,
    meals: more.meals.reduce(withMeal, dish.meals),
    storedGrams: sum(dish.storedGrams, more.storedGrams),
    lines: dish.lines.map((line, at) => {
      const { servings = 0, grams = 0 } = more.lines[at] ?? {};
      return { ...line, servings: line.servings + servings, grams: sum(line.grams, grams) };
    }),
  };
}

/** The meals with one more, in the order of the week; extras of several people may be for one meal. */
function withMeal(meals: readonly EatenMeal[], more: EatenMeal): readonly EatenMeal[] {
  const isSame = ({ date, mealTime }: EatenMeal) => date === more.date && mealTime === more.mealTime;
  const same = meals.find(isSame);
  if (same !== undefined)
    return meals.map((meal) => (meal === same ? { ...meal, grams: sum(meal.grams, more.grams) } : meal));
  return [...meals, more].sort(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      MEAL_TIMES.indexOf(one.mealTime) - MEAL_TIMES.indexOf(other.mealTime),
  );
}

/** Null as soon as one of both is unknown. */
function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
