import type { DishMethod } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import type { Range } from '../model/limit-row.ts';
import { rangePenalty } from './range-penalty.ts';

/** Points of what makes days and weeks alike, in one table; people vary these of themselves. */
export const VARIETY_POINTS = {
  /** For each tenth of a dish beyond one a day that is a whole meal in a bowl: 6 points for a second one, 13 for a third. */
  oneBowl: 0.22,
  /** Each dish led by tofu beyond those of a week. */
  tofu: 3,
  /** Each dish of a family, such as fried rice, beyond those of a week. */
  family: 8,
  /** Each soup or stew a week lacks. */
  soup: 15,
} as const;

/** Dishes led by tofu in a week. */
export const TOFU_DISHES = 2;

/** Soups and stews in a week. Without points for them salt keeps them from the tables of everybody who is healthy. */
export const SOUP_DISHES = 3;

/** Meals of one family in a week: a pot of soup for two meals, or fried rice twice. */
export const FAMILY_MEALS = 2;

/** Dishes that are a whole meal in one bowl: noodles, and rice with what goes on it or is rolled in it. */
const ONE_BOWL: readonly DishMethod[] = ['noodles', 'riceBowl', 'roll'];

/** The term of a day's one-bowl dishes; it stands behind the amounts of a day, whose positions it does not share. */
export const ONE_BOWL_TERM = {
  index: DAY_AMOUNTS,
  nutrient: 'oneBowl',
  range: { max: 1 } satisfies Range,
  weight: VARIETY_POINTS.oneBowl,
} as const;

/** Whether a dish is a whole meal in one bowl. */
export function isOneBowl({ method }: Pick<Candidate, 'method'>): boolean {
  return ONE_BOWL.includes(method);
}

/** Points of so many one-bowl dishes on a day. */
export function oneBowlPoints(dishes: number): number {
  return rangePenalty(dishes, ONE_BOWL_TERM.range, ONE_BOWL_TERM.weight);
}
