import { readdirSync, readFileSync } from 'node:fs';
import {
  type Dish,
  type DishProfile,
  dishProfile,
  EXCLUDABLE_FOODS,
  exclusionViolation,
  hardTagViolation,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';

const DATA = new URL('../../data/', import.meta.url);
const taxonomy = bundledTaxonomy();
const dishes = ['recipes', 'products'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, DATA)).map((file): Dish & { readonly id: string } => {
    const entry = JSON.parse(readFileSync(new URL(`${folder}/${file}`, DATA), 'utf8'));
    return { id: entry.id, title: entry.title ?? entry.name, lines: entry.ingredients };
  }),
);
const foods = [...new Set([...EXCLUDABLE_FOODS, ...taxonomy.source.quickChips].map(({ id }) => id))];
const tags = taxonomy.source.tags.map(({ tag }) => tag);

/** The foods and tags a dish is refused for. */
function refused(profile: DishProfile): ReadonlySet<string> {
  return new Set([
    ...foods.filter((id) => exclusionViolation(profile, [{ kind: 'known', id }]) !== null),
    ...tags.filter((tag) => hardTagViolation(profile, [tag]) !== null),
  ]);
}

/** Verdicts a title may change, with the reason. */
const EXPLAINED: readonly string[] = [
  // The dish is named after chili peppers and made with sweet ones. Visitors who exclude chili are not served it.
  'shredded-pork-green-pepper: chili_pepper',
  // The word means sliced boiled meat, which is lean here. The tag costs points and is part of no HARD rule.
  'pork-tenderloin-pear-mul-naengmyeon: saturated-fat-high',
];

describe('the titles of the bundled dishes', () => {
  it('change no verdict on any suggested food or tag but those explained', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(702);
    const changed = dishes.flatMap(({ id, title, lines }) => {
      const byLines = refused(dishProfile(taxonomy, { title: '', lines }));
      const whole = refused(dishProfile(taxonomy, { title, lines }));
      return [...whole].filter((each) => !byLines.has(each)).map((each) => `${id}: ${each}`);
    });
    expect(changed).toEqual(EXPLAINED.toSorted());
  });
});
