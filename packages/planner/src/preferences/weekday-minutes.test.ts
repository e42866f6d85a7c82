import { type CookingMinutes, MAIN_GROUPS, weekday } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';

const startDate = '2026-11-23';

/** Seven quick dishes of many fresh foods with `sodiumMg`, and seven slow ones of little sodium. */
const candidatesWith = (sodiumMg: number) =>
  Array.from({ length: 14 }, (_, index) => {
    const isQuick = index < 7;
    return aCandidate({
      id: `${isQuick ? 'quick' : 'slow'}-${index}`,
      mainGroup: MAIN_GROUPS[index % 7] ?? 'tofu',
      familiarity: isQuick ? 1 : 5,
      nutrition: aNutrition({ energyKcal: 700, sodiumMg: isQuick ? sodiumMg : 400 }),
      cooking: { activeMinutes: isQuick ? 15 : 30, waitingMinutes: 0, keepDays: 0, freezes: false },
      perishables: isQuick ? ['tofu', 'spinach', 'pork', 'leek', 'crab'] : [],
    });
  });

/** The dates with a quick dish for dinner in a week with one cooked meal a day. */
function quickDates(sodiumMg: number, weekdayMinutes: CookingMinutes | null): readonly string[] {
  const mealStyles = { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' } as const;
  const visitor = aVisitor({ mealStyles, weekdayMinutes, healthConditions: ['hypertension'] });
  const { week, quality } = planWeek({ candidates: candidatesWith(sodiumMg), visitor, startDate, seed: 3 });
  expect(quality.certificate.proved).toBe(true);
  return week.flatMap(({ date, slots: { dinner } }) =>
    'id' in dinner && dinner.id.startsWith('quick') ? [date] : [],
  );
}

const isWeekday = (date: string) => ![0, 6].includes(weekday(date));

describe('minutes to cook on a weekday', () => {
  it('bring quick dishes to weekdays, and leave the weekend as it was', () => {
    expect(quickDates(400, null)).toEqual([]);
    const dates = quickDates(400, 20);
    expect(dates.length).toBeGreaterThan(2);
    expect(dates.every(isWeekday)).toBe(true);
  });

  it('weigh less than a limit', () => {
    expect(quickDates(3000, 20)).toEqual([]);
  });
});
