import { describe, expect, it } from 'vitest';
import { keptMeals } from './kept-meals.ts';
import type { ClaimedCertificate, PlanToVerify } from './plan-to-verify.ts';

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({ date }));
const keptOf = (kept?: ClaimedCertificate['kept']) =>
  keptMeals({ days: DAYS, certificate: { kept } } as unknown as PlanToVerify);

describe('what stayed of a plan', () => {
  it('is nothing where the certificate names nothing', () => {
    for (const kept of [keptOf(), keptOf(null), keptMeals({ days: DAYS, certificate: null } as never)]) {
      expect([kept.any, kept.isPast(0), kept.isKept(0, 'lunch')]).toEqual([false, false, false]);
    }
    expect(keptOf({ before: '2026-11-21', meals: [] }).any).toBe(false);
  });

  it('are the days before, whole', () => {
    const { any, isPast, isKept } = keptOf({ before: '2026-11-22', meals: [] });
    expect([any, isPast(0), isPast(1), isPast(2)]).toEqual([true, true, false, false]);
    expect([isKept(0, 'breakfast'), isKept(0, 'dinner'), isKept(1, 'breakfast')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are single meals of a day', () => {
    const { any, isPast, isKept } = keptOf({
      before: '2026-11-21',
      meals: [{ date: '2026-11-23', mealTime: 'lunch' }],
    });
    expect([any, isPast(2)]).toEqual([true, false]);
    expect([isKept(2, 'lunch'), isKept(2, 'dinner'), isKept(1, 'lunch')]).toEqual([true, false, false]);
  });
});
