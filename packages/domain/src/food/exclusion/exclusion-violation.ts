import { memoizeByObject } from '../../memoize.ts';
import { type DishProfile, dishProfile } from '../taxonomy/dish-profile.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import type { TaxonomyItem } from '../taxonomy/taxonomy-source.ts';
import { type Exclusion, excludedIds, isOfTitles } from './exclusion.ts';

/** The ways in which a dish violates an exclusion, strongest first. */
const VIOLATION_PATHS = ['contains', 'mayContain', 'trace', 'literal', 'unresolved'] as const;
type ViolationPath = (typeof VIOLATION_PATHS)[number];

/** Why a dish is not served. `subject` is the excluded id, tag, property or word, or the unknown line. */
export type ExclusionViolation = {
  readonly code: 'excludedFood' | 'excludedProperty' | 'excludedWord' | 'unknownIngredient';
  readonly subject: string;
  readonly via: ViolationPath;
};

/** A notice beside a dish that is served: cross-contact, or added sugar in some variants. */
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

/** Notices for a dish that is served: each excluded food present as a trace or as a warn-only possibility. */
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
  const severe = exclusion.severe === true;
  if (exclusion.kind === 'literal') {
    const { text } = exclusion;
    const words = isOfTitles(exclusion) ? profile.titleWords : profile.words;
    return holdsWord(words, exclusion) ? { code: 'excludedWord', subject: text, via: 'literal' } : null;
  }
  if (exclusion.kind === 'tag') {
    const via = pathToTag(profile, exclusion.tag, severe);
    return via === null ? null : { code: 'excludedFood', subject: exclusion.tag, via };
  }
  if (exclusion.kind === 'property') {
    const { property } = exclusion;
    const via = pathIn(profile.certainProperties.has(property), profile.possibleProperties.has(property));
    return via === null ? null : { code: 'excludedProperty', subject: property, via };
  }
  let strongest: ExclusionViolation | null = null;
  for (const id of excludedIds(exclusion)) {
    const via = pathToFood(profile, id, severe);
    if (via === null) continue;
    const found: ExclusionViolation = { code: 'excludedFood', subject: id, via };
    if (strongest === null || isStronger(found, strongest)) strongest = found;
  }
  return strongest;
}

/** A severe allergy is also violated by added sugars of some variants and by cross-contact (safety-rules section 4). */
function pathToFood(profile: DishProfile, id: string, severe: boolean): ViolationPath | null {
  const isPossible = profile.possibleIds.has(id) && (severe || !profile.warnOnlyIds.has(id));
  return (
    pathIn(profile.certainIds.has(id), isPossible) ?? (severe && profile.traceIds.has(id) ? 'trace' : null)
  );
}

function pathToTag(profile: DishProfile, tag: string, severe: boolean): ViolationPath | null {
  const isPossible = profile.possibleTags.has(tag) && (severe || !profile.warnOnlyTags.has(tag));
  return pathIn(profile.certainTags.has(tag), isPossible);
}

function pathIn(isCertain: boolean, isPossible: boolean): ViolationPath | null {
  if (isCertain) return 'contains';
  return isPossible ? 'mayContain' : null;
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
  if (byPath !== 0) return byPath < 0;
  return a.subject === b.subject ? a.code < b.code : a.subject < b.subject;
}

/** The ingredients an exclusion blocks: how many, which, and some names to show. */
export type Coverage = {
  readonly ids: readonly string[];
  readonly count: number;
  /** Korean names: the excluded food itself, then foods made of it, then foods that may contain it. */
  readonly examples: readonly string[];
};

const MOST_EXAMPLES = 40;

/** Every ingredient and compound food that is certainly or possibly blocked. */
export function coverage(taxonomy: Taxonomy, exclusions: readonly Exclusion[]): Coverage {
  const leftOut = exclusions.flatMap(excludedIds);
  const found = ingredientProfiles(taxonomy).flatMap(({ id, ko, profile }) => {
    const via = exclusionViolation(profile, exclusions)?.via;
    if (via === undefined) return [];
    const isItself = leftOut.some((each) => isKindOf(taxonomy, id, each));
    return [{ id, ko, rank: isItself ? 0 : RANKS.indexOf(via) + 1 }];
  });
  const sorted = found.toSorted((a, b) => a.rank - b.rank);
  return {
    ids: sorted.map(({ id }) => id),
    count: sorted.length,
    examples: sorted.slice(0, MOST_EXAMPLES).map(({ ko }) => ko),
  };
}

type IngredientProfile = Pick<TaxonomyItem, 'id' | 'ko'> & { readonly profile: DishProfile };

/** Every ingredient and compound food, profiled as a dish of nothing else. */
const ingredientProfiles = memoizeByObject((taxonomy: Taxonomy): readonly IngredientProfile[] =>
  taxonomy.source.items.flatMap(({ id, ko, kind }) => {
    if (kind === 'group' || kind === 'dish') return [];
    return [{ id, ko, profile: dishProfile(taxonomy, { title: '', lines: [{ id, name: ko }] }) }];
  }),
);

const RANKS = ['contains', 'mayContain', 'trace', 'literal', 'unresolved'] as const;
