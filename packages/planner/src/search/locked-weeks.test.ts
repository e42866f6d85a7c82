import { addDays, DISH_METHODS, MAIN_GROUPS, MEAL_TIMES, type MealSlot } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import type { DayLocks } from '../model/day-locks.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { cheapestLockedWeek, type LockedWeek } from '../testing/brute-force-locks.ts';
import { type RandomUnit, randomUnits } from '../testing/random-week.ts';
import { climbLadder } from './climb-ladder.ts';
import { makePlanningProblem } from './planning-problem.ts';
import { relaxationLadder } from './relaxation-ladder.ts';

const WEEKS = runs(42, 8);
const PARTS = [1, 2, 3, 4, 5];
const STEPS = relaxationLadder(false).slice(0, -1);
const steps = new Map<number, number>();
const MOST_WEEKS = 600;
const GROUPS = MAIN_GROUPS.slice(0, 7);
const METHODS = DISH_METHODS.slice(0, 3);

function randomDishes(unit: RandomUnit): Candidate[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(unit() * items.length)] as Item;
  return Array.from({ length: 9 + Math.floor(unit() * 9) }, (_, index) =>
    aCandidate({
      id: `dish-${index}`,
      style: unit() < 0.7 ? 'cookedRecipe' : 'simpleRecipe',
      mainGroup: pick(GROUPS),
      method: pick(METHODS),
      familiarity: 1 + Math.floor(unit() * 5),
      minutes: 5 + ((7 * index) % 40),
      nutrition: aNutrition({ energyKcal: 300 + 500 * unit(), sodiumMg: 200 + 1500 * unit() }),
    }),
  );
}

/** Past days, days with chosen meals or fasting, and a few open slots. */
function randomLockedWeek(seed: number): LockedWeek {
  const unit = randomUnits(seed);
  const candidates = randomDishes(unit);
  const past = Math.floor(unit() * 6);
  const open = unit() < 0.5 ? 2 : 3;
  const slotOf = (): MealSlot => {
    const dish = candidates[Math.floor(unit() * candidates.length)];
    if (dish === undefined || unit() < 0.15) return { kind: 'fasting' };
    return { kind: 'recipe', id: dish.id, style: dish.style };
  };
  const locks = Array.from({ length: 7 }, (_, day): DayLocks => {
    const isOpen = day >= past && day < past + open;
    return Object.fromEntries(
      MEAL_TIMES.filter(() => !isOpen || unit() < 0.3).map((time) => [time, slotOf()]),
    );
  });
  const mealStyles = {
    breakfast: unit() < 0.2 ? 'fasting' : 'simpleRecipe',
    lunch: 'cookedRecipe',
    dinner: 'cookedRecipe',
  } as const;
  const healthConditions = unit() < 0.3 ? (['hypertension'] as const) : [];
  const weekdayMinutes = unit() < 0.5 ? 30 : null;
  const visitor = aVisitor({ mealStyles, healthConditions, weekdayMinutes });
  return { candidates, visitor, seed, locks, startDate: addDays('2026-11-23', seed % 7) };
}

function weeksOf({ candidates, visitor, locks }: LockedWeek): number {
  let weeks = 1;
  for (const day of locks) {
    for (const time of MEAL_TIMES) {
      const style = visitor.mealStyles[time];
      if (day[time] === undefined && style !== 'fasting')
        weeks *= candidates.filter((dish) => dish.style === style).length;
    }
  }
  return weeks;
}

describe('planning around meals that stay', () => {
  it.each(PARTS)('finds and proves the best week of brute force at its first step, part %i', (part) => {
    let compared = 0;
    for (let seed = 1000 * part; compared < WEEKS; seed += 1) {
      const week = randomLockedWeek(seed);
      // A meal time without any dish says nothing about spacing.
      if (weeksOf(week) > MOST_WEEKS || weeksOf(week) === 0) continue;
      const expected = STEPS.map((rules) => () => cheapestLockedWeek(week, rules));
      const { certificate, grid } = climbLadder(makePlanningProblem(week));
      const { ladderStep, objective, lowerBound, proved } = certificate;
      const first = expected.findIndex((cheapest) => cheapest() < Infinity);
      // Styles extend before a dish may return every day.
      if (first < 0) continue;
      compared += 1;
      steps.set(ladderStep, (steps.get(ladderStep) ?? 0) + 1);
      expect({ seed, ladderStep, proved }).toEqual({ seed, ladderStep: first, proved: true });
      expect(objective).toBeCloseTo(expected[first]?.() ?? 0, 6);
      expect(lowerBound).toBeCloseTo(objective, 4);
      week.locks.forEach((locks, day) => {
        MEAL_TIMES.forEach((time, slot) => {
          const lock = locks[time];
          if (lock === undefined) return;
          expect(grid[day]?.[slot]?.candidate.id).toBe('id' in lock ? lock.id : undefined);
        });
      });
    }
  });

  it('was compared at every step of the ladder', () => {
    expect([...steps.keys()].sort()).toEqual([...STEPS.keys()]);
  });

  it('leaves a week alone that is all gone by', () => {
    const week = randomLockedWeek(1);
    const [dish] = week.candidates;
    const locks = week.locks.map(() => ({
      breakfast: { kind: 'fasting' },
      lunch: { kind: 'recipe', id: dish?.id ?? '', style: 'cookedRecipe' },
      dinner: { kind: 'fasting' },
    })) satisfies DayLocks[];
    const { certificate, grid } = climbLadder(makePlanningProblem({ ...week, locks }));
    expect(certificate).toMatchObject({ ladderStep: 0, proved: true });
    expect(grid.map((day) => day[1]?.candidate.id)).toEqual(locks.map(() => dish?.id));
  });
});
