import {
  MEAL_STYLES,
  MEAL_TIMES,
  type MealSlot,
  type Product,
  type Recipe,
  type Survey,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { changeMeal, makeVisitor, planWeek, seedFrom, weekViolations } from '@kkini/planner';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { anySurvey, secondOpinion } from '../../testing/second-opinion.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const { taxonomy, recipes, products } = catalogue;
const dishes = new Map<string, Recipe | Product>([...recipes, ...products]);
const object = secondOpinion(taxonomy);

const styles = fc.constantFrom(...MEAL_STYLES);
const surveys = anySurvey(MEAL_STYLES);

/** Why a slot must not have its dish, by independent code. */
function objections(slot: MealSlot, survey: Survey): readonly string[] {
  if (!('id' in slot)) return [];
  const served = servedRecipe(catalogue, slot) ?? dishes.get(slot.id);
  const foods = (served?.ingredients ?? []).flatMap(({ id }) => id ?? []);
  return object({ foods, hasUnknown: false }, survey).map((reason) => `${slot.id}: ${reason}`);
}

describe('weeks from the real catalogue', () => {
  it('serve no excluded food, break no HARD rule and keep the chosen styles as far as they reach, for any survey', () => {
    fc.assert(
      fc.property(surveys, fc.nat(), (survey, counter) => {
        const visitor = makeVisitor(taxonomy, survey);
        const seed = seedFrom('real-weeks', counter);
        const { week, quality } = planWeek({
          candidates,
          tables,
          visitor,
          startDate: survey.startDate,
          seed,
        });
        const { objective, lowerBound, proved, reach, rulesVersion } = quality.certificate;
        expect(objective).toBeGreaterThanOrEqual(lowerBound);
        expect(proved).toBe(true);
        expect(rulesVersion).not.toBe('');
        expect(week).toHaveLength(7);
        expect(weekViolations({ week, candidates, tables, visitor })).toEqual([]);
        for (const { slots } of week) {
          for (const time of MEAL_TIMES) {
            const slot = slots[time];
            expect(objections(slot, survey)).toEqual([]);
            if ('style' in slot) expect(slot.insteadOf ?? slot.style).toBe(survey.mealStyles[time]);
            if ('style' in slot && slot.insteadOf) expect(reach.styles[time]).toBeGreaterThan(0);
            expect(slot.kind === 'fasting').toBe(survey.mealStyles[time] === 'fasting');
          }
        }
      }),
      { numRuns: runs(120), seed: 20261120 },
    );
  });

  it('stay clean through random changes of meals', () => {
    const change = fc.record({
      day: fc.nat({ max: 6 }),
      mealTime: fc.constantFrom(...MEAL_TIMES),
      style: styles,
    });
    fc.assert(
      fc.property(surveys, fc.array(change, { maxLength: 4 }), (survey, changes) => {
        const visitor = makeVisitor(taxonomy, survey);
        let { week } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed: 1 });
        for (const { day, mealTime, style } of changes) {
          const date = week[day]?.date ?? '';
          const { choices } = changeMeal({
            candidates,
            tables,
            visitor,
            week,
            date,
            mealTime,
            style,
            seed: 2,
          });
          for (const { slot } of choices) expect(objections(slot, survey)).toEqual([]);
          const [best] = choices;
          if (best === undefined) continue;
          week = week.map((each, index) =>
            index === day ? { ...each, slots: { ...each.slots, [mealTime]: best.slot } } : each,
          );
        }
        expect(weekViolations({ week, candidates, tables, visitor })).toEqual([]);
      }),
      { numRuns: runs(60), seed: 20261121 },
    );
  });

  it('are the same for the same survey and seed', () => {
    // Prepared once for all surveys.
    const shuffled = [...candidates].reverse();
    fc.assert(
      fc.property(surveys, fc.nat(), (survey, seed) => {
        const visitor = makeVisitor(taxonomy, survey);
        const input = { visitor, tables, startDate: survey.startDate, seed };
        const again = planWeek({ ...input, candidates: shuffled });
        expect(planWeek({ ...input, candidates })).toEqual(again);
      }),
      { numRuns: runs(15), seed: 20261122 },
    );
  });

  it('repeat no dish while the chosen styles have enough dishes', () => {
    const survey = aSurvey({
      mealStyles: { breakfast: 'simpleRecipe', lunch: 'restaurant', dinner: 'cookedRecipe' },
      areas: ['강남'],
      healthConditions: ['diabetes', 'hypertension'],
      excludedFoods: ['shrimp', 'egg'],
    });
    const visitor = makeVisitor(taxonomy, survey);
    const { quality } = planWeek({ candidates, tables, visitor, startDate: survey.startDate, seed: 1 });
    expect(quality).toMatchObject({ ladderStep: 0, emptySlots: 0, repeatedDishes: 0 });
  });

  it('know the months of cold noodles, of a restaurant as of a kitchen', () => {
    const monthsOf = (dish: string) => candidates.find(({ id }) => id === dish)?.seasonMonths;
    expect(monthsOf('restaurant-mul-naengmyeon')).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(monthsOf('mul-naengmyeon')).toEqual([5, 6, 7, 8, 9]);
  });
});
