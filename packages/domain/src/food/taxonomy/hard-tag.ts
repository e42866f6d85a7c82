import type { DishProfile } from './dish-profile.ts';

/** How sure it is that a dish carries a tag. */
export type TagPresence = 'certain' | 'possible' | 'none';

/** Why a hard tag of a condition or an eating style keeps a dish away; `subject` is the tag or the unknown line. */
export type HardTagViolation = {
  readonly code: 'hardTag' | 'unknownIngredient';
  readonly subject: string;
  readonly via: 'contains' | 'mayContain' | 'unresolved';
};

/** Whether the dish carries the tag: `certain` by what it is and contains, `possible` by what a variant contains. */
export function tagPresence(profile: DishProfile, tag: string): TagPresence {
  if (profile.certainTags.has(tag)) return 'certain';
  return profile.possibleTags.has(tag) ? 'possible' : 'none';
}

/**
 * The first of the hard tags that keeps the dish away, certain before possible; null when none does.
 * A merely possible alcohol tag does not block; an unknown line does (design, section 2).
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
