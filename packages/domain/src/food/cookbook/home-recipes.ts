import { type DishComponents, type DishPart, isMixedDish } from '../../portions/dish-components.ts';
import { EXCHANGE_GRAMS, isTuber } from '../../portions/starch-kinds.ts';
import { type DishRole, LEADING_ROLES } from '../../vocabulary/foods/dish-roles.ts';
import { KITCHEN_FACTS, KITCHENS, type Kitchen } from '../../vocabulary/foods/kitchens.ts';
import { sumNutrition } from '../nutrition.ts';
import { type Companion, type IngredientLine, isOwnLine, type Recipe, recipeStyle } from '../recipe.ts';
import type { CookbookDish, DishVersion } from './cookbook-dish.ts';

/** Whether a recipe is a meal that a slot may hold, and not a dish that only stands beside others. */
export function isMeal({ role }: Pick<Recipe, 'role'>): boolean {
  return role === undefined || LEADING_ROLES.includes(role);
}

/** The recipe for a household without limits: the one that is searched and listed. */
export function isListed({ kitchen }: Pick<Recipe, 'kitchen'>): boolean {
  return kitchen === undefined || kitchen === 'ordinary';
}

/** The dish alone, without its companions. */
export function withoutCompanions(recipe: Recipe): Recipe {
  const ingredients = recipe.ingredients.filter(isOwnLine);
  const { nutrition, grams } = recipe.dish ?? { nutrition: recipe.nutrition, grams: recipe.servingGrams };
  return { ...recipe, ingredients, nutrition, ...(grams !== undefined && { servingGrams: grams }) };
}

/** Id of a dish's recipe in a kitchen. */
export function recipeId(dishId: string, kitchen: Kitchen): string {
  return `${dishId}${KITCHEN_FACTS[kitchen].suffix}`;
}

/** Every recipe of a cookbook: each dish in each kitchen it can be made in, the leading ones as meals. */
export function homeRecipes(dishes: readonly CookbookDish[]): readonly Recipe[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const linesOf = linesOnce();
  return dishes.flatMap((dish) =>
    kitchensOf(dish).flatMap((kitchen) => {
      const own = versionIn(dish, kitchen);
      if (own === null) return [];
      const beside = (dish.companions[kitchen] ?? []).flatMap((id) => companionIn(byId.get(id), kitchen));
      return [recipeOf(dish, { kitchen, own, beside, linesOf })];
    }),
  );
}

/** A dish that leads no meal has no companions to differ by. */
function kitchensOf({ role, companions }: CookbookDish): readonly Kitchen[] {
  if (LEADING_ROLES.includes(role)) return KITCHENS.filter((kitchen) => companions[kitchen] !== undefined);
  return KITCHENS.filter((kitchen) => KITCHEN_FACTS[kitchen].companions !== 'plain');
}

/** The kitchen whose recipe of a companion is eaten. */
function companionKitchen(kitchen: Kitchen): Kitchen {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  if (companions === 'glutenFree') return kitchen;
  return seasoning;
}

function versionIn({ versions }: CookbookDish, kitchen: Kitchen): DishVersion | null {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  return companions === 'glutenFree' ? (versions.glutenFree?.[seasoning] ?? null) : versions[seasoning];
}

type Beside = { readonly dish: CookbookDish; readonly version: DishVersion; readonly id: string };

function companionIn(dish: CookbookDish | undefined, kitchen: Kitchen): readonly Beside[] {
  const version = dish === undefined ? null : versionIn(dish, kitchen);
  if (dish === undefined || version === null) return [];
  return [{ dish, version, id: recipeId(dish.id, companionKitchen(kitchen)) }];
}

type Lines = (beside: Beside, servings: number) => readonly IngredientLine[];

type Parts = {
  readonly kitchen: Kitchen;
  readonly own: DishVersion;
  readonly beside: readonly Beside[];
  readonly linesOf: Lines;
};

