import { aSurvey } from '@kkini/domain/testing';
import { filledDays, planWeek } from '@kkini/planner';
import { expect, it } from 'vitest';
import { basisOf, loadSmallCatalogue } from '../testing/load-test-catalogue.ts';
import { eatenDays } from './eaten-days.ts';
import { visitorOf } from './planning-basis.ts';

const HOME = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

it('judges each day of a plan once for equal meals and answers, as it is judged in its week', async () => {
  const basis = basisOf(await loadSmallCatalogue());
  const { candidates, tables } = basis;
  const visitor = (targets: readonly ['self'] | readonly ['spouse', 'self']) =>
    visitorOf(basis, aSurvey({ mealStyles: HOME, startDate: '2026-12-01', targets }));
  const { week } = planWeek({
    candidates,
    tables,
    visitor: visitor(['self']),
    startDate: '2026-12-01',
    seed: 7,
  });
  const days = () => structuredClone(week).map((day) => ({ ...day, dayMealId: '', changes: 0, chosen: [] }));
  const eaten = eatenDays(days(), basis, visitor(['self']));
  expect(eaten).toEqual(filledDays({ week, candidates, tables, visitor: visitor(['self']) }));

  const [changed, ...others] = days();
  if (changed === undefined) throw new Error('a week has days');
  const fasted = { ...changed, slots: { ...changed.slots, lunch: { kind: 'fasting' } as const } };
  const [anew, ...before] = eatenDays([fasted, ...others], basis, visitor(['self']));
  expect(anew?.meals.lunch).toBeUndefined();
  for (const [at, day] of before.entries()) expect(day).toBe(eaten[at + 1]);
  for (const [at, day] of eatenDays(days(), basis, visitor(['spouse', 'self'])).entries())
    expect(day).not.toBe(eaten[at]);
});
