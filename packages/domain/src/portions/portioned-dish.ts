import type { Nutrition } from '../food/nutrition.ts';
import type { DishComponents, DishPart } from './dish-components.ts';
import type { PersonMeal } from './person-meal.ts';
import type { Choice } from './portion-choices.ts';
import type { ScaledParts } from './scaled-dish.ts';

/** A dish in the form in which portions are chosen for it; without `components` it is eaten as served. */
export type PortionedDish = {
  readonly nutrition: Nutrition;
  readonly components?: DishComponents | undefined;
  readonly kind: 'recipe' | 'product';
  /** Fewest people a bought dish is sold for; absent where everybody has one of their own. */
  readonly soldFor?: number | undefined;
};

/**
 * Whether a person has a bought dish of their own: a lunch box, a roll or a bowl in a restaurant, of which nobody buys a quarter
 * more. Several people share what is sold for two or more, in unequal parts; a person who eats alone has a serving of it.
 */
export function isOneEach(
  { kind, soldFor = 1 }: Pick<PortionedDish, 'kind' | 'soldFor'>,
  isAlone: boolean,
): boolean {
  return kind === 'product' && (isAlone || soldFor === 1);
}

/**
 * Whether a person has the starch of a dish in proportion to the rest: where it is cooked in, or is not rice and comes in a bought dish
 * that people share, such as the noodles of a stir-fry.
 */
export function isInProportion(dish: PortionedDish, isAlone: boolean): boolean {
  const { components } = dish;
  if (components === undefined) return false;
  const isShared = dish.kind === 'product' && !isOneEach(dish, isAlone);
  return components.isMixed || (isShared && components.starches.every(({ kind }) => kind !== 'rice'));
}

/**
 * The factors of side dishes and soup. Of bought food of their own a person has everything that comes with it, unless a
 * child or a small stomach leaves some; everybody has all of a dish with unknown components.
 */
export function factorsOf(dish: PortionedDish, meal: PersonMeal) {
  const isWhole = (isOneEach(dish, meal.isAlone) && !meal.leavesSome) || dish.components === undefined;
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
