import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import { proteinOfDay } from './protein-of-day.ts';

const YEAR = 2026;

/** The protein maximum of a day of 2,400 kcal, of which a fifth is 120 g. */
const mostOf = (said: Partial<Person>, ...healthConditions: readonly HealthCondition[]) =>
  proteinOfDay(
    { ...aStranger('self'), weightKg: 60, ...said },
    { year: YEAR, dayKcal: 2400, healthConditions, eatingStyles: [] },
  ).maxG;

describe('the most protein of a day', () => {
  it('is 1.3 g/kg where kidneys are weak or may be, and with gout', () => {
    for (const condition of ['diabetes', 'hypertension', 'heartDisease', 'gout'] as const)
      expect(mostOf({}, condition)).toBeCloseTo(1.3 * 60);
    expect(mostOf({ answers: { kidney: 'stage1to2' } })).toBeCloseTo(1.3 * 60);
    expect(mostOf({ weightKg: null }, 'hypertension')).toBeCloseTo(1.3 * 60);
  });

  it('is a fifth of the energy with kidneys that are well, and of a child, who grows', () => {
    expect(mostOf({})).toBe(120);
    expect(mostOf({ answers: { kidney: 'healthy' } }, 'hypertension')).toBe(120);
    expect(mostOf({ target: 'child', birthYear: YEAR - 8, weightKg: 26 }, 'hypertension')).toBe(120);
  });

  it('is never less than the need', () => {
    const light = { sex: 'male', birthYear: YEAR - 40, weightKg: 45 } as const;
    expect(mostOf(light, 'hypertension')).toBe(65);
  });
});
