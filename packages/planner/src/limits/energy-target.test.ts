import { describe, expect, it } from 'vitest';
import { aVisitor } from '../testing/a-candidate.ts';
import { energyTarget } from './energy-target.ts';
import type { LifeStage } from './person-rows.ts';
import { REFERENCE_PERSONS } from './reference-person.ts';

/** The energy of a day of somebody who needs another amount than the reference person does. */
const energy = (stage: LifeStage, energyKcal: number, changes: Parameters<typeof aVisitor>[0] = {}) =>
  energyTarget({ ...REFERENCE_PERSONS[stage], energyKcal }, aVisitor(changes));

const OBESE = { healthConditions: ['obesity'] } as const;
const DIET = { eatingStyles: ['diet'] } as const;

describe('the energy of a day', () => {
  it('is never below the floor of a deficit', () => {
    expect([energy('adult', 1800, OBESE), energy('adult', 1600, OBESE)]).toEqual([1300, 1200]);
    expect([energy('adult', 1600, DIET), energy('adult', 1400, DIET)]).toEqual([1280, 1200]);
  });

  it('is never below the floor of liver disease', () => {
    expect(energy('adult', 1400, { healthConditions: ['liverDisease'] })).toBe(1500);
  });

  it('falls for an older adult by 300 kcal, whatever the deficit, and not below 1,500', () => {
    expect([energy('older', 2100, OBESE), energy('older', 2100, DIET)]).toEqual([1800, 1800]);
    expect([energy('older', 1700, OBESE), energy('older', 1700, DIET)]).toEqual([1500, 1500]);
  });

  it('keeps what an older adult needs where nothing lowers it', () => {
    expect(energy('older', 1400)).toBe(1400);
    expect(energy('older', 1300, { eatingStyles: ['muscleGain'] })).toBeCloseTo(1430);
  });

  it('rises by a tenth for muscle gain', () => {
    expect(energy('adult', 1800, { eatingStyles: ['muscleGain'] })).toBeCloseTo(1980);
    expect(energy('older', 1700, { eatingStyles: ['muscleGain'] })).toBeCloseTo(1870);
  });

  it('is the lower one of two deficits of one rank', () => {
    expect(energy('adult', 3000, { eatingStyles: ['muscleGain', 'diet'] })).toBe(2400);
    expect(energy('adult', 3000, { ...OBESE, ...DIET })).toBe(2500);
  });
});
