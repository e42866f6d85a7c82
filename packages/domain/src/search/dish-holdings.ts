import { type Dish, dishProfile } from '../food/taxonomy/dish-profile.ts';
import type { Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { FoodProperty } from '../vocabulary/foods/food-properties.ts';

/** Marks an unknown ingredient. */
export const UNKNOWN_FOOD = '?';

/**
 * The certain and possible contents of a dish as a list: ids of foods, tags after a '#', properties after a '~', '?' for an unknown
 * ingredient, and after a '^' what only a severe allergy forbids (`exclusionViolation`): traces, and what some variants add.
 */
export function dishHoldings(taxonomy: Taxonomy, dish: Dish): readonly string[] {
  const profile = dishProfile(taxonomy, dish);
  const foods = [...profile.certainIds, ...without(profile.possibleIds, profile.warnOnlyIds)];
  const tags = [...profile.certainTags, ...without(profile.possibleTags, profile.warnOnlyTags)];
  const unknown = profile.unresolvedLines.size > 0 ? [UNKNOWN_FOOD] : [];
  const properties = [...profile.certainProperties, ...profile.possibleProperties];
  const severe = [...profile.warnOnlyIds, ...profile.traceIds, ...[...profile.warnOnlyTags].map(tagHolding)];
  return [
    ...foods,
    ...tags.map(tagHolding),
    ...properties.map(propertyHolding),
    ...unknown,
    ...severe.map(severeHolding),
  ];
}

/** How a tag is written among holdings. */
export function tagHolding(tag: string): string {
  return `#${tag}`;
}

/** How a holding is written that only a severe allergy forbids. */
export function severeHolding(holding: string): string {
  return `^${holding}`;
}

/** How a property is written among holdings. */
export function propertyHolding(property: FoodProperty): string {
  return `~${property}`;
}

function without(all: ReadonlySet<string>, left: ReadonlySet<string>): readonly string[] {
  return [...all].filter((each) => !left.has(each));
}
