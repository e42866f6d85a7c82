import type { Nutrition } from '../food/nutrition.ts';
import type { IngredientLine } from '../food/recipe.ts';
import { isKindOf, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { DishMethod } from '../vocabulary/foods/dish-classes.ts';
import { UNKNOWN_STARCH_GI } from './glycemic-limits.ts';
import { STARCH_KINDS, type StarchKind, starchFood } from './starch-kinds.ts';

/** The component a line of a dish belongs to: starch, the liquid of a soup, a side dish, or the main dish. */
export const LINE_COMPONENTS = [...STARCH_KINDS, 'soup', 'side', 'main'] as const;
export type LineComponent = (typeof LINE_COMPONENTS)[number];

/** A component of a serving other than the main dish. */
export type DishPart = { readonly nutrition: Nutrition; readonly glycemicLoad: number | null };

/** The starch of one serving, of one kind, in exchange units of grain. */
export type StarchPart = DishPart & { readonly kind: StarchKind; readonly units: number };

/**
 * The components of one serving (safety-rules section 5.2); the main dish is the whole without the listed parts.
 * `glycemicLoad` is that of the whole serving, null when its carbohydrate is unknown.
 */
export type DishComponents = {
  /** In the order in which grain units are counted; empty when a serving has hardly any starch. */
  readonly starches: readonly StarchPart[];
  readonly soup: DishPart | null;
  readonly side: DishPart | null;
  readonly glycemicLoad: number | null;
  /** True when starch is cooked or rolled into the dish, or absent, so that a portion contains everything in proportion. */
  readonly isMixed: boolean;
  /** True when starch and topping are served in one bowl: noodles, rice with a topping, fried rice, rice in soup. */
  readonly isBowl?: boolean;
  /** What a serving fills a bowl with, for a porridge or a soup. */
  readonly ladled?: Ladled;
};

/** A porridge or a soup in its bowl: grams of one serving, without the rice beside it. */
export type Ladled = { readonly of: 'porridge' | 'soup'; readonly grams: number };

/** What a serving of a dish fills a bowl with; undefined for a dish that is not ladled. */
export function ladledOf(method: DishMethod, grams: number): Ladled | undefined {
  return method === 'porridge' || method === 'soup' ? { of: method, grams } : undefined;
}

/** A dish with its components, when known. */
type Parted = { readonly nutrition: Nutrition; readonly components?: DishComponents | undefined };

/**
 * The components of a dish. A dish whose lines are not understood well enough to identify its starch is portioned as
 * a whole, with the load of all its carbohydrate as unknown starch, which is never too low (safety-rules section
 * 8.1).
 */
export function componentsOf({ nutrition, components }: Parted): DishComponents {
  if (components !== undefined) return components;
  const { carbohydrateG, fiberG } = nutrition;
  const available = carbohydrateG === null ? null : Math.max(0, carbohydrateG - (fiberG ?? 0));
  const glycemicLoad = available === null ? null : (available * UNKNOWN_STARCH_GI) / 100;
  return { starches: [], soup: null, side: null, glycemicLoad, isMixed: false };
}

/** Least grain units of a kind per serving that are portioned separately; less counts with the main dish. */
export const LEAST_UNITS = 0.75;

/** Whether the starch cannot be served separately: a porridge, a roll, a sandwich, potatoes in a stew, flour in a pancake. */
export function isMixedDish(method: DishMethod, starches: readonly Pick<StarchPart, 'kind'>[]): boolean {
  return MIXED_METHODS.includes(method) || starches.every(({ kind }) => isCookedIn(kind));
}

const MIXED_METHODS: readonly DishMethod[] = ['porridge', 'roll', 'bread'];
const COOKED_IN: readonly StarchKind[] = ['dryGrain', 'potato', 'sweetPotato', 'corn'];

/** Whether a starch cannot be left on the plate, such as the flour of a pancake beside rice. */
export function isCookedIn(kind: StarchKind): boolean {
  return COOKED_IN.includes(kind);
}

/** Whether a dish of this method is served in one bowl, as far as the method shows it. */
export function isBowlMethod(method: DishMethod): boolean {
  return method === 'riceBowl' || method === 'noodles';
}

const SOUP_METHODS: readonly DishMethod[] = ['soup', 'noodles'];
const LIQUIDS = ['water', 'broth'];
const SIDE_GROUPS = ['kimchi_all', 'pickle_all', 'fruit'];

/**
 * The component of each line of a dish, by the kind of its food. Rice cooked into a dish that has rice beside it
 * belongs to the dish.
 */
export function lineComponents(
  taxonomy: Taxonomy,
  { method, ingredients }: { readonly method: DishMethod; readonly ingredients: readonly IngredientLine[] },
): readonly LineComponent[] {
  const isBeside = ingredients.some(({ of, component }) => of !== undefined && component === 'rice');
  return ingredients.map(({ id, role, component }): LineComponent => {
    if (component !== undefined) return component;
    if (id === null) return 'main';
    const isA = (group: string) => isKindOf(taxonomy, id, group);
    if (SOUP_METHODS.includes(method) && LIQUIDS.some(isA)) return 'soup';
    if (role === 'seasoning') return 'main';
    if (method === 'setMeal' && SIDE_GROUPS.some(isA)) return 'side';
    const kind = starchFood(taxonomy, id, method)?.kind ?? 'main';
    return kind === 'rice' && isBeside ? 'main' : kind;
  });
}
