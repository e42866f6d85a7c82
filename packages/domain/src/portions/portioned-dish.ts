import type { Nutrition } from '../food/nutrition.ts';
import type { DishComponents, DishPart } from './dish-components.ts';
import type { PersonMeal } from './person-meal.ts';
import type { Choice } from './portion-choices.ts';
import type { ScaledParts } from './scaled-dish.ts';

/** A dish in the form in which portions are chosen for it; without `components` it is eaten as served. */
export type PortionedDish = {
  readonly nutrition: Nutrition;
  readonly components?: DishComponents | undefined;
  /** A person who eats alone has a bought product as served, or a part of it. */
  readonly kind: 'recipe' | 'product';
};

/**
 * The factors of side dishes and soup. A person who eats alone has everything that comes with bought food, unless a
 * child or a small stomach leaves some; everybody has all of a dish with unknown components.
 */
export function factorsOf({ kind, components }: PortionedDish, meal: PersonMeal) {
  const isWhole = (kind === 'product' && meal.isAlone && !meal.leavesSome) || components === undefined;
  const { sideFactor, soupFactor } = isWhole ? { sideFactor: 1, soupFactor: 1 } : meal;
  return { sideFactor, soupFactor };
}

/**
 * The components of a dish in a choice of portions: first its starches, in their order, then those with a factor of
 * the meal.
 */
export function partsOf(dish: PortionedDish, { starchFactors }: Choice, meal: PersonMeal): ScaledParts {
  const { sideFactor, soupFactor } = factorsOf(dish, meal);
  const { starches = [], soup = null, side = null } = dish.components ?? {};
  const parts: { part: DishPart; factor: number }[] = starches.map((part, at) => ({
    part,
    factor: starchFactors[at] ?? 1,
  }));
  if (soup !== null) parts.push({ part: soup, factor: soupFactor });
  if (side !== null) parts.push({ part: side, factor: sideFactor });
  return parts;
}
