import { type DishComponents, type DishPart, isMixedDish, ladledOf } from '../../portions/dish-components.ts';
import { EXCHANGE_GRAMS, isTuber } from '../../portions/starch-kinds.ts';
import { type DishRole, LEADING_ROLES } from '../../vocabulary/foods/dish-classes.ts';
import { isFreeFrom, KITCHEN_FACTS, KITCHENS, type Kitchen } from '../../vocabulary/foods/kitchens.ts';
import { copyWith } from '../copy-with.ts';
import { sumNutrition } from '../nutrition.ts';
import { type Companion, type IngredientLine, isOwnLine, type Recipe, recipeStyle } from '../recipe.ts';
import type { CookbookDish, DishVersion } from './cookbook-dish.ts';
import type { TableDish } from './table-places.ts';

/** Whether a recipe is a meal that a slot may hold, and not only a companion. */
export function isMeal({ role }: Pick<Recipe, 'role'>): boolean {
  return role === undefined || LEADING_ROLES.includes(role);
}

/** Whether a recipe is a meal of a kitchen that weeks are cooked in; the ordinary one is only read. */
export function isWeekMeal(recipe: Pick<Recipe, 'role' | 'kitchen'>): boolean {
  return isMeal(recipe) && recipe.kitchen !== 'ordinary';
}

/** Whether a recipe is the one for a household without limits, which is searched and listed: its id is that of the dish. */
export function isListed({ kitchen }: Pick<Recipe, 'kitchen'>): boolean {
  return kitchen === undefined || kitchen === 'light';
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
  return openCookbook(dishes).recipes;
}

/** A dish that may be a companion, as one kitchen makes it; `id` is that of its recipe. */
export type SideDish = {
  readonly id: string;
  readonly dish: CookbookDish;
  readonly version: DishVersion;
};

/** A cookbook prepared for lookups. */
export type Cookbook = {
  /** Each dish in each kitchen it can be made in, the leading ones as meals with their usual companions. */
  readonly recipes: readonly Recipe[];
  /** The dishes that may be companions in a kitchen. */
  readonly sidesOf: (kitchen: Kitchen) => readonly SideDish[];
  /**
   * The meal of a leading recipe with these companions, by the ids of their recipes; null unless its kitchen makes
   * all of them.
   */
  readonly mealWith: (id: string, companions: readonly string[]) => Recipe | null;
  /** The properties that the dish of a leading recipe has on a table; null for any other recipe. */
  readonly standingOf: (id: string) => TableDish | null;
};

/** Prepares a cookbook. */
export function openCookbook(dishes: readonly CookbookDish[]): Cookbook {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const linesOf = linesOnce();
  const sides = new Map(KITCHENS.map((kitchen) => [kitchen, sidesIn(dishes, kitchen)]));
  const leads = new Map<string, Lead>();
  const recipes = dishes.flatMap((dish) =>
    kitchensOf(dish).flatMap((kitchen) => {
      const own = versionIn(dish, kitchen);
      if (own === null) return [];
      const beside = (dish.companions[kitchen] ?? []).flatMap((id) => companionIn(byId.get(id), kitchen));
      const recipe = recipeOf(dish, { kitchen, own, beside, linesOf });
      if (LEADING_ROLES.includes(dish.role)) leads.set(recipe.id, { dish, kitchen, own, recipe });
      return [recipe];
    }),
  );
  return {
    recipes,
    sidesOf: (kitchen) => [...(sides.get(kitchen)?.values() ?? [])],
    mealWith: (id, companions) => {
      const lead = leads.get(id);
      if (lead === undefined) return null;
      const { dish, kitchen, own, recipe } = lead;
      const beside = companions.flatMap((each) => sides.get(kitchen)?.get(each) ?? []);
      return beside.length < companions.length
        ? null
        : { ...recipe, ...mealOf(dish, { own, beside, linesOf }) };
    },
    standingOf: (id) => {
      const lead = leads.get(id);
      return lead === undefined ? null : standing(lead.dish, lead.own);
    },
  };
}

/** The properties of a dish on a table, in one of its versions. */
export function standing({ role, mainGroup, table }: CookbookDish, { nutrition }: DishVersion): TableDish {
  return { role, mainGroup, table, nutrition };
}

function sidesIn(dishes: readonly CookbookDish[], kitchen: Kitchen): ReadonlyMap<string, SideDish> {
  const beside = dishes.filter(({ role }) => !LEADING_ROLES.includes(role));
  return new Map(beside.flatMap((dish) => companionIn(dish, kitchen)).map((side) => [side.id, side]));
}

/** The kitchens a dish has recipes for. A dish that leads no meal has no companions that could differ. */
function kitchensOf({ role, companions }: CookbookDish): readonly Kitchen[] {
  if (LEADING_ROLES.includes(role)) return KITCHENS.filter((kitchen) => companions[kitchen] !== undefined);
  return KITCHENS.filter((kitchen) => KITCHEN_FACTS[kitchen].companions !== 'plain');
}

/** The kitchen whose recipe is used for companions. */
function companionKitchen(kitchen: Kitchen): Kitchen {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  return isFreeFrom(companions) ? kitchen : seasoning;
}

