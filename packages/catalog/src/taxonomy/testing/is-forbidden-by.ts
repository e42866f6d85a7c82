import type { DishProfile } from '@kkini/domain';

/**
 * Whether a HARD rule against a tag forbids the dish, as in the planner: a food that only warns is allowed, an unknown line is not.
 */
export function isForbiddenBy(tag: string, profile: DishProfile): boolean {
  const { certainTags, possibleTags, warnOnlyTags, unresolvedLines } = profile;
  const isPossible = possibleTags.has(tag) && !warnOnlyTags.has(tag);
  return certainTags.has(tag) || isPossible || unresolvedLines.size > 0;
}
