import { MAIN_GROUPS, type Weekday } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../../plan-week.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';

/** A Wednesday, so that the weekend is in the middle. */
const startDate = '2026-11-25';
const SEEDS = [1, 2, 3, 4, 5];

/** One dish for each day of a week, two of them with much work. */
const candidates = Array.from({ length: 7 }, (_, index) => {
  const activeMinutes = index < 2 ? 70 : 15;
  return aCandidate({
    id: index < 2 ? `long-${index}` : `short-${index}`,
    mainGroup: MAIN_GROUPS[index] ?? 'tofu',
    nutrition: aNutrition({ energyKcal: 600 }),
    minutes: activeMinutes,
    cooking: { activeMinutes, waitingMinutes: 0, keepDays: 0, freezes: false },
  });
});

/** The dates with much work in the weeks of several seeds. */
function longDates(prepDay: Weekday | null): ReadonlySet<string> {
  const visitor = aVisitor({
    prepDay,
    mealStyles: { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' },
  });
  const weeks = SEEDS.map((seed) => planWeek({ candidates, visitor, startDate, seed }).week);
  return new Set(
    weeks.flatMap((week) =>
      week.flatMap(({ date, slots: { dinner } }) =>
        'id' in dinner && dinner.id.startsWith('long') ? [date] : [],
      ),
    ),
  );
}

describe('the order of the days of a week', () => {
  it('leaves the longest for the weekend', () => {
    expect(longDates(null)).toEqual(new Set(['2026-11-28', '2026-11-29']));
  });

  it('leaves the longest for the day for cooking ahead', () => {
    expect(longDates('friday').has('2026-11-27')).toBe(true);
    expect(longDates('friday').size).toBe(2);
  });
});
