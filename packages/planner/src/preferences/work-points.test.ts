import { type CookingMinutes, MAIN_GROUPS, weekday } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import {
  againPoints,
  basketPoints,
  dayWaitPoints,
  dayWorkPoints,
  minutePoints,
  perishablePoints,
  QUICK_BREAKFAST,
} from './work-points.ts';

const cooking = (activeMinutes: number, waitingMinutes: number) => ({
  minutes: activeMinutes + waitingMinutes,
  cooking: { activeMinutes, waitingMinutes, keepDays: 2, freezes: false },
});

describe('points of work', () => {
  it('count the minutes of hands far above those of a pot left alone', () => {
    const braise = minutePoints('dinner', cooking(10, 60));
    expect(braise).toBeLessThan(minutePoints('dinner', cooking(14, 0)));
    expect(braise).toBeGreaterThan(minutePoints('dinner', cooking(10, 0)));
  });

  it('are steeper beyond an hour of waiting, and on a weekday beyond 45 minutes of a pot', () => {
    const [hour, two, three] = [60, 120, 180].map((waiting) => minutePoints('dinner', cooking(10, waiting)));
    expect((two ?? 0) - (hour ?? 0)).toBeCloseTo(3);
    expect((three ?? 0) - (two ?? 0)).toBeCloseTo(3);
    expect(dayWaitPoints(45, 'weekday')).toBe(0);
    expect(dayWaitPoints(105, 'weekday')).toBeCloseTo(6);
    expect(dayWaitPoints(105, 'weekend')).toBe(0);
  });

  it('are steep for a breakfast that is not quick, waiting included', () => {
    const quick = minutePoints('breakfast', cooking(QUICK_BREAKFAST, 0));
    const slow = minutePoints('breakfast', cooking(QUICK_BREAKFAST, 10));
    expect(slow - quick).toBeGreaterThan(2);
    expect(minutePoints('breakfast', { minutes: 20 })).toBe(slow);
  });

  it('let a Saturday hold more work than a Monday, and cost more the longer the day is', () => {
    expect(dayWorkPoints(60, 'weekend')).toBe(0);
    const [half, hour, long] = [30, 60, 90].map((minutes) => dayWorkPoints(minutes, 'weekday'));
    expect(half).toBe(0);
    expect((long ?? 0) - (hour ?? 0)).toBeGreaterThan(hour ?? 0);
  });

  it('ask for few fresh foods, and for those the week is cooked around', () => {
    const dish = aCandidate({ perishables: ['spinach', 'tofu'] });
    expect(perishablePoints(dish)).toBeGreaterThan(perishablePoints(aCandidate()));
    const spared = basketPoints(dish, new Set(['tofu']));
    expect(spared).toBeGreaterThan(0);
    expect(spared).toBeLessThan(perishablePoints(dish) / 2);
  });

  it('spare a dish that was cooked for an earlier meal its work and food, however it was counted', () => {
    const dish = aCandidate({ ...cooking(20, 30), perishables: ['tofu'] });
    const basket = new Set(['tofu']);
    const fresh = minutePoints('dinner', dish) + perishablePoints(dish) - basketPoints(dish, basket);
    const reheated = fresh + againPoints('dinner', dish, { basket, visitor: {} });
    expect(reheated).toBeLessThan(fresh / 2);
    expect(reheated).toBeCloseTo(0.5 + minutePoints('dinner', cooking(5, 0)));
  });
});

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
