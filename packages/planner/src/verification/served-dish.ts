import {
  type CookbookDish,
  type DishFamily,
  type DishRole,
  dishFamily,
  isMeal,
  isPerishable,
  type Kitchen,
  type LaidDish,
  type MealSlot,
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  openCookbook,
  type Product,
  type Recipe,
  type TableDish,
  type Taxonomy,
} from '@kkini/domain';
import { memoizeByText } from '@kkini/domain/memoize';
import { componentsOf } from '@kkini/domain/portions';
import type { DishForm } from '../model/dish-form.ts';
import { type CountedGrams, countedGrams } from './counted-grams.ts';
import { type DishHoldings, dishHoldings, type FoodSource, type WrittenDish } from './dish-holdings.ts';
import { foodClosure } from './food-closure.ts';
import { servedForms } from './served-forms.ts';

/** The catalogue a plan is checked against. */
export type CheckedCatalogue = {
  readonly dataVersion: string;
  readonly taxonomy: Taxonomy;
  readonly recipes: Iterable<Recipe>;
  readonly products: Iterable<Product>;
  /** The dishes the recipes come from; without it no slot may name companions. */
  readonly cookbook?: readonly CookbookDish[];
};

/** One catalogue entry with the data its rules and points need. */
export type ServedDish = Pick<Recipe | Product, 'id' | 'style' | 'mainGroup' | 'method' | 'familiarity'> & {
  /** The family people count the dish among, whatever its ingredients; null if its name does not tell. */
  readonly family: DishFamily | null;
  readonly kind: 'recipe' | 'product';
  /** Fewest people a bought dish is sold for. */
  readonly soldFor: number;
  /** Null where it is the same for everybody. */
  readonly kitchen: Kitchen | null;
  readonly mealTimes: readonly string[];
  /** The months, 1 to 12, and the areas that serve it; null for all of them. */
  readonly seasonMonths: readonly number[] | null;
  readonly areas: readonly string[] | null;
  readonly minutes: number;
  /** Minutes of work and waiting of a dish of the cookbook. */
  readonly work: { readonly active: number; readonly waiting: number } | null;
  readonly keepDays: number;
  /** Foods of a home dish itself: those that spoil within a week and give it its character, and all of them. */
  readonly freshFoods: readonly string[];
  readonly ownFoods: readonly string[];
  /** As stated in the catalogue. A missing amount that points depend on is the median of its main group. */
  readonly nutrition: Nutrition;
  readonly amounts: Readonly<Record<CheckedAmount, number>>;
  readonly holds: DishHoldings;
  readonly forms: ReadonlySet<DishForm>;
  /**
   * The separately portioned components, and the stated sodium of a bought dish; null where it is cooked or the
   * sodium is unknown.
   */
  readonly components?: Recipe['components'] | undefined;
  readonly boughtSodiumMg: number | null;
  /** Stated sodium of a serving, whichever portion of it is eaten. */
  readonly servingSodiumMg: number | null;
  readonly grams: CountedGrams;
};

/** The dishes of a catalogue by id, with the taxonomy data needed to judge them. */
export type ServedDishes = FoodSource & {
  readonly dataVersion: string;
  readonly byId: ReadonlyMap<string, ServedDish>;
  /** The dish of a slot with the companions it names; undefined where its kitchen does not make one of them. */
  readonly dishOf: (slot: MealSlot) => ServedDish | undefined;
  /** A companion by the id of its recipe: the recipe, and its entry in the cookbook. */
  readonly sideOf: (id: string) => Recipe | undefined;
  readonly besideOf: (id: string) => CookbookDish | undefined;
  /** The kinds of rice of a kitchen, and its add-ons, such as milk and fruit. */
  readonly ricesOf: (kitchen: Kitchen) => readonly ServedDish[];
  readonly addOnsOf: (kitchen: Kitchen) => readonly ServedDish[];
  readonly usualBeside: (id: string) => readonly LaidDish[];
  /** The properties that the dish of a leading recipe has on a table. */
  readonly standingOf: (id: string) => TableDish | null;
};

