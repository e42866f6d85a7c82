import { openCookbook } from '@kkini/domain';
import { expect, test } from 'vitest';
import { aLaidWorld } from '../verification/testing/a-laid-world.ts';
import { type Candidate, candidatesById } from './candidate.ts';
import { makeTables } from './tables.ts';

const { taxonomy, cookbook, candidates, recipes, tables } = aLaidWorld();
const known = candidatesById(candidates);
const sparing = makeTables(taxonomy, openCookbook(cookbook), { usual: known });
const [lead] = recipes.filter(({ companions = [] }) => companions.length > 2);
const usual = lead?.companions?.map(({ id }) => id) ?? [];
const id = lead?.id ?? '';

test('a leading dish with its usual companions is the candidate that is known', () => {
  expect(sparing.mealWith(id, usual)).toBe(known.get(id));
  expect(held(sparing.mealWith(id, usual))).toEqual(held(tables.mealWith(id, usual)));
});

test('a leading dish with fewer companions, or in another order, is a meal of its own', () => {
  for (const beside of [usual.slice(1), usual.toReversed(), []]) {
    expect(sparing.mealWith(id, beside)).not.toBe(known.get(id));
    expect(held(sparing.mealWith(id, beside))).toEqual(held(tables.mealWith(id, beside)));
  }
});

/** A candidate without its functions, which never compare as equal. */
function held(candidate: Candidate | undefined) {
  const { alone, withoutSides, ...rest } = candidate ?? {};
  return rest;
}
