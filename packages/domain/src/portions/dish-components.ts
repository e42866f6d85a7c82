import type { IngredientLine } from '../food/ingredient-line.ts';
import type { Nutrition } from '../food/nutrition.ts';
import { isKindOf } from '../food/taxonomy/is-kind-of.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { DishMethod } from '../vocabulary/foods/dish-methods.ts';
import { UNKNOWN_STARCH_GI } from './glycemic-limits.ts';
import { STARCH_KINDS, type StarchKind, starchFood } from './starch-kinds.ts';

/** What a line of a dish is portioned with: its starch, the liquid of a soup, a side dish, or the main dish. */
export const LINE_COMPONENTS = [...STARCH_KINDS, 'soup', 'side', 'main'] as const;
export type LineComponent = (typeof LINE_COMPONENTS)[number];

/** Part of one serving that is portioned by itself. */
export type DishPart = { readonly nutrition: Nutrition; readonly glycemicLoad: number | null };

/** The starch of one serving, of one kind, in exchange units of grain. */
export type StarchPart = DishPart & { readonly kind: StarchKind; readonly units: number };

/**
 * What one serving is put together from (safety-rules section 5.2); the main dish is what the named parts leave of the whole.
 * `glycemicLoad` is of the whole serving, null where its carbohydrate is not known.
 */
export type DishComponents = {
  /** In the order grain units are counted; none where a serving holds hardly any. */
  readonly starches: readonly StarchPart[];
  readonly soup: DishPart | null;
  readonly side: DishPart | null;
  readonly glycemicLoad: number | null;
  /** Starch that is cooked or rolled into the dish, or none: a portion of it is a portion of everything. */
  readonly isMixed: boolean;
};

/** A dish with the parts it is portioned by, where they are known. */
type Parted = { readonly nutrition: Nutrition; readonly components?: DishComponents | undefined };

/**
 * The parts of a dish; one whose lines are not understood well enough to tell its starch is portioned as a whole, its load
 * that of as much unknown starch, which is never too little (safety-rules section 8.1).
 */
export function componentsOf({ nutrition, components }: Parted): DishComponents {
  if (components !== undefined) return components;
  const { carbohydrateG, fiberG } = nutrition;
  const available = carbohydrateG === null ? null : Math.max(0, carbohydrateG - (fiberG ?? 0));
  const glycemicLoad = available === null ? null : (available * UNKNOWN_STARCH_GI) / 100;
  return { starches: [], soup: null, side: null, glycemicLoad, isMixed: false };
}

/** Least grain units a serving holds of a kind for it to be portioned; less goes with the main dish. */
export const LEAST_UNITS = 0.75;

/** Whether the starch of a dish can't be served apart: a porridge, a roll, a sandwich, potatoes of a stew, flour of a pancake. */
export function isMixedDish(method: DishMethod, starches: readonly Pick<StarchPart, 'kind'>[]): boolean {
  return MIXED_METHODS.includes(method) || starches.every(({ kind }) => COOKED_IN.includes(kind));
}

const MIXED_METHODS: readonly DishMethod[] = ['porridge', 'roll', 'bread'];
const COOKED_IN: readonly StarchKind[] = ['dryGrain', 'potato', 'sweetPotato', 'corn'];

const SOUP_METHODS: readonly DishMethod[] = ['soup', 'noodles'];
const LIQUIDS = ['water', 'broth'];
const SIDE_GROUPS = ['kimchi_all', 'pickle_all', 'fruit'];

/** What each line of a dish is portioned with, by what its food is. */
export function lineComponents(
  taxonomy: Taxonomy,
  { method, ingredients }: { readonly method: DishMethod; readonly ingredients: readonly IngredientLine[] },
): readonly LineComponent[] {
  return ingredients.map(({ id, role }): LineComponent => {
    if (id === null) return 'main';
    const isA = (group: string) => isKindOf(taxonomy, id, group);
    if (SOUP_METHODS.includes(method) && LIQUIDS.some(isA)) return 'soup';
    if (role === 'seasoning') return 'main';
    if (method === 'setMeal' && SIDE_GROUPS.some(isA)) return 'side';
    return starchFood(taxonomy, id, method)?.kind ?? 'main';
  });
}