/** Most meals with their companions to cache, because a plan looks up its own again and again. */
const MOST_LAID = 4000;

/** Reads every entry of the catalogue once. */
export function servedDishes({
  dataVersion,
  taxonomy,
  recipes,
  products,
  cookbook = [],
}: CheckedCatalogue): ServedDishes {
  const foods = { taxonomy, closure: foodClosure(taxonomy.source) };
  const all = [...[...recipes].filter(isMeal), ...products];
  const median = groupMedians(all);
  const dishes = all.map((entry) => servedDish(entry, foods, median));
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const book = openCookbook(cookbook);
  const entries = new Map(cookbook.map((dish) => [dish.id, dish]));
  const sides = new Map(book.recipes.filter((each) => !isMeal(each)).map((each) => [each.id, each]));
  const usual = new Map(book.recipes.map(({ id, companions }) => [id, companions ?? []]));
  const laidAs = memoizeByText(MOST_LAID, (ids) => {
    const [id = '', ...beside] = ids.split('\n');
    const laid = book.mealWith(id, beside);
    return laid === null ? undefined : servedDish(laid, foods, median);
  });
  const ofRole = (role: DishRole, kitchen: Kitchen) =>
    book
      .sidesOf(kitchen)
      .filter(({ dish }) => dish.role === role)
      .flatMap(({ id }) => sides.get(id) ?? [])
      .map((recipe) => servedDish(recipe, foods, median));
  return {
    ...foods,
    dataVersion,
    byId,
    sideOf: (id) => sides.get(id),
    besideOf: (id) => entries.get(sides.get(id)?.dishId ?? ''),
    ricesOf: (kitchen) => ofRole('rice', kitchen),
    addOnsOf: (kitchen) => ofRole('addon', kitchen),
    usualBeside: (id) => usual.get(id) ?? [],
    standingOf: book.standingOf,
    dishOf: (slot) => {
      if (!('id' in slot)) return undefined;
      if (slot.kind !== 'recipe' || slot.companions === undefined) return byId.get(slot.id);
      return laidAs([slot.id, ...slot.companions.map(({ id }) => id)].join('\n'));
    },
  };
}

function workOf(entry: Recipe | Product): ServedDish['work'] {
  if (!('steps' in entry) || entry.cooking === undefined) return null;
  return { active: entry.cooking.activeMinutes, waiting: entry.cooking.waitingMinutes };
}

/** A recipe's own foods that spoil within a week and give it its character. */
export function freshFoods({ ingredients }: Recipe, taxonomy: Taxonomy): readonly string[] {
  return ownFoods({ ingredients }).filter((id) => isPerishable(taxonomy, id));
}

/** A recipe's own foods, without seasonings and the foods of its companions. */
function ownFoods({ ingredients }: Pick<Recipe, 'ingredients'>): readonly string[] {
  const found = new Set<string>();
  for (const { id, role, of } of ingredients)
    if (id !== null && role === 'main' && of === undefined) found.add(id);
  return [...found];
}

type Median = (group: string, nutrient: Nutrient) => number;

