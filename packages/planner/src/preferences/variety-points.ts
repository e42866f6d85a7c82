import type { DishFamily, DishMethod } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS } from '../model/day-amounts.ts';
import type { Range } from '../model/limit-row.ts';
import { rangePenalty } from './range-penalty.ts';

/** Points against days and weeks of similar dishes, in one table; people vary these dishes without being asked. */
export const VARIETY_POINTS = {
  /** Per tenth of a one-bowl dish beyond one a day: 6 points for a second one, 13 for a third. */
  oneBowl: 0.22,
  /** Per tofu dish beyond `TOFU_DISHES` a week. */
  tofu: 3,
  /** Per dish of one family, such as fried rice, beyond `FAMILY_MEALS` a week, or beyond one of a family eaten seldom. */
  family: 8,
  /** Per bought meal with a sweet potato beyond `SWEET_POTATO_MEALS` a week. */
  sweetPotato: 20,
  /** Per spicy dish of a table beyond `SPICY_DISHES`. */
  spicy: 3,
  /** Per soup or stew missing from `SOUP_DISHES` a week. */
  soup: 15,
} as const;

/** Most dishes of a table with chilli without points: a red stew beside kimchi. */
export const SPICY_DISHES = 2;

/** Most dishes with tofu as main group in a week without points. */
export const TOFU_DISHES = 2;

/**
 * Fewest soups and stews in a week without points. Without this minimum, their salt would keep them out of the weeks
 * of healthy people.
 */
export const SOUP_DISHES = 3;

/** Most meals of one family in a week without points: a pot of soup for two meals, or fried rice twice. */
export const FAMILY_MEALS = 2;

/** Families people eat once in a while: one dish of theirs a week is enough. */
const SELDOM_FAMILIES: readonly DishFamily[] = [
  'eel',
  'rawFishBowl',
  'dumplings',
  'redPepperPasteStew',
  'braisedMackerel',
];

/** Most meals of a family in a week without points. */
export function mostOfFamily(family: DishFamily): number {
  return SELDOM_FAMILIES.includes(family) ? 1 : FAMILY_MEALS;
}

/**
 * Most bought meals with a sweet potato in a week without points. It is filling and free of salt, so without this limit it would stand
 * at every breakfast.
 */
export const SWEET_POTATO_MEALS = 2;

/** Methods that make a whole meal in one bowl: noodles, and rice with something on it or rolled in it. */
const ONE_BOWL: readonly DishMethod[] = ['noodles', 'riceBowl', 'roll'];

/** The term of a day's one-bowl dishes. Its index lies behind the amounts of a day, which do not contain it. */
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

/** Points for this number of one-bowl dishes on a day. */
export function oneBowlPoints(dishes: number): number {
  return rangePenalty(dishes, ONE_BOWL_TERM.range, ONE_BOWL_TERM.weight);
}
