import {
  EATING_STYLES,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  MEAL_TIMES,
  type MealTime,
  type Survey,
} from '@kkini/domain';
import { tablePortions } from '@kkini/domain/portions';
import { aSurvey } from '@kkini/domain/testing';
import { type Candidate, hardViolations, kitchenOf, makeVisitor, type Visitor } from '@kkini/planner';
import {
  climbLadder,
  makePlanningProblem,
  relaxationLadder,
  scoreDay,
  scoreSpacing,
  slotOptions,
  type WeekGrid,
} from '@kkini/planner/testing';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates } = basisOf(await loadTestCatalogue());
const styles = fc.constantFrom(...MEAL_STYLES);
const answers = fc.record({
  mealStyles: fc.record({ breakfast: styles, lunch: styles, dinner: styles }),
  healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
  eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
});

function problemOf(given: Partial<Survey>, seed: number) {
  const visitor = makeVisitor(catalogue.taxonomy, aSurvey({ ...given, areas: ['강남'] }));
  return makePlanningProblem({ candidates, visitor, seed });
}

/** Points of a week, computed directly, dish by dish. */
function pointsOf(
  grid: WeekGrid,
  problem: ReturnType<typeof makePlanningProblem>,
  spacingStep: number,
): number {
  const rules = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'))[spacingStep];
  if (rules === undefined) throw new Error('a ladder has steps');
  return grid.reduce((sum, day) => sum + scoreDay(day, problem), scoreSpacing(grid, rules, problem));
}

/** Whether the rules about each person allow what is on their own plate. */
function fitsPlates(visitor: Visitor, time: MealTime): (dish: Candidate) => boolean {
  const alone = new Map(visitor.persons.map((person) => [person, { ...visitor, persons: [person] }]));
  return (dish) => {
    const { fishG, seaweedG } = dish.weighed;
    if (fishG === 0 && seaweedG === 0) return true;
    return tablePortions(dish, time, visitor).every(({ person, portion: { mainFactor } }) => {
      const weighed = { ...dish.weighed, fishG: fishG * mainFactor, seaweedG: seaweedG * mainFactor };
      return hardViolations({ ...dish, weighed }, alone.get(person) ?? visitor).length === 0;
    });
  };
}

describe('a proved week of the real catalogue', () => {
  it('costs what its certificate says, and no single other dish makes it cheaper', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (given, seed) => {
        const problem = problemOf(given, seed);
        const { grid, certificate } = climbLadder(problem);
        const { objective, lowerBound, spacingStep, proved } = certificate;
        expect(proved).toBe(true);
        expect(lowerBound).toBeLessThanOrEqual(objective);
        expect(pointsOf(grid, problem, spacingStep)).toBeCloseTo(objective, 6);
        problem.slots.forEach((slot) => {
          const position = MEAL_TIMES.indexOf(slot.mealTime);
          for (const option of slotOptions(problem, slot).slice(0, 60)) {
            const changed = grid.map((day, index) => (index === 3 ? day.with(position, option) : day));
            expect(pointsOf(changed, problem, spacingStep)).toBeGreaterThan(objective - 1e-6);
          }
        });
      }),
      { numRuns: runs(40), seed: 20261123 },
    );
  });

  it('is made of dishes the full rules allow, of the kitchen they ask for', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (given, seed) => {
        const problem = problemOf(given, seed);
        const own = kitchenOf(problem.visitor);
        const ownDishes = candidates.filter(({ kitchen }) => (kitchen ?? own) === own);
        for (const slot of problem.slots) {
          const allowed = ownDishes.filter(
            (candidate) => hardViolations(candidate, problem.visitor, slot.mealTime).length === 0,
          );
          const style = problem.visitor.mealStyles[slot.mealTime];
          const fits = fitsPlates(problem.visitor, slot.mealTime);
          // A bought dish comes only at the meal times its entry lists.
          const isTimely = ({ kind, mealTimes }: (typeof candidates)[number]) =>
            kind === 'recipe' || mealTimes.includes(slot.mealTime);
          const expected = allowed
            .filter((each) => each.style === style && fits(each) && isTimely(each))
            .map(({ id }) => id);
          expect(slotOptions(problem, slot).map(({ candidate }) => candidate.id)).toEqual(expected.sort());
        }
      }),
      { numRuns: runs(60), seed: 20261124 },
    );
  });
});
