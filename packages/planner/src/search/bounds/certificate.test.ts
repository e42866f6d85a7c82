import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../limits/rules-version.ts';
import { CHECKED_RULES_VERSION } from '../../verification/proof/certificate-checks.ts';
import { certify } from './certificate.ts';
import { ASKED } from './reach.ts';

const KNOWN = {
  ladderStep: 2,
  spacingStep: 2,
  seed: 7,
  seedPoints: 0.25,
  reach: ASKED,
  kept: null,
  basket: [],
};
const of = (objective: number, lowerBound: number) => certify({ objective, lowerBound, ...KNOWN });

describe('a certificate', () => {
  it('proves a week whose points are its bound', () => {
    expect(of(61.4, 61.4)).toEqual({
      objective: 61.4,
      lowerBound: 61.4,
      gap: 0,
      proved: true,
      ...KNOWN,
      rulesVersion: RULES_VERSION,
    });
  });

  it('tells the gap as a share of the points', () => {
    expect(of(50, 45)).toMatchObject({ gap: 0.1, proved: false, lowerBound: 45 });
    expect(of(-50, -55)).toMatchObject({ gap: 0.1, proved: false, lowerBound: -55 });
  });

  it('takes rounding for no gap, and no more than rounding', () => {
    expect(of(10, 10 - 0.9e-6).proved).toBe(true);
    expect(of(10, 10 - 1.1e-6).proved).toBe(false);
    expect(of(1, 1 - 1e-7)).toMatchObject({ proved: true });
  });

  it('never claims a bound above the points it was found for', () => {
    expect(of(10, 10.5)).toMatchObject({ lowerBound: 10, gap: 0, proved: true });
  });

  it('has a gap where a week of no points may cost less', () => {
    expect(of(0, -1).proved).toBe(false);
    expect(of(0, -1).gap).toBeCloseTo(1e7);
  });

  it('speaks of the rules that are checked', () => {
    expect(RULES_VERSION).toBe(CHECKED_RULES_VERSION);
  });
});
