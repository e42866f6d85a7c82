import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { cheapestWeek } from '../testing/brute-force-week.ts';
import { randomUnits, randomWeek } from '../testing/random-week.ts';
import { weekExists } from './week-exists.ts';

const SHAPES = [
  { days: 3, slots: 3, options: 4, copies: 1 },
  { days: 3, slots: 2, options: 3, copies: 1 },
  { days: 4, slots: 2, options: 3, copies: 2 },
  { days: 5, slots: 1, options: 6, copies: 1 },
] as const;

const RUNS = runs(60);

describe('whether a week exists', () => {
  it('is what brute force finds, the order of the days aside', () => {
    const found = { yes: 0, no: 0 };
    for (const shape of SHAPES) {
      for (let seed = 1; seed <= RUNS; seed += 1) {
        const model = { ...randomWeek(randomUnits(seed), shape), overnight: false };
        const exists = cheapestWeek(model) < Infinity;
        found[exists ? 'yes' : 'no'] += 1;
        expect(weekExists(model)).toBe(exists);
      }
    }
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(RUNS / 3);
  });
});
