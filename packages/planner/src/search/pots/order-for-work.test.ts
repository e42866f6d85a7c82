import { MAIN_GROUPS, type Weekday } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import { planWeek } from '../../plan-week.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';

/** A Wednesday, so that the weekend is in the middle. */
const startDate = '2026-11-25';
const SEEDS = [1, 2, 3, 4, 5];

/** One dish for each day of a week, two of them with much work. */
const working = Array.from({ length: 7 }, (_, index) => {
  const activeMinutes = index < 2 ? 70 : 15;
  return aCandidate({
    id: index < 2 ? `long-${index}` : `short-${index}`,
    mainGroup: MAIN_GROUPS[index] ?? 'tofu',
    nutrition: aNutrition({ energyKcal: 600 }),
    minutes: activeMinutes,
    cooking: { activeMinutes, waitingMinutes: 0, keepDays: 0, freezes: false },
  });
});

/** The same with two pots that simmer for two hours, and no more work than the others. */
const simmering = working.map((dish, index) => ({
  ...dish,
  minutes: 15,
  cooking: { activeMinutes: 15, waitingMinutes: index < 2 ? 120 : 10, keepDays: 0, freezes: false },
}));

/** For each of several seeds, the dates of its week with the dishes called long. */
function weeksOf(prepDay: Weekday | null, candidates: readonly Candidate[]): readonly (readonly string[])[] {
  const visitor = aVisitor({
    prepDay,
    mealStyles: { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' },
  });
  return SEEDS.map((seed) =>
    planWeek({ candidates, visitor, startDate, seed }).week.flatMap(({ date, slots: { dinner } }) =>
      'id' in dinner && dinner.id.startsWith('long') ? [date] : [],
    ),
  );
}

/** The dates with much work, or long simmering, in all of these weeks. */
function longDates(prepDay: Weekday | null, candidates: readonly Candidate[]): ReadonlySet<string> {
  return new Set(weeksOf(prepDay, candidates).flat());
}

describe('the order of the days of a week', () => {
  it('leaves the longest for the weekend', () => {
    expect(longDates(null, working)).toEqual(new Set(['2026-11-28', '2026-11-29']));
  });

  it('leaves the longest for the day for cooking ahead', () => {
    expect(longDates('friday', working).has('2026-11-27')).toBe(true);
    expect(longDates('friday', working).size).toBe(2);
  });

  it.each([
    ['curry', 'curry'],
    ['soybeanPasteSoup', 'soybeanPasteStew'],
  ] as const)('keeps two dishes that taste alike from neighbouring days: %s and %s', (...families) => {
    const alike = working.map((dish, index) => ({
      ...dish,
      minutes: 15,
      cooking: { activeMinutes: 15, waitingMinutes: 0, keepDays: 0, freezes: false },
      ...(index < 2 && { family: families[index] ?? 'curry' }),
    }));
    const between = weeksOf(null, alike).map(
      ([first = '', last = '']) => (Date.parse(last) - Date.parse(first)) / 86_400_000,
    );
    expect(between).toHaveLength(SEEDS.length);
    for (const days of between) expect(days).toBeGreaterThan(1);
  });

  it('leaves the pots that simmer longest for the weekend', () => {
    expect(longDates(null, simmering)).toEqual(new Set(['2026-11-28', '2026-11-29']));
  });
});
