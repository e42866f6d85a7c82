import {
  type Cookbook,
  isOwnLine,
  type Kitchen,
  type MealSlot,
  partOfPiece,
  type Recipe,
  type ShareSet,
  type SideDish,
  sharedSets,
  type TableDish,
  type Taxonomy,
  type UnitGrams,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type Candidate, makeCandidate } from './candidate.ts';

/** The dishes of a cookbook prepared for laying tables, once per catalogue. */
export type Tables = {
  /** The dishes that may be companions in a kitchen. */
  readonly sidesOf: (kitchen: Kitchen) => readonly SideDish[];
  /** A companion as a candidate, judged like a meal of its own. */
  readonly sideCandidate: (id: string) => Candidate | undefined;
  /** The recipe of a leading dish with these companions, and the candidate of that meal. */
  readonly recipeWith: (id: string, companions: readonly string[]) => Recipe | null;
  readonly mealWith: (id: string, companions: readonly string[]) => Candidate | undefined;
  /** A leading recipe with its usual companions. */
  readonly leadOf: (id: string) => LeadRecipe | undefined;
  /**
   * The parts of the least that shops sell, a piece or half of one, that a serving of a dish takes of each of these foods: 0.5
   * for a quarter of a block of tofu, 0 for food sold by weight.
   */
  readonly partsOf: (dish: Pick<Candidate, 'id' | 'perishables'>) => readonly number[];
};

/** A leading recipe and the properties its dish has on a table. */
export type LeadRecipe = { readonly recipe: Recipe; readonly standing: TableDish };

/** Most meals with chosen companions to cache: those of several weeks, because two visitors rarely share one. */
const MOST_KEPT = 300;

/**
 * What else tables are made from: known candidates of leading recipes with their usual companions, by id, and the grams
 * of the units in which foods are sold; without them every food counts as sold by weight.
 */
type Known = { readonly usual?: ReadonlyMap<string, Candidate>; readonly unitGrams?: UnitGrams };

/** Prepares a cookbook for laying tables. Candidates are made on first use. */
export function makeTables(
  taxonomy: Taxonomy,
  cookbook: Cookbook,
  { usual = new Map(), unitGrams = {} }: Known = {},
): Tables {
  const recipes = new Map(cookbook.recipes.map((recipe) => [recipe.id, recipe]));
  const candidateOf = (recipe: Recipe, share?: ShareSet) =>
    makeCandidate(taxonomy, { kind: 'recipe', recipe }, share);
  const share = sharedSets();
  const sides = new Map<string, Candidate>();
  const meals = new Map<string, Candidate>();
  return {
    sidesOf: cookbook.sidesOf,
    recipeWith: cookbook.mealWith,
    sideCandidate: (id) => {
      const recipe = recipes.get(id);
      const known = sides.get(id) ?? (recipe && candidateOf(recipe, share));
      if (known !== undefined) sides.set(id, known);
      return known;
    },
    mealWith: (id, companions) => {
      const candidate = usual.get(id);
      if (candidate !== undefined && isUsual(recipes.get(id), companions)) return candidate;
      const key = [id, ...companions].join(' ');
      const known = meals.get(key);
      if (known !== undefined) return known;
      const recipe = cookbook.mealWith(id, companions);
      if (recipe === null) return undefined;
      if (meals.size >= MOST_KEPT) meals.clear();
      const made = candidateOf(recipe);
      meals.set(key, made);
      return made;
    },
    leadOf: (id) => {
      const recipe = recipes.get(id);
      const standing = cookbook.standingOf(id);
      return recipe === undefined || standing === null ? undefined : { recipe, standing };
    },
    partsOf: memoizeByObject(({ id, perishables = [] }) => {
      const recipe = recipes.get(id);
      return perishables.map((food) => (recipe === undefined ? 0 : partTaken(food, recipe, unitGrams)));
    }),
  };
}

/** The part of the least sold that a serving of a recipe takes of a food, in all lines of its own. */
function partTaken(food: string, { ingredients, servings }: Recipe, unitGrams: UnitGrams): number {
  const own = ingredients.filter((line) => line.id === food && isOwnLine(line));
  return own.reduce((sum, line) => sum + partOfPiece(line, unitGrams), 0) / servings;
}

function isUsual(recipe: Recipe | undefined, companions: readonly string[]): boolean {
  const known = recipe?.companions ?? [];
  return known.length === companions.length && known.every(({ id }, at) => id === companions[at]);
}

/**
 * The dish a slot serves: with the companions it names, otherwise, or where one of them left the catalogue, with the
 * usual ones.
 */
export type DishesServed = (slot: MealSlot) => Candidate | undefined;

/** Looks up what slots serve. */
export function dishesServed(
  byId: { readonly get: (id: string) => Candidate | undefined },
  tables?: Pick<Tables, 'mealWith'>,
): DishesServed {
  return (slot) => {
    if (!('id' in slot)) return undefined;
    if (slot.kind !== 'recipe' || slot.companions === undefined) return byId.get(slot.id);
    const beside = slot.companions.map(({ id }) => id);
    return tables?.mealWith(slot.id, beside) ?? byId.get(slot.id);
  };
}

/** The recipes beside the leading dish of a home meal: the companions it names, otherwise the usual ones. */
export function idsBeside(slot: MealSlot, tables: Pick<Tables, 'leadOf'>): readonly string[] {
  if (slot.kind !== 'recipe') return [];
  return (slot.companions ?? tables.leadOf(slot.id)?.recipe.companions ?? []).map(({ id }) => id);
}