function recipeOf(dish: CookbookDish, { kitchen, own, beside, linesOf }: Parts): Recipe {
  const { versions: _versions, companions: _companions, english, ...shared } = dish;
  return {
    ...shared,
    id: recipeId(dish.id, kitchen),
    dishId: dish.id,
    kitchen,
    style: recipeStyle({ minutes: dish.minutes, ingredients: own.ingredients }),
    steps: own.steps,
    english: { ...english, ...own.english },
    ingredients: [...own.ingredients, ...beside.flatMap((each) => linesOf(each, dish.servings))],
    nutrition: sumNutrition([own.nutrition, ...beside.map(({ version }) => version.nutrition)]),
    dish: { nutrition: own.nutrition, grams: dish.servingGrams },
    servingGrams: beside.reduce((sum, each) => sum + each.dish.servingGrams, dish.servingGrams),
    components: mealComponents(own.components, beside, dish.method),
    companions: beside.map(asCompanion),
  };
}

function asCompanion({ dish, id }: Beside): Companion {
  const { title, role, servingGrams: grams, cooking } = dish;
  return { id, title, englishTitle: dish.english.title, role, grams, ...(cooking && { cooking }) };
}

/** Lines of companions, made once for all meals of the same servings: they stand beside some ten meals each. */
function linesOnce(): Lines {
  const known = new Map<string, readonly IngredientLine[]>();
  return (beside, servings) => {
    const key = `${beside.id} ${servings}`;
    const lines = known.get(key) ?? linesBeside(beside, servings);
    known.set(key, lines);
    return lines;
  };
}

/** The lines of a companion, for as many servings as the leading dish has. */
function linesBeside({ dish, version, id }: Beside, servings: number): readonly IngredientLine[] {
  const share = servings / dish.servings;
  return version.ingredients.map((line) => ({
    ...line,
    grams: line.grams === null ? null : line.grams * share,
    of: id,
    component: componentOf(dish.role),
  }));
}

function componentOf(role: DishRole): 'rice' | 'side' {
  return role === 'rice' ? 'rice' : 'side';
}

/**
 * Components of a meal: rice is portioned by itself, all other companions together. Starch that is cooked into the leading
 * dish is eaten with it and not portioned once there is rice.
 */
function mealComponents(
  own: DishComponents,
  beside: readonly Beside[],
  method: Recipe['method'],
): DishComponents {
  const rice = beside.filter(({ dish }) => dish.role === 'rice');
  const sides = beside.filter(({ dish }) => dish.role !== 'rice');
  const apart = own.isMixed ? [] : own.starches.filter(({ kind }) => !isTuber(kind));
  const starches =
    rice.length === 0
      ? own.starches
      : [
          ...apart,
          ...rice.map(({ dish, version }) => ({
            kind: 'rice' as const,
            units: dish.servingGrams / EXCHANGE_GRAMS.rice,
            nutrition: version.nutrition,
            glycemicLoad: version.components.glycemicLoad,
          })),
        ];
  return {
    starches,
    soup: own.soup,
    side: sides.length === 0 ? own.side : together(own.side, sides),
    glycemicLoad: totalLoad([own, ...beside.map(({ version }) => version.components)]),
    isMixed: rice.length === 0 ? own.isMixed : isMixedDish(method, starches),
  };
}

function together(own: DishPart | null, sides: readonly Beside[]): DishPart {
  const parts = [
    ...(own === null ? [] : [own]),
    ...sides.map(({ version }) => ({
      nutrition: version.nutrition,
      glycemicLoad: version.components.glycemicLoad,
    })),
  ];
  return {
    nutrition: sumNutrition(parts.map(({ nutrition }) => nutrition)),
    glycemicLoad: totalLoad(parts),
  };
}

/** The load of all parts, to a hundredth; null where that of one is unknown. */
function totalLoad(parts: readonly Pick<DishPart, 'glycemicLoad'>[]): number | null {
  let sum = 0;
  for (const { glycemicLoad } of parts) {
    if (glycemicLoad === null) return null;
    sum += glycemicLoad;
  }
  return Math.round(sum * 100) / 100;
}
