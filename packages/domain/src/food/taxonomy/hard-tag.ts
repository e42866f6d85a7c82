import type { DishProfile } from './dish-profile.ts';

/** Certainty that a dish carries a tag. */
type TagPresence = 'certain' | 'possible' | 'none';

/** Why a hard tag of a condition or an eating style blocks a dish; `subject` is the tag or the unknown line. */
export type HardTagViolation = {
  readonly code: 'hardTag' | 'unknownIngredient';
  readonly subject: string;
  readonly via: 'contains' | 'mayContain' | 'unresolved';
};

/** Whether the dish carries the tag: `certain` by its foods and ingredients, `possible` by a variant. */
export function tagPresence(profile: DishProfile, tag: string): TagPresence {
  if (profile.certainTags.has(tag)) return 'certain';
  return profile.possibleTags.has(tag) ? 'possible' : 'none';
}

/**
 * The first hard tag that blocks the dish, certain before possible; null when none does. A merely possible alcohol tag
 * does not block; an unknown line does (design, section 2).
 */
export function hardTagViolation(profile: DishProfile, hardTags: readonly string[]): HardTagViolation | null {
  if (hardTags.length === 0) return null;
  const certain = hardTags.find((tag) => profile.certainTags.has(tag));
  if (certain !== undefined) return { code: 'hardTag', subject: certain, via: 'contains' };
  const possible = hardTags.find((tag) => profile.possibleTags.has(tag) && !profile.warnOnlyTags.has(tag));
  if (possible !== undefined) return { code: 'hardTag', subject: possible, via: 'mayContain' };
  for (const text of profile.unresolvedLines)
    return { code: 'unknownIngredient', subject: text, via: 'unresolved' };
  return null;
}
