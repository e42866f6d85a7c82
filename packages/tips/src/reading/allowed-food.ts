import type { Taxonomy } from '@kkini/domain';
import type { TipPeople } from '../model/tip-facts.ts';
import { closuresOf, reachesExcluded } from './named-foods.ts';

/** True if a food may be offered to these people: it contains nothing excluded, and none of their rules forbids it. */
export function isAllowedFood(
  taxonomy: Taxonomy,
  id: string,
  people: Pick<TipPeople, 'exclusions' | 'hardTags' | 'hardFoods'>,
): boolean {
  return !reachesExcluded(taxonomy, id, people.exclusions) && !isProhibited(taxonomy, id, people);
}

/** True if a rule of their conditions, styles or ages forbids a food. */
export function isProhibited(
  taxonomy: Taxonomy,
  id: string,
  { hardTags, hardFoods }: Pick<TipPeople, 'hardTags' | 'hardFoods'>,
): boolean {
  return closuresOf(taxonomy, id).some(
    ({ certainTags, possibleTags, up, line }) =>
      hardTags.some(
        (tag) => certainTags.has(tag) || (possibleTags.has(tag) && !taxonomy.warnOnlyTags.has(tag)),
      ) || hardFoods.some((food) => up.has(food) || line.has(food)),
  );
}
