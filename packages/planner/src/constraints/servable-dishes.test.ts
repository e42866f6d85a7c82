import { EATING_STYLES, type Exclusion, HEALTH_CONDITIONS, TARGETS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';
import { HARD_RULES } from './hard-rules.ts';
import { ServableDishes } from './servable-dishes.ts';

const ids = ['shrimp', 'milk', ...HARD_RULES.flatMap(({ foods }) => foods)];
const dishes = [
  ...HARD_RULES.flatMap(({ tags, foods, forms }) => [
    ...tags.map((tag) => aCandidate({ profile: { certainTags: new Set([tag]) } })),
    ...tags.map((tag) =>
      aCandidate({ profile: { possibleTags: new Set([tag]), warnOnlyTags: new Set([tag]) } }),
    ),
    ...foods.map((food) => aCandidate({ profile: { possibleIds: new Set([food]) } })),
    ...forms.map((form) => aCandidate({ forms: new Set([form]) })),
  ]),
  ...ids.map((id) => aCandidate({ profile: { certainIds: new Set([id]) } })),
  aCandidate({ profile: { words: new Set(['mala', 'malatang']) } }),
  aCandidate({ profile: { unresolvedLines: new Set(['unknown']) } }),
  aCandidate({ nutrition: aNutrition({ purineMg: null }) }),
  aCandidate({ nutrition: aNutrition({ sodiumMg: null, energyKcal: null }) }),
  aCandidate(),
];

const exclusions: fc.Arbitrary<Exclusion> = fc.oneof(
  fc.constantFrom(...ids).map((id) => ({ kind: 'known' as const, id })),
  fc.constantFrom(...ids).map((id) => ({ kind: 'ambiguous' as const, ids: [id, 'milk'] })),
  fc.boolean().map((wholeWordOnly) => ({ kind: 'literal' as const, text: 'mala', wholeWordOnly })),
);
const visitors = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { maxLength: 2 }),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
    exclusions: fc.array(exclusions, { maxLength: 3 }),
  })
  .map(aVisitor);

describe('the dishes that may be served', () => {
  it('are those without a hard violation, for any visitor', () => {
    const servable = new ServableDishes(dishes);
    let refused = 0;
    fc.assert(
      fc.property(visitors, (visitor) => {
        const mayServe = servable.forVisitor(visitor);
        dishes.forEach((dish, position) => {
          const expected = hardViolations(dish, visitor).length === 0;
          refused += expected ? 0 : 1;
          expect(mayServe(position)).toBe(expected);
        });
      }),
    );
    expect(refused).toBeGreaterThan(100);
  });
});
