import {
  type Cooking,
  type Dish,
  type DishFamily,
  type DishMethod,
  type DishProfile,
  type DishRole,
  dishFamily,
  dishProfile,
  type IngredientLine,
  isOwnLine,
  isPerishable,
  isStored,
  type Kitchen,
  kimchiNamed,
  type MainGroup,
  type MealStyle,
  type MealTime,
  type Nutrition,
  type Product,
  type Recipe,
  type ShareSet,
  type Taxonomy,
  writtenProduct,
} from '@kkini/domain';
import { type ProductRanges, productRanges } from '@kkini/domain/bought';
import { memoizeByObject } from '@kkini/domain/memoize';
import { componentsOf, type DishComponents } from '@kkini/domain/portions';
import { type DishForm, dishForms } from './dish-form.ts';
import { type WeighedFoods, weighedFoods } from './weighed-foods.ts';

/**
 * Least grams of processed meat in a serving that weeks count: a slice of ham, or what a roll of gimbap holds. A bit of bacon on
 * a salad is less.
 */
const PROCESSED_MEAT_G = 15;

type MeatDish = { readonly servings: number; readonly ingredients: readonly IngredientLine[] };

/** A dish the planner may serve: its ingredients and the figures of one serving. */
export type Candidate = {
  readonly id: string;
  readonly kind: 'recipe' | 'product';
  /** The kitchen a home meal is made in; absent where it is the same for everybody. */
  readonly kitchen?: Kitchen;
  readonly style: MealStyle;
  readonly mainGroup: MainGroup;
  readonly method: DishMethod;
  /** The family people count the dish among, whatever its ingredients; absent if its name does not tell. */
  readonly family?: DishFamily;
  /** The starch a bought meal comes with, if weeks count it. */
  readonly staple?: 'sweetPotato';
  /** True with a slice of ham or more in a serving, whatever its main group. */
  readonly holdsProcessedMeat?: true;
  readonly mealTimes: readonly MealTime[];
  /** 1 (rare) to 5 (everyday). */
  readonly familiarity: number;
  /** Fewest people a bought dish is sold for; absent where everybody has one of their own. */
  readonly soldFor?: number;
  /** Price of one serving in won. */
  readonly priceWon: number | null;
  readonly minutes: number | null;
  /** Role of a home dish on a table. */
  readonly role?: DishRole;
  /** Minutes of work and of waiting, and days of keeping, of a home dish. */
  readonly cooking?: Cooking;
  /** The months, 1 to 12, in which it is eaten; absent for a dish of the whole year. */
  readonly seasonMonths?: readonly number[];
  /** Its own foods that spoil within a week and give it its character. */
  readonly perishables?: readonly string[];
  /** The foods a home dish is made of, without seasonings and without those of its companions; of a stored one the kimchi it is. */
  readonly foods?: readonly string[];
  /** Dining-out areas that serve it; absent where it is available anywhere. */
  readonly areas?: readonly string[];
  readonly nutrition: Nutrition;
  /** The separately portioned components of a serving; absent for a dish that is eaten as served. */
  readonly components?: DishComponents;
  /** Sodium and energy ranges of a bought dish; absent for home cooking. */
  readonly ranges?: ProductRanges;
  readonly profile: DishProfile;
  /** Profile of a home meal with only its rice beside it; absent if it has no other companion. */
  readonly withoutSides?: () => DishProfile;
  /** Profile with nothing beside it; absent where no rice stands there. */
  readonly alone?: () => DishProfile;
  readonly forms: ReadonlySet<DishForm>;
  readonly weighed: WeighedFoods;
};

/** A catalogue entry of either kind. */
export type CatalogueEntry =
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'product'; readonly product: Product };

/**
 * Prepares one catalogue entry for planning, once per catalogue version. `share` lets entries of a catalogue share
 * equal sets.
 */
export function makeCandidate(taxonomy: Taxonomy, entry: CatalogueEntry, share?: ShareSet): Candidate {
  const dish = entry.kind === 'recipe' ? entry.recipe : entry.product;
  const profile = dishProfile(
    taxonomy,
    entry.kind === 'product' ? writtenProduct(entry.product) : writtenRecipe(entry.recipe),
    share,
  );
  const forms = dishForms(taxonomy, {
    kind: entry.kind,
    method: dish.method,
    lines: dish.ingredients,
    servings: dish.servings,
    profile,
    isImported: dish.source !== OWN_SOURCE,
    ...(entry.kind === 'recipe' && {
      tags: entry.recipe.tags,
      beside: entry.recipe.companions?.map(({ method }) => method) ?? [],
    }),
    ...(dish.style === 'restaurant' && entry.kind === 'product' && { soldFor: entry.product.soldFor ?? 1 }),
  });
  return {
    id: dish.id,
    kind: entry.kind,
    ...(entry.kind === 'recipe' && entry.recipe.kitchen && { kitchen: entry.recipe.kitchen }),
    style: dish.style,
    mainGroup: dish.mainGroup,
    method: dish.method,
    ...countedAs(taxonomy, entry),
    mealTimes: dish.mealTimes,
    familiarity: dish.familiarity,
    priceWon: entry.kind === 'product' ? pricePerServing(entry.product) : null,
    minutes: dish.minutes,
    ...(entry.kind === 'recipe' && entry.recipe.role && { role: entry.recipe.role }),
    ...(entry.kind === 'recipe' && entry.recipe.cooking && { cooking: entry.recipe.cooking }),
    ...(dish.seasonMonths && { seasonMonths: dish.seasonMonths }),
    ...(entry.kind === 'recipe' && foodsOf(taxonomy, entry.recipe)),
    nutrition: dish.nutrition,
    components: componentsOf(dish),
    ...(entry.kind === 'product' && ofProduct(entry.product)),
    profile,
    ...(entry.kind === 'recipe' && profilesWithout(taxonomy, entry.recipe)),
    forms: share?.(forms) ?? forms,
    weighed: weighedFoods(taxonomy, dish),
  };
}

