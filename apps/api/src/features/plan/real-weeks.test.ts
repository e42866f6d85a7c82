import {
  MEAL_STYLES,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  type Product,
  type Recipe,
  type Survey,
} from '@kkini/domain';
import { tablePortions } from '@kkini/domain/portions';
import { aSurvey } from '@kkini/domain/testing';
import {
  type Candidate,
  changeMeal,
  hardViolations,
  kitchenOf,
  makeVisitor,
  planWeek,
  seedFrom,
  type Visitor,
  weekViolations,
} from '@kkini/planner';
import { makePlanningProblem, slotOptions } from '@kkini/planner/testing';
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

const change = fc.record({
  day: fc.nat({ max: 6 }),
  mealTime: fc.constantFrom(...MEAL_TIMES),
  style: styles,
});
/** Random answers with a seed and changes of meals, and the week of each, planned once for all tests. */
const cases = fc.record({ survey: surveys, counter: fc.nat(), changes: fc.array(change, { maxLength: 4 }) });
const weeks = fc.sample(cases, { numRuns: runs(120), seed: 20261120 }).map(({ counter, ...asked }) => {
  const { survey } = asked;
  const visitor = makeVisitor(taxonomy, survey);
  const { startDate } = survey;
  const input = { candidates, tables, visitor, startDate, seed: seedFrom('real-weeks', counter) };
  return { ...asked, input, planned: planWeek(input) };
});

describe('weeks from the real catalogue', () => {
  it.each(weeks)(
    'serve no excluded food, break no HARD rule and keep the chosen styles as far as they reach: case %#',
    ({ survey, input, planned }) => {
      const { week, quality } = planned;
      const { objective, lowerBound, proved, reach, rulesVersion } = quality.certificate;
      expect(objective).toBeGreaterThanOrEqual(lowerBound);
      expect(proved).toBe(true);
      expect(rulesVersion).not.toBe('');
      expect(week).toHaveLength(7);
      expect(weekViolations({ ...input, week })).toEqual([]);
      for (const { slots } of week) {
        for (const time of MEAL_TIMES) {
          const slot = slots[time];
          expect(objections(slot, survey)).toEqual([]);
          if ('style' in slot) expect(slot.insteadOf ?? slot.style).toBe(survey.mealStyles[time]);
          if ('style' in slot && slot.insteadOf) expect(reach.styles[time]).toBeGreaterThan(0);
          expect(slot.kind === 'fasting').toBe(survey.mealStyles[time] === 'fasting');
        }
      }
    },
  );

  it.each(weeks.slice(0, runs(60)))(
    'stay clean through random changes of meals: case %#',
    ({ survey, input, planned, changes }) => {
      let { week } = planned;
      for (const { day, ...asked } of changes) {
        const { choices } = changeMeal({ ...input, ...asked, week, date: week[day]?.date ?? '' });
        for (const { slot } of choices) expect(objections(slot, survey)).toEqual([]);
        const [best] = choices;
        if (best === undefined) continue;
        week = week.map((each, index) =>
          index === day ? { ...each, slots: { ...each.slots, [asked.mealTime]: best.slot } } : each,
        );
      }
      expect(weekViolations({ ...input, week })).toEqual([]);
    },
  );

  it('are the same for the same survey and seed, in whatever order the dishes come', () => {
    // Prepared once for all surveys.
    const shuffled = [...candidates].reverse();
    for (const { input, planned } of weeks.slice(0, runs(15)))
      expect(planWeek({ ...input, candidates: shuffled })).toEqual(planned);
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

  it('choose among all dishes the full rules allow, of the kitchen they ask for', () => {
    fc.assert(
      fc.property(surveys, fc.nat(), (survey, seed) => {
        const problem = makePlanningProblem({ candidates, visitor: makeVisitor(taxonomy, survey), seed });
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
