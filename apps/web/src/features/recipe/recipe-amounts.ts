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
 * Number of people a recipe is for unless its reader chooses another: those of the survey, else its servings. Null for a recipe
 * made in a fixed quantity, such as a jar of kimchi.
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
 * Factor on a line's amounts for a number of people. In a plan the usual people eat their own portions, over all meals of a batch;
 * elsewhere everybody eats one serving.
 */
export function lineFactor(recipe: Amounts, at: number, people: number | null): number {
  const usual = usualPeople(recipe);
  const servings = numberIn(recipe.serving) ?? 0;
  if (usual === null || servings === 0) return 1;
  const needed = recipe.lines[at]?.needed_servings ?? usual;
  return ((needed / servings) * (people ?? usual)) / usual;
}
