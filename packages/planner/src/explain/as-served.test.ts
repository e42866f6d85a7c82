import { describe, expect, it } from 'vitest';
import { asServed, type Compared, withServedBound } from './as-served.ts';

const DATE = '2026-03-02';
const amounts = { breakfast: 479, lunch: 410, dinner: 616.5 };
const LIMITS = [{ nutrient: 'energyKcal', days: [{ date: DATE, amounts }] }] as const;
const stated = (reason: Compared) => asServed(reason, { date: DATE, mealTime: 'dinner' }, LIMITS);

const against = {
  nutrient: 'energyKcal',
  runnerUpId: 'dubu-gui',
  runnerUpAmount: 1452.7,
  limit: 1498.5,
} as const;

describe('a reason for a meal', () => {
  it.each<[Compared, boolean]>([
    [{ code: 'closerToGoal', amount: 1471.5, ...against }, false],
    [{ code: 'closerToGoal', amount: 1505.5, ...against }, true],
    [{ code: 'fitsMeal', amount: 600, ...against, mealTime: 'dinner' }, false],
    [{ code: 'fillsGoal', nutrient: 'energyKcal', amount: 616.5, limit: 1500 }, true],
    [{ code: 'fillsGoal', nutrient: 'fiberG', amount: 9, limit: 25 }, true],
    [{ code: 'familiar' }, true],
  ])('is stated only with the figures of the table: %j', (reason, isStated) => {
    expect(stated(reason)).toEqual(isStated ? reason : null);
  });

  it('tells what is served where the sum of dishes was rounded otherwise', () => {
    const rounded = { ...against, amount: 1505.4, runnerUpAmount: 1400 };
    expect(stated({ code: 'closerToGoal', ...rounded })).toMatchObject({
      amount: 1505.5,
      runnerUpAmount: 1400.1,
    });
  });

  it('has the bound of the day on the table, and none where it does not hold by it', () => {
    const sugar = { nutrient: 'addedSugarG', amount: 9, limit: 22 } as const;
    const figure = (max: number, verdict: 'within' | 'over') =>
      [{ nutrient: 'addedSugarG', per: 'day', range: { max }, verdict }] as const;
    const less: Compared = {
      code: 'lessOver',
      ...sugar,
      amount: 20.5,
      runnerUpAmount: 30,
      runnerUpId: 'tteok',
    };
    expect(withServedBound(less, figure(20.4, 'over'))).toEqual({ ...less, limit: 20.4 });
    expect(withServedBound(less, figure(20.6, 'within'))).toBeNull();
    expect(withServedBound(less, figure(20.6, 'over'))).toBeNull();
    const more: Compared = {
      code: 'closerToGoal',
      ...sugar,
      nutrient: 'fiberG',
      amount: 24.9,
      runnerUpAmount: 20,
      runnerUpId: 'tteok',
    };
    const fibre = (verdict: 'within' | 'under') =>
      [{ nutrient: 'fiberG', per: 'day', range: { min: 25 }, verdict }] as const;
    expect(withServedBound(more, fibre('within'))).toBeNull();
    expect(withServedBound(more, fibre('under'))).toEqual({ ...more, limit: 25 });
  });
});
