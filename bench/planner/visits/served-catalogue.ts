import {
  type Cookbook,
  type MealSlot,
  openCookbook,
  type Product,
  type Recipe,
  type Taxonomy,
} from '@kkini/domain';
import { memoizeByText } from '@kkini/domain/memoize';
import { type Candidate, type DishesServed, dishesServed, makeTables, type Tables } from '@kkini/planner';
import { type ServedDishes, servedDishes } from '@kkini/planner/verification';
import { makeBenchCatalogue } from '../catalogues/bench-catalogue.ts';
import { realCatalogue } from '../catalogues/real-catalogue.ts';
import { FoodKinds } from './judgement/food-kinds.ts';
import { type WrittenMeal, writtenMeal } from './judgement/written-meal.ts';

/** The bundled catalogue in the forms of the server and the checker, and its ingredient lists. */
export type ServedCatalogue = {
  readonly name: string;
  readonly taxonomy: Taxonomy;
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly dishOf: DishesServed;
  readonly dishes: ServedDishes;
  /** The ids of the usual companions of a leading recipe. */
  readonly usualBeside: (id: string) => readonly string[];
  readonly kinds: FoodKinds;
  /** The ingredient list of a slot with its companions; null for a slot without a dish, undefined for one that does not exist. */
  readonly mealOf: (slot: MealSlot) => WrittenMeal | null | undefined;
};

/** Most laid meals to cache. */
const MOST_MEALS = 20_000;

/** Prepares the bundled catalogue; needs a build. */
export function servedCatalogue(): ServedCatalogue {
  const real = realCatalogue();
  const { name, taxonomy, recipes, products, cookbook, unitGrams } = real;
  const { candidates } = makeBenchCatalogue(real);
  const book = openCookbook(cookbook);
  const tables = makeTables(taxonomy, book, { unitGrams });
  const kinds = new FoodKinds(taxonomy.source);
  const entries = entriesOf(book, products);
  const written = memoizeByText(MOST_MEALS, (key) => {
    const entry = entries(key);
    return entry === undefined ? undefined : writtenMeal(entry, { taxonomy, kinds, book });
  });
  return {
    name,
    taxonomy,
    candidates,
    tables,
    dishOf: dishesServed(new Map(candidates.map((each) => [each.id, each])), tables),
    dishes: servedDishes({ dataVersion: name, taxonomy, recipes, products, cookbook }),
    usualBeside: (id) => tables.leadOf(id)?.recipe.companions?.map((each) => each.id) ?? [],
    kinds,
    mealOf: (slot) => ('id' in slot ? written(slotKey(slot)) : null),
  };
}

/** Key of a slot's dish with its companions. */
export function slotKey(slot: Extract<MealSlot, { readonly id: string }>): string {
  const beside = slot.kind === 'recipe' ? slot.companions : undefined;
  return beside === undefined
    ? `${slot.kind} ${slot.id}`
    : ['laid', slot.id, ...beside.map(({ id }) => id)].join(' ');
}

function entriesOf(book: Cookbook, products: readonly Product[]) {
  const recipeById = new Map(book.recipes.map((recipe) => [recipe.id, recipe]));
  const productById = new Map(products.map((product) => [product.id, product]));
  return (key: string): Recipe | Product | undefined => {
    const [kind, id = '', ...beside] = key.split(' ');
    if (kind === 'laid') return book.mealWith(id, beside) ?? undefined;
    return kind === 'product' ? productById.get(id) : recipeById.get(id);
  };
}
