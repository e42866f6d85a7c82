import type { DishProfile } from './dish-profile.ts';
import type { Exclusion } from './resolve-exclusion.ts';

/** How a dish meets what was left out. */
export const VIOLATION_PATHS = ['contains', 'mayContain', 'literal', 'unresolved'] as const;
export type ViolationPath = (typeof VIOLATION_PATHS)[number];

/** Why a dish is not served; `subject` is the excluded id, the excluded word or the unknown line. */
export type ExclusionViolation = {
  readonly code: 'excludedFood' | 'excludedWord' | 'unknownIngredient';
  readonly subject: string;
  readonly via: ViolationPath;
};

/** Something to show beside a dish that is served: cross-contact, or an added sugar in some variants. */
export type ExclusionNotice = { readonly code: 'trace' | 'warnOnly'; readonly id: string };

/** The strongest reason why the dish is not served, whatever the order of the exclusions; null when it may be served. */
export function exclusionViolation(
  profile: DishProfile,
  exclusions: readonly Exclusion[],
): ExclusionViolation | null {
  if (exclusions.length === 0) return null;
  let strongest: ExclusionViolation | null = null;
  for (const exclusion of exclusions) {
    const found = violationOf(profile, exclusion);
    if (found !== null && (strongest === null || isStronger(found, strongest))) strongest = found;
  }
  if (strongest !== null) return strongest;
  for (const text of profile.unresolvedLines)
    return { code: 'unknownIngredient', subject: text, via: 'unresolved' };
  return null;
}

/** What to tell about a dish that is served: each excluded food met as a trace or as a warn-only possibility. */
export function exclusionNotices(
  profile: DishProfile,
  exclusions: readonly Exclusion[],
): readonly ExclusionNotice[] {
  const ids = new Set(exclusions.flatMap(excludedIds));
  return [...ids].sort().flatMap((id): readonly ExclusionNotice[] => {
    if (profile.warnOnlyIds.has(id)) return [{ code: 'warnOnly', id }];
    return profile.traceIds.has(id) ? [{ code: 'trace', id }] : [];
  });
}

function violationOf(profile: DishProfile, exclusion: Exclusion): ExclusionViolation | null {
  if (exclusion.kind === 'literal') {
    const { text } = exclusion;
    return holdsWord(profile.words, exclusion)
      ? { code: 'excludedWord', subject: text, via: 'literal' }
      : null;
  }
  let strongest: ExclusionViolation | null = null;
  for (const id of excludedIds(exclusion)) {
    const via = pathTo(profile, id);
    if (via === null) continue;
    const found: ExclusionViolation = { code: 'excludedFood', subject: id, via };
    if (strongest === null || isStronger(found, strongest)) strongest = found;
  }
  return strongest;
}

function pathTo(profile: DishProfile, id: string): 'contains' | 'mayContain' | null {
  if (profile.certainIds.has(id)) return 'contains';
  return profile.possibleIds.has(id) && !profile.warnOnlyIds.has(id) ? 'mayContain' : null;
}

function excludedIds(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind === 'known') return [exclusion.id];
  return exclusion.kind === 'ambiguous' ? exclusion.ids : [];
}

function holdsWord(
  words: ReadonlySet<string>,
  { text, wholeWordOnly }: { readonly text: string; readonly wholeWordOnly: boolean },
): boolean {
  if (words.has(text)) return true;
  if (wholeWordOnly) return false;
  for (const word of words) if (word.includes(text)) return true;
  return false;
}

function isStronger(a: ExclusionViolation, b: ExclusionViolation): boolean {
  const byPath = VIOLATION_PATHS.indexOf(a.via) - VIOLATION_PATHS.indexOf(b.via);
  return byPath !== 0 ? byPath < 0 : a.subject < b.subject;
}
