import { type HealthCondition, MEAL_TIMES } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { FAMILY_MEALS, isOneBowl, oneBowlPoints, SWEET_POTATO_MEALS, TOFU_DISHES } from './variety-points.ts';

const GROUPS = ['chicken', 'pork', 'egg', 'beef', 'oilyFish', 'seafood', 'vegetable', 'tofu'] as const;

/** For each main group, four well-known and four less known dishes, with methods from `methodOf`. */
function aCatalogue(methodOf: (isKnown: boolean, at: number) => Candidate['method']): readonly Candidate[] {
  return GROUPS.flatMap((mainGroup) =>
    [true, false].flatMap((isKnown) =>
      [0, 1, 2, 3].map((at) =>
        aCandidate({
          id: `${mainGroup}-${isKnown}-${at}`,
          mainGroup,
          method: methodOf(isKnown, at),
          familiarity: isKnown ? 5 : 3,
        }),
      ),
    ),
  );
}

/** The three dishes that please most, where all others are less known. */
const BEST = /^(?:chicken|pork|egg)-true-0$/;

/** The dishes of each day of a planned week without chance. */
function daysOf(
  candidates: readonly Candidate[],
  choices: Parameters<typeof aVisitor>[0] = {},
): readonly (readonly Candidate[])[] {
  const byId = new Map(candidates.map((dish) => [dish.id, dish]));
  const { week } = planWeek({
    candidates,
    visitor: aVisitor(choices),
    startDate: '2026-11-23',
    seed: 1,
    seedPoints: 0,
  });
  return week.map(({ slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      return 'id' in slot ? (byId.get(slot.id) ?? []) : [];
    }),
  );
}

describe('points of variety', () => {
  it('let a day have one bowl of noodles or rice, though more would please better', () => {
    const days = daysOf(
      aCatalogue((isKnown, at) => (isKnown ? (at % 2 ? 'noodles' : 'riceBowl') : 'braise')),
    );
    expect(days.map((day) => day.filter(isOneBowl).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const [one, two, three] = [1, 2, 3].map(oneBowlPoints);
    expect([one, two]).toEqual([0, expect.closeTo(5.94)]);
    expect(three).toBeGreaterThan(2 * (two ?? 0));
  });

  it('let a day have one soup in the low-sodium style, though more would please better', () => {
    const others = ['braise', 'grill', 'stirFry'] as const;
    const known = aCatalogue((isKnown, at) => (isKnown ? 'soup' : (others[at] ?? 'braise')));
    const most = (choices: Parameters<typeof aVisitor>[0]) =>
      Math.max(...daysOf(known, choices).map((day) => day.filter(({ method }) => method === 'soup').length));
    expect(most({ eatingStyles: ['lowSodium'] })).toBe(1);
    expect(most({})).toBeGreaterThan(1);
  });

  it.each<[HealthCondition, number]>([
    ['gout', 0],
    ['dyslipidemia', 2],
    ['heartDisease', 2],
  ])('bring oily fish to a week that has better known white fish, with %s %i times', (condition, times) => {
    const methods = ['braise', 'grill', 'soup', 'stirFry'] as const;
    const known = aCatalogue((_, at) => methods[at] ?? 'grill');
    const fish = known.map((dish) => ({
      ...dish,
      mainGroup: dish.mainGroup === 'seafood' ? ('whiteFish' as const) : dish.mainGroup,
      familiarity: dish.mainGroup === 'oilyFish' ? 1 : 5,
    }));
    const oily = daysOf(fish, { healthConditions: [condition] })
      .flat()
      .filter(({ mainGroup }) => mainGroup === 'oilyFish');
    expect(oily).toHaveLength(times);
  });

  it('let tofu lead two meals of a week, though more would please better', () => {
    const methods = ['braise', 'grill', 'soup', 'stirFry'] as const;
    const known = aCatalogue((_, at) => methods[at] ?? 'grill').map((dish) => ({
      ...dish,
      familiarity: dish.mainGroup === 'tofu' ? 5 : 3,
    }));
    const tofu = daysOf(known)
      .flat()
      .filter(({ mainGroup }) => mainGroup === 'tofu');
    expect(tofu).toHaveLength(TOFU_DISHES);
  });

  it('let a week have fried rice twice, though more would please better', () => {
    const known = aCatalogue((_, at) => (['braise', 'grill', 'soup', 'stirFry'] as const)[at] ?? 'grill');
    const dishes = known.map(
      (dish): Candidate =>
        dish.familiarity === 5 && dish.id.endsWith('-0') ? { ...dish, family: 'friedRice' } : dish,
    );
    const friedRice = daysOf(dishes)
      .flat()
      .filter(({ family }) => family === 'friedRice');
    expect(friedRice).toHaveLength(FAMILY_MEALS);
  });

  it.each([
    ['eel once', { family: 'eel' }, 1],
    ['a bought sweet potato twice', { staple: 'sweetPotato' }, SWEET_POTATO_MEALS],
    ['ham in a dish of another food once', { holdsProcessedMeat: true }, 1],
  ] as const)('let a week have %s, though more would please better', (_what, property, most) => {
    const known = aCatalogue((_, at) => (['braise', 'grill', 'soup', 'stirFry'] as const)[at] ?? 'grill');
    const dishes = known.map(
      (dish): Candidate => (BEST.test(dish.id) ? { ...dish, ...property } : { ...dish, familiarity: 3 }),
    );
    const served = daysOf(dishes).flat();
    const [key] = Object.keys(property) as (keyof Candidate)[];
    expect(served.filter((dish) => key !== undefined && dish[key] !== undefined)).toHaveLength(most);
  });
});
