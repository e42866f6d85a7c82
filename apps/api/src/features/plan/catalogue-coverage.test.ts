import { EATING_STYLES, EXCLUDABLE_FOODS, HEALTH_CONDITIONS, MEAL_TIMES, RECIPE_STYLES } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import {
  boughtGaps,
  COVERAGE_BARS,
  coverageShortfalls,
  coverageTable,
  hardViolations,
  kitchenOf,
  makeVisitor,
} from '@kkini/planner';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const basis = basisOf(await loadTestCatalogue());
const table = coverageTable(basis.candidates, basis.catalogue.taxonomy);

describe('the coverage of the bundled catalogue', () => {
  it('holds every bar of home cooking: conditions with styles, pairs of conditions, excluded foods', () => {
    expect(coverageShortfalls(table)).toEqual([]);
  });

  it('lacks bought food only without meat or gluten, whatever the condition', () => {
    const gaps = boughtGaps(table);
    expect(gaps.filter(({ reason }) => reason === 'condition')).toEqual([]);
    const styles = new Set(gaps.map(({ question }) => question.eatingStyle));
    expect([...styles].sort()).toEqual(['glutenFree', 'vegetarian']);
  });

  it('would tell of a catalogue without home-cooked breakfasts', () => {
    const shortfalls = coverageShortfalls({
      count: (question, mealTime, styles) =>
        mealTime === 'breakfast' && styles === RECIPE_STYLES ? 0 : table.count(question, mealTime, styles),
    });
    expect(shortfalls).toContainEqual({
      question: { conditions: ['gout'], eatingStyle: 'vegetarian', excludedFood: null },
      mealTime: 'breakfast',
      styles: RECIPE_STYLES,
      found: 0,
      needed: COVERAGE_BARS.homeCooked,
    });
  });

  it('counts what a visitor with two conditions, a style and an exclusion may be served', () => {
    const question = fc.record({
      conditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 2 }),
      eatingStyle: fc.constantFrom(...EATING_STYLES),
      food: fc.constantFrom(...EXCLUDABLE_FOODS),
      mealTime: fc.constantFrom(...MEAL_TIMES),
    });
    fc.assert(
      fc.property(question, ({ conditions, eatingStyle, food, mealTime }) => {
        const visitor = makeVisitor(
          basis.catalogue.taxonomy,
          aSurvey({
            targets: [],
            healthConditions: conditions,
            eatingStyles: [eatingStyle],
            excludedFoods: [food.ko],
          }),
        );
        const served = basis.candidates.filter(
          (candidate) =>
            candidate.kitchen === kitchenOf(visitor) &&
            candidate.mealTimes.includes(mealTime) &&
            hardViolations(candidate, visitor).length === 0,
        );
        const counted = { conditions, eatingStyle, excludedFood: food.id };
        expect(table.count(counted, mealTime, RECIPE_STYLES)).toBe(served.length);
      }),
      { numRuns: runs(60) },
    );
  });
});
