import { aStranger, MEAL_TIMES, type SurveyDraft } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { judgeDays, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { describe, expect, it } from 'vitest';
import type { StoredDay } from '../../../db/stored-plan.ts';
import { servedRecipe } from '../../../platform/read-catalogue.ts';
import { basisOf, loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { judgeForSurvey } from './judge-for-survey.ts';

const basis = basisOf(await loadTestCatalogue());
const HOME = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

/** Most weeks to plan until one has an extra food that changes the verdict of its meal. */
const MOST_WEEKS = 60;

describe('a dish of a plan', () => {
  /** What the pages of a day's dishes say that each person eats, in kcal. */
  const eatenOn = (answers: SurveyDraft, days: readonly StoredDay[], date: string) => {
    const { slots } = days.find((day) => day.date === date) ?? expect.fail();
    const portions = MEAL_TIMES.map((mealTime) => {
      const slot = slots[mealTime];
      const recipe = slot.kind === 'recipe' ? servedRecipe(basis.catalogue, slot) : undefined;
      const entry = { kind: 'recipe', recipe: recipe ?? expect.fail() } as const;
      const place = { date, mealTime };
      return judgeForSurvey(basis, { answers, days, entry, place }).judgement?.portions ?? [];
    });
    return answers.targets.map((_, at) =>
      portions.reduce((sum, each) => sum + (each[at]?.nutrient.calorie ?? 0), 0),
    );
  };

  it('is judged with what somebody eats besides its meal, as the card of the meal is', () => {
    const { catalogue, candidates, tables } = basis;
    const answers = aSurvey({
      ...{ mealStyles: HOME, startDate: '2026-11-23', targets: ['self', 'spouse'] },
      healthConditions: ['diabetes'],
      persons: [
        {
          ...aStranger('self'),
          ...{ sex: 'male', birthYear: 1988, heightCm: 176, weightKg: 73, activity: 'veryActive' },
        },
        {
          ...aStranger('spouse'),
          ...{ sex: 'female', birthYear: 1990, heightCm: 158, weightKg: 54, activity: 'sedentary' },
        },
      ],
    });
    const visitor = makeVisitor(catalogue.taxonomy, answers);
    const foods = { candidates, tables, visitor };
    const { startDate } = answers;
    let compared = 0;
    for (let regeneration = 1; compared === 0 && regeneration <= MOST_WEEKS; regeneration += 1) {
      const { week, quality } = planWeek({ ...foods, startDate, seed: seedFrom('extras', regeneration) });
      const alone = judgeDays({ ...foods, week });
      const days = week.map((day) => ({ ...day, dayMealId: day.date, changes: 0, chosen: [] }));
      const others = quality.days.flatMap(({ date, meals }, at) =>
        MEAL_TIMES.filter((time) => meals[time]?.verdict !== alone[at]?.meals[time]?.verdict).map(
          (mealTime) => ({
            ...{ date, mealTime, over: meals[mealTime]?.over, slot: week[at]?.slots[mealTime] },
          }),
        ),
      );
      for (const { slot, over, ...place } of others) {
        if (slot?.kind !== 'recipe') throw new Error('the meals of this week are cooked');
        const recipe = servedRecipe(catalogue, slot) ?? expect.fail();
        const entry = { kind: 'recipe', recipe } as const;
        const { judgement } = judgeForSurvey(basis, { answers, days, entry, place });
        const verdict = judgement?.verdict;
        expect(verdict?.code === 'above' ? verdict.nutrients : []).toEqual(over);
        // Another portion of the day changes a verdict as well.
        if (judgement?.portions.some(({ extra }) => extra !== null)) compared += 1;
      }
      for (const { date, persons } of quality.days.slice(0, 2))
        expect(eatenOn(answers, days, date)).toEqual(
          persons.map(({ plannedKcal }) => expect.closeTo(plannedKcal, 0)),
        );
    }
    expect(compared).toBeGreaterThan(0);
  });
});
