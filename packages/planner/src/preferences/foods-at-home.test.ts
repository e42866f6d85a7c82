import { MAIN_GROUPS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../plan-week.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';

/** Ten everyday dishes of little sodium, and two rare potato dishes with `sodiumMg`. */
const candidatesWith = (sodiumMg: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const isPotato = index < 2;
    return aCandidate({
      id: `${isPotato ? 'potato' : 'other'}-${index}`,
      mainGroup: MAIN_GROUPS[index % 7] ?? 'tofu',
      familiarity: isPotato ? 4 : 5,
      foods: isPotato ? ['potato'] : [],
      nutrition: aNutrition({ energyKcal: 700, sodiumMg: isPotato ? sodiumMg : 400 }),
    });
  });

function potatoDinners(sodiumMg: number, isAtHome: boolean): number {
  const mealStyles = { breakfast: 'fasting', lunch: 'fasting', dinner: 'cookedRecipe' } as const;
  const foodsAtHome = isAtHome
    ? [{ text: '감자', name: '감자', nameEn: 'potato', named: new Map([['potato', 'potato']]) }]
    : [];
  const visitor = aVisitor({ mealStyles, foodsAtHome, healthConditions: ['hypertension'] });
  const candidates = candidatesWith(sodiumMg);
  const { week, quality } = planWeek({
    candidates,
    visitor,
    startDate: '2026-11-23',
    seed: 3,
    seedPoints: 0,
  });
  expect(quality.certificate.proved).toBe(true);
  return week.filter(({ slots: { dinner } }) => 'id' in dinner && dinner.id.startsWith('potato')).length;
}

describe('foods at home', () => {
  it('bring dishes of them into the week', () => {
    expect([potatoDinners(400, false), potatoDinners(400, true)]).toEqual([0, 2]);
  });

  it('weigh less than a limit', () => {
    expect(potatoDinners(3000, true)).toBe(0);
  });
});