function versionIn({ versions }: CookbookDish, kitchen: Kitchen): DishVersion | null {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  if (!isFreeFrom(companions)) return versions[seasoning];
  return seasoning === 'ordinary' ? null : (versions[companions]?.[seasoning] ?? null);
}

function companionIn(dish: CookbookDish | undefined, kitchen: Kitchen): readonly SideDish[] {
  const version = dish === undefined ? null : versionIn(dish, kitchen);
  if (dish === undefined || version === null) return [];
  return [{ dish, version, id: recipeId(dish.id, companionKitchen(kitchen)) }];
}

type Lines = (beside: SideDish, servings: number) => readonly IngredientLine[];

/** A leading dish in a kitchen, and its recipe with its usual companions. */
type Lead = {
  readonly dish: CookbookDish;
  readonly kitchen: Kitchen;
  readonly own: DishVersion;
  readonly recipe: Recipe;
};

type Parts = {
  readonly own: DishVersion;
  readonly beside: readonly SideDish[];
  readonly linesOf: Lines;
};

const MONTHS = 12;

function recipeOf(dish: CookbookDish, { kitchen, ...parts }: Parts & { readonly kitchen: Kitchen }): Recipe {
  const { own } = parts;
  const { english, cooking, drawing, names, table } = dish;
  // Property by property: spreading a dish without some of its fields would give every copy a hidden class of its own.
  return {
    title: dish.title,
    description: own.ownDescription?.ko ?? dish.description,
    author: dish.author,
    role: dish.role,
    servings: dish.servings,
    minutes: dish.minutes,
    level: dish.level,
    method: dish.method,
    mainGroup: dish.mainGroup,
    mealTimes: dish.mealTimes,
    familiarity: dish.familiarity,
    tags: dish.tags,
    substitutions: dish.substitutions,
    nutritionBasis: dish.nutritionBasis,
    source: dish.source,
    url: dish.url,
    ...(cooking && { cooking }),
    ...(drawing && { drawing }),
    ...(names && { names }),
    id: recipeId(dish.id, kitchen),
    dishId: dish.id,
    kitchen,
    style: recipeStyle({ minutes: dish.minutes, ingredients: own.ingredients }),
    steps: own.steps,
    english: {
      title: english.title,
      description: own.ownDescription?.en ?? english.description,
      ...own.english,
    },
    dish: { nutrition: own.nutrition, grams: dish.servingGrams },
    ...mealOf(dish, parts),
    ...(table.seasonMonths.length < MONTHS && { seasonMonths: table.seasonMonths }),
  };
}

/** The fields of a recipe that depend on the companions. */
function mealOf(dish: CookbookDish, { own, beside, linesOf }: Parts) {
  return {
    ingredients: [...own.ingredients, ...beside.flatMap((each) => linesOf(each, dish.servings))],
    nutrition: sumNutrition([own.nutrition, ...beside.map(({ version }) => version.nutrition)]),
    servingGrams: beside.reduce((sum, each) => sum + each.dish.servingGrams, dish.servingGrams),
    components: mealComponents(own.components, beside, dish),
    companions: beside.map(asCompanion),
  };
}

function asCompanion({ dish, id }: SideDish): Companion {
  const { title, role, method, servingGrams: grams, cooking } = dish;
  return { id, title, englishTitle: dish.english.title, role, method, grams, ...(cooking && { cooking }) };
}

/** Caches the lines of companions by number of servings: each stands in about ten meals. */
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
function linesBeside({ dish, version, id }: SideDish, servings: number): readonly IngredientLine[] {
  const share = servings / dish.servings;
  return version.ingredients.map((line) =>
    copyWith(line, {
      grams: line.grams === null ? null : line.grams * share,
      of: id,
      component: componentOf(dish.role),
    }),
  );
}

function componentOf(role: DishRole): 'rice' | 'side' {
  return role === 'rice' ? 'rice' : 'side';
}

/**
 * Components of a meal: rice is portioned separately, all other companions together. Once there is rice, starch
 * cooked into the leading dish is eaten with the dish and not portioned.
 */
function mealComponents(
  own: DishComponents,
  beside: readonly SideDish[],
  { method, role, servingGrams }: Pick<CookbookDish, 'method' | 'role' | 'servingGrams'>,
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
  const ladled = ladledOf(method, servingGrams);
  return {
    starches,
    soup: own.soup,
    side: sides.length === 0 ? own.side : together(own.side, sides),
    glycemicLoad: totalLoad([own, ...beside.map(({ version }) => version.components)]),
    isMixed: rice.length === 0 ? own.isMixed : isMixedDish(method, starches),
    isBowl: rice.length === 0 && role === 'bowl' && !own.isMixed && starches.length > 0,
    ...(ladled !== undefined && { ladled }),
  };
}

function together(own: DishPart | null, sides: readonly SideDish[]): DishPart {
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

/** The glycaemic load of all parts, rounded to a hundredth; null where one is unknown. */
function totalLoad(parts: readonly Pick<DishPart, 'glycemicLoad'>[]): number | null {
  let sum = 0;
  for (const { glycemicLoad } of parts) {
    if (glycemicLoad === null) return null;
    sum += glycemicLoad;
  }
  return Math.round(sum * 100) / 100;
}
