import { isKindOf, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Groups of dishes that a week counts as its servings of fish. */
const FISH_GROUPS: readonly ComponentEntry['mainGroup'][] = ['whiteFish', 'oilyFish'];
/** Fish itself, fresh, dried or canned; fish cakes and crab sticks are mostly starch. */
const FISH = ['fish', 'canned_tuna', 'canned_saury', 'canned_mackerel', 'plain_canned_mackerel'];

/** Requires fish among the ingredients of a dish in a fish group. */
export function checkGroup({ mainGroup, ingredients }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  if (!FISH_GROUPS.includes(mainGroup)) return [];
  const holdsFish = ingredients.some(
    ({ id, grams, eaten = 1 }) =>
      grams !== undefined && eaten > 0 && FISH.some((food) => isKindOf(taxonomy, id, food)),
  );
  return holdsFish
    ? []
    : [{ field: 'mainGroup', repair: 'write seafood: fish cakes are no serving of fish' }];
}