/** Source of the entries of this repository, whose lines say what stays raw. */
const OWN_SOURCE = 'kkini';

/** What the counters of a week ask of it besides its main group and method. */
function countedAs(
  taxonomy: Taxonomy,
  entry: CatalogueEntry,
): Pick<Candidate, 'family' | 'holdsProcessedMeat'> {
  const dish = entry.kind === 'recipe' ? entry.recipe : entry.product;
  const family = dishFamily('title' in dish ? dish.title : dish.name);
  return {
    ...(family !== null && { family }),
    ...(holdsProcessedMeat(taxonomy, dish) && { holdsProcessedMeat: true }),
  };
}

/** A recipe as it is judged, including the names of its companions, since a visitor may leave out "namul". */
function writtenRecipe({ title, names = [], english, companions = [], ingredients, method }: Recipe): Dish {
  const inEnglish = [english?.title ?? [], companions.map(({ englishTitle }) => englishTitle)].flat();
  return {
    title,
    beside: companions.map((each) => each.title),
    names: [...names, ...inEnglish],
    lines: ingredients,
    method,
  };
}

function profilesWithout(taxonomy: Taxonomy, recipe: Recipe): Pick<Candidate, 'withoutSides' | 'alone'> {
  const { companions = [], ingredients } = recipe;
  const rice = companions.filter(({ role }) => role === 'rice');
  const profileBeside = (left: typeof rice) => () => {
    const isLeft = (line: IngredientLine) => isOwnLine(line) || left.some(({ id }) => id === line.of);
    const rest = { companions: left, ingredients: ingredients.filter(isLeft) };
    return dishProfile(taxonomy, writtenRecipe({ ...recipe, ...rest }));
  };
  return {
    ...(rice.length < companions.length && { withoutSides: profileBeside(rice) }),
    ...(rice.length > 0 && { alone: profileBeside([]) }),
  };
}

function foodsOf(
  taxonomy: Taxonomy,
  { title, cooking, ingredients }: Recipe,
): Pick<Candidate, 'foods' | 'perishables'> {
  if (isStored(cooking)) return { foods: kimchiNamed(taxonomy, title) };
  const own = ingredients.filter((line) => line.role === 'main' && isOwnLine(line));
  const foods = [...new Set(own.flatMap(({ id }) => id ?? []))];
  return { foods, perishables: foods.filter((id) => isPerishable(taxonomy, id)) };
}

function ofProduct(product: Product): Pick<Candidate, 'areas' | 'ranges' | 'soldFor' | 'staple'> {
  const holdsSweetPotato = componentsOf(product).starches.some(({ kind }) => kind === 'sweetPotato');
  return {
    ...(product.areas && { areas: product.areas }),
    ranges: productRanges(product),
    ...(product.soldFor !== undefined && { soldFor: product.soldFor }),
    ...(holdsSweetPotato && { staple: 'sweetPotato' }),
  };
}

/** A pack for two costs each person half. */
function pricePerServing({ typicalPriceWon, servings }: Product): number | null {
  return typicalPriceWon === null ? null : typicalPriceWon / servings;
}

/** The candidates of a catalogue by their ids. */
export const candidatesById = memoizeByObject(
  (candidates: readonly Candidate[]): ReadonlyMap<string, Candidate> =>
    new Map(candidates.map((candidate) => [candidate.id, candidate])),
);

/**
 * Whether a serving holds enough ham, sausage, bacon or the like for a week to count it (nutrition-rules section 5), whatever leads
 * the dish. Companions are counted by their own points. A line without a weight is enough.
 */
export function holdsProcessedMeat({ closures }: Taxonomy, { servings, ingredients }: MeatDish): boolean {
  const lines = ingredients.filter(
    (line) => isOwnLine(line) && line.id !== null && closures.get(line.id)?.identity.has('processed_meat'),
  );
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? Infinity), 0);
  return grams / servings >= PROCESSED_MEAT_G;
}
