import { memoizeByObject } from '../../memoize.ts';
import { type DishProfile, dishProfile } from '../taxonomy/dish-profile.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import type { TaxonomyItem } from '../taxonomy/taxonomy-source.ts';
import { type Exclusion, excludedIds } from './exclusion.ts';
import { exclusionViolation } from './exclusion-violation.ts';

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
