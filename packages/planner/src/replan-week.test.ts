import { MEAL_TIMES, planDates, type WeekPlan } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { weekViolations } from './constraints/week-violations.ts';
import type { Candidate } from './model/candidate.ts';
import { formerLocks, isKept, type KeptMeals } from './model/day-locks.ts';
import { planWeek } from './plan-week.ts';
import { relaxationLadder } from './search/relaxation-ladder.ts';
import { aCandidate, aVisitor } from './testing/a-candidate.ts';
import { cheapestLockedWeek } from './testing/brute-force-locks.ts';
import { randomDishes } from './testing/random-dishes.ts';
import { type RandomUnit, randomUnits } from './testing/random-week.ts';

const START = '2026-11-21';
const DATES = planDates(START);
const VISITOR = aVisitor({
  mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'simpleRecipe' },
});
const WEEKS = runs(40);

/** Dishes without unknown figures, because the exhaustive search does not estimate any. */
function knownDishes(unit: RandomUnit): readonly Candidate[] {
  return randomDishes(unit, 40, ['cookedRecipe', 'simpleRecipe']).map((dish) => {
    const { sodiumMg, purineMg } = dish.nutrition;
    return { ...dish, nutrition: { ...dish.nutrition, sodiumMg: sodiumMg ?? 600, purineMg: purineMg ?? 90 } };
  });
}

/** Past days and kept meals that leave at most two or three meals open. */
function randomKept(unit: RandomUnit): KeptMeals {
  const open = new Set(Array.from({ length: 2 }, () => `${4 + Math.floor(3 * unit())} ${unit() < 0.5}`));
  const meals = DATES.flatMap((date, day) =>
    (['lunch', 'dinner'] as const)
      .filter((mealTime) => day >= 4 && !open.has(`${day} ${mealTime === 'lunch'}`))
      .map((mealTime) => ({ date, mealTime })),
  );
  return { before: DATES[4] ?? START, meals };
}

describe('planning the rest of a week', () => {
  it('keeps what stays and finds the best rest that trying everything finds', () => {
    for (let seed = 1; seed <= WEEKS; seed += 1) {
      const unit = randomUnits(seed);
      const candidates = knownDishes(unit);
      const input = { candidates, visitor: VISITOR, startDate: START };
      const { week } = planWeek({ ...input, seed });
      const kept = randomKept(unit);
      const former = { week, kept };
      const again = planWeek({ ...input, seed: seed + 1000, former });
      const { objective, proved, spacingStep, ...certificate } = again.quality.certificate;
      const rules = relaxationLadder(false)[spacingStep];
      if (rules === undefined) throw new Error('no such step');
      const locks = formerLocks(former);
      const cheapest = cheapestLockedWeek(
        { candidates, visitor: VISITOR, seed: seed + 1000, locks, startDate: START },
        rules,
      );
      expect({ seed, proved, kept: certificate.kept }).toEqual({ seed, proved: true, kept });
      expect(objective).toBeCloseTo(cheapest, 6);
      for (const { date, mealTime, slot } of slotsOf(again.week)) {
        if (isKept(kept, { date, mealTime }))
          expect(slot).toEqual(week.find((day) => day.date === date)?.slots[mealTime]);
      }
    }
  });

  it('plans a week whole where nothing of it stays', () => {
    const candidates = randomDishes(randomUnits(5), 60, ['cookedRecipe', 'simpleRecipe']);
    const input = { candidates, visitor: VISITOR, startDate: START };
    const { week } = planWeek({ ...input, seed: 1 });
    const former = { week, kept: { before: START, meals: [] } };
    expect(planWeek({ ...input, seed: 2, former })).toEqual(planWeek({ ...input, seed: 2 }));
  });

  it('leaves what was eaten as it is, though it was empty or the catalogue knows it no more', () => {
    const dishes = Array.from({ length: 30 }, (_, index) =>
      aCandidate({ id: `dish-${index}`, style: index % 2 === 0 ? 'cookedRecipe' : 'simpleRecipe' }),
    );
    const input = { candidates: dishes, visitor: VISITOR, startDate: START };
    const { week } = planWeek({ ...input, seed: 1 });
    const [first, second, ...rest] = week;
    if (first === undefined || second === undefined) throw new Error('no days');
    const gone = { kind: 'recipe', id: 'gone', style: 'cookedRecipe' } as const;
    const eaten: WeekPlan = [
      { ...first, slots: { ...first.slots, lunch: gone } },
      { ...second, slots: { ...second.slots, dinner: { kind: 'empty', reason: 'noCandidate' } } },
      ...rest,
    ];
    const kept = { before: rest[0]?.date ?? '', meals: [] };
    const again = planWeek({ ...input, seed: 2, former: { week: eaten, kept } });
    expect(again.week.slice(0, 2)).toEqual(eaten.slice(0, 2));
    expect(again.quality.certificate.proved).toBe(true);
  });
});

function slotsOf(week: WeekPlan) {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.map((mealTime) => ({ date, mealTime, slot: slots[mealTime] })),
  );
}

describe('a week replanned around its lunches', () => {
  it.each([1, 18])('keeps nights apart where the cheapest days meet overnight, seed %i', (seed) => {
    const candidates = randomDishes(randomUnits(seed), 120, ['cookedRecipe']);
    const { week } = planWeek({ candidates, visitor: aVisitor(), startDate: START, seed });
    const meals = week.map(({ date }) => ({ date, mealTime: 'lunch' as const }));
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const former = { week, kept: { before: START, meals } };
    const again = planWeek({ candidates, visitor, startDate: START, seed: seed + 1, former });
    expect(again.quality.certificate).toMatchObject({ ladderStep: 0, proved: true });
    const broken = weekViolations({ week: again.week, candidates, tables: undefined, visitor });
    expect(broken.filter((each) => 'mealTime' in each && each.mealTime !== 'lunch')).toEqual([]);
  });
});
