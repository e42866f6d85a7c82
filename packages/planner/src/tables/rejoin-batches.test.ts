import type { MealSlot, WeekPlan } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../model/tables.ts';
import { rejoinBatches } from './rejoin-batches.ts';

const FASTING = { kind: 'fasting' } as const;
const tables = {
  sideCandidate: () => ({ cooking: { activeMinutes: 10, waitingMinutes: 0, keepDays: 3, freezes: false } }),
  leadOf: () => undefined,
} as unknown as Pick<Tables, 'sideCandidate' | 'leadOf'>;

const mealWith = (companions: Extract<MealSlot, { kind: 'recipe' }>['companions']): MealSlot => ({
  ...{ kind: 'recipe', id: 'dubu-gui', style: 'cookedRecipe' },
  ...(companions && { companions }),
});
const weekOf = (lunches: Readonly<Record<string, MealSlot>>): WeekPlan =>
  ['2026-12-05', '2026-12-06', '2026-12-07'].map((date) => ({
    date,
    slots: { breakfast: FASTING, lunch: lunches[date] ?? FASTING, dinner: FASTING },
  }));

describe('a meal that returns', () => {
  const place = { date: '2026-12-07', mealTime: 'lunch' } as const;
  const returning = mealWith([{ id: 'gim-gui', cookedOn: '2026-12-05' }]);
  const back = (week: WeekPlan, today = '2026-12-01') =>
    rejoinBatches(returning, { week, tables, today, ...place }).find(({ date }) => date === place.date)?.slot;

  it('has what was made ahead for it alone on that day again, unless the day is gone by', () => {
    expect(back(weekOf({}))).toEqual(returning);
    expect(back(weekOf({}), '2026-12-06')).toEqual(mealWith([{ id: 'gim-gui' }]));
  });

  it('cooks by itself where the batch of that day has no room for it', () => {
    const full = { lunch: returning, breakfast: returning, dinner: returning };
    const week = weekOf({}).map((day) => (day.date === place.date ? day : { ...day, slots: full }));
    expect(back(week)).toEqual(mealWith([{ id: 'gim-gui' }]));
  });
});