function servedDish(entry: Recipe | Product, foods: FoodSource, median: Median): ServedDish {
  const isRecipe = 'steps' in entry;
  const { id, style, mainGroup, method, mealTimes, familiarity, minutes, nutrition } = entry;
  const servingSodiumMg = (isRecipe ? null : entry.measured?.sodiumMg?.central) ?? nutrition.sodiumMg;
  const grams = countedGrams(entry, foods.closure);
  let holds: DishHoldings | undefined;
  let forms: ServedDish['forms'] | undefined;
  return {
    id,
    style,
    mainGroup,
    method,
    family: dishFamily(writtenDish(entry).title),
    familiarity,
    kind: isRecipe ? 'recipe' : 'product',
    soldFor: isRecipe ? 1 : (entry.soldFor ?? 1),
    kitchen: isRecipe ? (entry.kitchen ?? null) : null,
    mealTimes,
    seasonMonths: entry.seasonMonths ?? null,
    areas: isRecipe ? null : (entry.areas ?? null),
    minutes: minutes ?? 0,
    work: workOf(entry),
    keepDays: isRecipe ? (entry.cooking?.keepDays ?? 0) : 0,
    freshFoods: isRecipe ? freshFoods(entry, foods.taxonomy) : [],
    ownFoods: isRecipe ? ownFoods(entry) : [],
    nutrition,
    amounts: amountsOf(entry, { median, grams }),
    // Computed on first use: a plan is checked against the dishes of one kitchen.
    get holds() {
      holds ??= dishHoldings(foods, writtenDish(entry));
      return holds;
    },
    get forms() {
      forms ??= servedForms(entry, this.holds, foods);
      return forms;
    },
    components: componentsOf(entry),
    boughtSodiumMg: isRecipe ? null : servingSodiumMg,
    servingSodiumMg,
    grams,
  };
}

/** The amounts that points depend on; a missing one is the median of the main group. */
function amountsOf(
  entry: Recipe | Product,
  { median, grams }: { readonly median: Median; readonly grams: CountedGrams },
): ServedDish['amounts'] {
  const filledOf = (nutrient: Nutrient) => {
    const guess = WITHOUT_POINTS.includes(nutrient) ? Number.NaN : median(entry.mainGroup, nutrient);
    return entry.nutrition[nutrient] ?? guess;
  };
  const glycemicLoad = componentsOf(entry).glycemicLoad ?? 0;
  const filled = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, filledOf(nutrient)])) as Record<
    Nutrient,
    number
  >;
  const soups = entry.method === 'soup' ? 1 : 0;
  return { ...filled, glycemicLoad, leavesG: grams.leavesG, floorKcal: filled.energyKcal, soups };
}

/** A dish as the text and lines that its holdings are read from. */
export function writtenDish(entry: Recipe | Product): WrittenDish {
  const { ingredients: lines, method, style } = entry;
  if (!('steps' in entry)) {
    const { name: title, english, mayContain = [] } = entry;
    return { title, names: english ? [english.name] : [], lines, method, style, mayContain };
  }
  const { title, names = [], english, companions = [] } = entry;
  return {
    title,
    beside: companions.map((each) => each.title),
    names: [
      ...names,
      ...(english?.title ? [english.title] : []),
      ...companions.map((each) => each.englishTitle),
    ],
    lines,
    method,
    style,
  };
}

/** Nutrients that are shown but cost no points. An unknown amount stays unknown. */
const WITHOUT_POINTS: readonly Nutrient[] = [
  'unsaturatedFatG',
  'calciumMg',
  'phosphorusMg',
  'iodineUg',
  'vitaminB12Ug',
  'purineTotalMg',
];

/** The upper median of the stated amounts per main group; 0 without any. */
function groupMedians(all: readonly (Recipe | Product)[]): Median {
  const known = new Map<string, number>();
  return (group, nutrient) => {
    const key = `${group} ${nutrient}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const stated = all
      .filter((entry) => entry.mainGroup === group)
      .flatMap((entry) => entry.nutrition[nutrient] ?? [])
      .sort((a, b) => a - b);
    const found = stated[Math.floor(stated.length / 2)] ?? 0;
    known.set(key, found);
    return found;
  };
}

/**
 * What the amounts of a day measure: nutrients, the glycaemic load, leaves with at least 300 µg vitamin K per 100 g,
 * energy against the floor, and the number of soups.
 */
export type CheckedAmount = Nutrient | 'glycemicLoad' | 'leavesG' | 'floorKcal' | 'soups';
