import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { CompanionSwaps, certifyAgain, makeVisitor, planWeek, seedFrom, weekWith } from '@kkini/planner';
import { proveAgain, verifyPlan } from '@kkini/planner/verification';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue, servedDishesOf } from '../../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const dishes = servedDishesOf(catalogue);
const SURVEY_ID = 'certified-again';

const mealsOf = (week: WeekPlan) =>
  week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = slots[mealTime];
      const beside = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
      return beside.map(({ id }) => ({ date, mealTime, companionId: id }));
    }),
  );

/** A week of a survey with one companion changed in its whole batch. */
function changedWeek(regeneration: number) {
  const survey = aSurvey({
    mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'cookedRecipe' },
    healthConditions: regeneration % 2 === 0 ? [] : ['hypertension'],
  });
  const visitor = makeVisitor(catalogue.taxonomy, survey);
  const { startDate } = survey;
  const seed = seedFrom(SURVEY_ID, regeneration);
  const { week, quality } = planWeek({ candidates, tables, visitor, startDate, seed });
  const at = mealsOf(week)[4 * (regeneration + 1)];
  if (at === undefined) throw new Error('a week has companions');
  const swaps = new CompanionSwaps({ week, tables, visitor, ...at, today: startDate });
  const other = swaps.options().flatMap(({ id }) => swaps.swap(id, true) ?? [])[regeneration];
  if (other === undefined) throw new Error('a companion may be changed');
  const changed = weekWith(week, other.changed);
  const common = { candidates, tables, visitor, seed, kept: null };
  const certified = (of: WeekPlan, chosen: typeof other.meals) =>
    certifyAgain({ ...common, week: of, chosen });
  return {
    untouched: { found: certified(week, []), planned: quality.certificate.stock },
    chosen: other.meals,
    stock: certified(changed, other.meals),
    plan: (stock: ReturnType<typeof certifyAgain>) => ({
      surveyId: SURVEY_ID,
      answers: survey,
      answersAreThose: true,
      regeneration,
      ladderStep: quality.ladderStep,
      days: changed.map((day) => ({ ...day, changes: 0 })),
      certificate: {
        ...quality.certificate,
        stock,
        dataVersion: dishes.dataVersion,
        changed: false,
        companionsChanged: true,
      },
    }),
  };
}

describe('the days of a week the visitor changed', () => {
  it('are certified as they are now, which other code than the planner confirms', () => {
    for (let regeneration = 0; regeneration < runs(3, 1); regeneration += 1) {
      const { untouched, chosen, stock, plan } = changedWeek(regeneration);
      // A day that kept its usual companions counts only in the changed week.
      if (untouched.planned?.outside === undefined)
        expect(untouched.found?.objective).toBeCloseTo(untouched.planned?.objective ?? NaN, 6);
      expect(stock?.chosen).toEqual(chosen);
      const checks = [...verifyPlan(dishes, plan(stock)), ...proveAgain(dishes, plan(stock))];
      const ofDays = checks.filter(({ name }) => name.startsWith('best days'));
      expect(ofDays.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
        'best days objective ok',
        'best days ok',
        'best days bound ok',
      ]);
    }
  });

  it('are not vouched for by a certificate of the week before, or by points that are not theirs', () => {
    const { untouched, stock, plan } = changedWeek(0);
    const named = (of: ReturnType<typeof certifyAgain>) =>
      verifyPlan(dishes, plan(of)).filter(({ name }) => name.startsWith('best days'));
    expect(named(untouched.planned)).toEqual([]);
    if (stock === null) throw new Error('the days are certified');
    const better = { ...stock, objective: stock.objective - 100, lowerBound: stock.lowerBound - 100 };
    expect(named(better).map(({ outcome }) => outcome)).toContain('failed');
  });
});
