import { aStranger, HEALTH_CONDITIONS, MEAL_TIMES, type Person } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { breaksRule, hardViolations } from '../constraints/dish-violations.ts';
import { HARD_RULES } from '../constraints/hard-rules.ts';
import { OTHERS_INDEX } from '../model/day-amounts.ts';
import { makePlanningProblem, slotOptions } from '../search/planning-problem.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayTargets } from './people/day-targets.ts';
import { checkedTable, eatenDish } from './people/eaten-dish.ts';
import { prohibitions } from './prohibitions.ts';
import { mealPoints } from './proof/meal-points.ts';
import { aCheckedWorld } from './testing/a-checked-world.ts';
import { checkedOf, someVisitors } from './testing/some-choices.ts';

/** A new world per test, so that each test records its own reads. */
function aWorld() {
  const { candidates, dishes } = aCheckedWorld(50);
  return { candidates, dishes, dishOf: (id: string) => dishes.byId.get(id) ?? fail() };
}

/** Households whose words exclude known, ambiguous and unknown foods in turn. */
const EXCLUSIONS = [
  [],
  [{ kind: 'known', id: 'shrimp' }],
  [{ kind: 'known', id: 'alcohol' }],
  [{ kind: 'ambiguous', ids: ['jeotgal', 'egg'] }],
  [{ kind: 'literal', text: '요리', wholeWordOnly: false }],
  [{ kind: 'literal', text: '요리', wholeWordOnly: true }],
  [
    { kind: 'literal', text: '1', wholeWordOnly: true },
    { kind: 'known', id: 'flour' },
  ],
] as const;
const visitors = someVisitors(787).map((visitor, at) => ({
  ...visitor,
  exclusions: EXCLUSIONS[at % EXCLUSIONS.length] ?? [],
}));

describe('what may be served, judged a second time', () => {
  it('is what the planner may serve, to any household', () => {
    const { candidates, dishes, dishOf } = aWorld();
    let refused = 0;
    for (const visitor of visitors) {
      const checked = checkedOf(visitor);
      const against = candidates.filter(
        ({ id }) => prohibitions(dishOf(id), checked, dishes.closure).length > 0,
      );
      const expected = candidates.filter((candidate) => hardViolations(candidate, visitor).length > 0);
      expect(against.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      refused += expected.length;
    }
    expect(refused).toBeGreaterThan(500);
  });

  it('names the rule and what breaks it', () => {
    const { candidates, dishes, dishOf } = aWorld();
    for (const rule of HARD_RULES) {
      const checked = { ...checkedOf(aVisitor()), owners: [rule.owner] };
      for (const candidate of candidates) {
        const named = prohibitions(dishOf(candidate.id), checked, dishes.closure).filter(({ reason }) =>
          reason.startsWith(`${rule.id} (`),
        );
        expect(named.length).toBe(breaksRule(rule, candidate) ? 1 : 0);
      }
    }
  });

  it('says what is unknown, of what is in it and of its amounts', () => {
    const { candidates, dishes, dishOf } = aWorld();
    const unknown = candidates.find(({ profile }) => profile.unresolvedLines.size > 0) ?? fail();
    const reasons = (visitor: ReturnType<typeof aVisitor>, id: string) =>
      prohibitions(dishOf(id), checkedOf(visitor), dishes.closure).map(
        ({ kind, reason }) => `${kind}: ${reason}`,
      );
    expect(reasons(aVisitor(), unknown.id)).toEqual([]);
    expect(reasons(aVisitor({ healthConditions: ['thyroidDisease'] }), unknown.id)).toEqual([
      'hardRule: unknown ingredient 알 수 없는 것',
    ]);
    expect(reasons(aVisitor({ exclusions: [{ kind: 'known', id: 'shrimp' }] }), unknown.id)).toEqual([
      'exclusion: unknown ingredient 알 수 없는 것',
    ]);
    const unstated = candidates.find(
      ({ nutrition, profile }) => nutrition.sodiumMg === null && profile.certainTags.size === 0,
    );
    expect(reasons(aVisitor({ healthConditions: ['hypertension'] }), unstated?.id ?? '')).toEqual([
      'hardRule: hypertension needs sodiumMg',
    ]);
  });
});

describe('the points of a meal, added up a second time', () => {
  it('are those of the planner, for any household', () => {
    const { candidates, dishOf } = aWorld();
    let compared = 0;
    for (const visitor of visitors) {
      const problem = makePlanningProblem({
        candidates,
        visitor,
        startDate: '2026-12-07',
        seed: 11,
        seedPoints: 0.5,
      });
      const checked = checkedOf(visitor);
      const context = {
        visitor: checked,
        targets: dayTargets(checked),
        month: 12,
        seed: 11,
        seedPoints: 0.5,
        basket: [],
        atHome: [],
      };
      for (const slot of problem.slots) {
        const options = slotOptions(problem, slot);
        compared += options.length;
        const points = options.map(({ candidate }) =>
          mealPoints(
            eatenDish(dishOf(candidate.id), slot.mealTime, checkedTable(checked)),
            slot.mealTime,
            context,
          ).toFixed(9),
        );
        expect(points).toEqual(options.map(({ cost }) => cost.toFixed(9)));
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('count amounts of the whole group where a dish states none, and those of everybody at the table', () => {
    const { candidates, dishOf } = aWorld();
    const couple = [aStranger('self'), { ...aStranger('spouse'), sex: 'female', heightCm: 150 } as const];
    const family = [...couple, aStranger('child')];
    const owning = (person: Person, at: number): Person => ({
      ...person,
      freeOf: HEALTH_CONDITIONS.filter((_, which) => which % 3 !== at),
    });
    const owned = family.map(owning);
    const children = [aStranger('self'), aStranger('child'), { ...aStranger('child'), birthYear: 2012 }];
    for (const persons of [[aStranger('self')], couple, family, owned, children.map(owning)]) {
      const visitor = aVisitor({
        targets: [...new Set(persons.map(({ target }) => target))],
        persons,
        healthConditions: persons.some(({ freeOf }) => freeOf.length > 0) ? HEALTH_CONDITIONS : [],
      });
      const problem = makePlanningProblem({ candidates, visitor, seed: 1 });
      const checked = checkedOf(visitor);
      for (const { mealTime, ...slot } of problem.slots)
        for (const { candidate, amounts } of slotOptions(problem, { mealTime, ...slot })) {
          const eaten = eatenDish(dishOf(candidate.id), mealTime, checkedTable(checked));
          // Those of the others alone are compared by the points of laid tables.
          const shared = amounts.subarray(0, OTHERS_INDEX.leastProtein);
          expect(Object.values(eaten.amounts).map(sixDigits)).toEqual([...shared].map(sixDigits));
        }
      expect(problem.slots.map(({ mealTime }) => mealTime)).toEqual([...MEAL_TIMES]);
    }
  });
});

const sixDigits = (amount: number) => amount.toFixed(6);

function fail(): never {
  throw new Error('the world has what this needs');
}
