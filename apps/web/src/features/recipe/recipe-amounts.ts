import type { RecipeWire } from '@kkini/contract';
import { isStored } from '@kkini/domain';
import { MOST_PEOPLE } from '../../platform/address/detail-address.ts';

/** The number in "30" or "30분"; null for any other text. */
export function numberIn(fact: number | string | null): number | null {
  const [, digits] = /^\s*(\d+)\s*\p{L}*\s*$/u.exec(String(fact)) ?? [];
  return digits === undefined ? null : Number(digits);
}

type Amounts = Pick<RecipeWire, 'serving' | 'lines' | 'people' | 'cooked' | 'cooking'>;

/**
 * The people a recipe is cooked for where its reader chooses no other: those of the survey, else those its servings are for.
 * Null for a recipe that is made in a quantity of its own, such as a jar of kimchi.
 */
export function usualPeople({ serving, people, cooked, cooking }: Amounts): number | null {
  const servings = numberIn(serving);
  if (servings === null || servings === 0) return null;
  if (cooked !== null) return people;
  if (cooking !== null && isStored({ keepDays: cooking.keep_days, waitingMinutes: cooking.waiting_minutes }))
    return null;
  return people ?? (servings > MOST_PEOPLE ? null : servings);
}

/**
 * The factor of a line's amounts for a number of people. In a plan the usual people eat their own portions of it, all meals of a
 * batch together; elsewhere everybody eats a serving.
 */
export function lineFactor(recipe: Amounts, at: number, people: number | null): number {
  const usual = usualPeople(recipe);
  const servings = numberIn(recipe.serving) ?? 0;
  if (usual === null || servings === 0) return 1;
  const needed = recipe.lines[at]?.needed_servings ?? usual;
  return ((needed / servings) * (people ?? usual)) / usual;
}
