import { aStranger, MEAL_TIMES, type Person } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { filledDays, judgeDays, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { verifyPlan } from '@kkini/planner/verification';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue, servedDishesOf } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());

const COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const FAMILY: readonly Person[] = [
  { ...aStranger('self'), sex: 'male', birthYear: 1984, heightCm: 176, weightKg: 72, activity: 'active' },
  {
    ...aStranger('spouse'),
    sex: 'female',
    birthYear: 1986,
    heightCm: 158,
    weightKg: 52,
    activity: 'lowActive',
  },
  { ...aStranger('child'), sex: 'male', birthYear: 2018 },
];

/** Answers of people with high blood pressure who cook three meals. */
const answersOf = (persons: readonly Person[]) =>
  aSurvey({
    ...{ mealStyles: COOKED, healthConditions: ['hypertension'], startDate: '2026-11-23', persons },
    targets: persons.map(({ target }) => target),
  });

/** A week of the family. */
function planned() {
  const answers = answersOf(FAMILY);
  const visitor = makeVisitor(catalogue.taxonomy, answers);
  const input = { candidates, tables, visitor, startDate: answers.startDate, seed: seedFrom('extras', 0) };
  return { ...input, answers, ...planWeek(input) };
}

describe('portions that only one day has', () => {
  const cooked = planned();
  const stated = cooked.quality.days.flatMap(({ portions }, day) =>
    portions.flatMap((ofDay, who) =>
      MEAL_TIMES.flatMap((time) => {
        const portion = ofDay[time];
        return portion === undefined ? [] : [{ day, who, time, portion }];
      }),
    ),
  );

  it('take people to a day within their limits that the usual ones miss, or make room for milk there', () => {
    const { week, quality, visitor } = cooked;
    const usual = judgeDays({ week, candidates, tables, visitor });
    expect(stated.length).toBeGreaterThan(0);
    for (const { day, who } of stated) {
      expect(quality.days[day]?.persons[who]?.verdict).toBe('within');
      const isForMilk = Object.values(quality.days[day]?.extras[who] ?? {}).some(
        ({ fills }) => fills === 'calciumMg',
      );
      if (!isForMilk) expect(usual[day]?.persons[who]?.verdict).not.toBe('within');
    }
  });

  it('pass independent checks, and pass them no longer where they are others', () => {
    const check = (mainFactor?: number) => {
      const days = cooked.week.map((day, at) => {
        const { extras = [], portions = [] } = cooked.quality.days[at] ?? {};
        const others = portions.map((ofDay) =>
          Object.fromEntries(
            Object.entries(ofDay).map(([time, portion]) => [
              time,
              { ...portion, mainFactor: mainFactor ?? portion.mainFactor },
            ]),
          ),
        );
        return { ...day, changes: 0, extras, portions: others };
      });
      const plan = { surveyId: 'any', answers: cooked.answers, answersAreThose: true, regeneration: 0 };
      const checks = verifyPlan(servedDishesOf(catalogue), {
        ...plan,
        ladderStep: 0,
        days,
        certificate: null,
      });
      return checks.find(({ name }) => name === 'portions of a day');
    };
    expect(check()).toMatchObject({ outcome: 'ok' });
    expect(check(0.6)).toMatchObject({ outcome: 'failed', text: expect.stringContaining('in no step') });
    expect(check(2.5)?.text).toContain('far from the usual');
    expect(check(2.5)?.text).toContain('beyond its limits');
  });

  it('are none with a medicine or a stomach that bounds the day', () => {
    const [self = aStranger('self'), ...others] = FAMILY;
    for (const answers of [{ warfarin: 'yes' }, { stomach: 'over3Months' }] as const) {
      const visitor = makeVisitor(catalogue.taxonomy, answersOf([{ ...self, answers }, ...others]));
      const days = filledDays({ ...cooked, visitor });
      expect(days.map(({ portions }) => portions[0])).toEqual(Array(7).fill({}));
    }
  });
});
