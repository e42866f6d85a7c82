import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER, readNumber } from './read-number.ts';

describe('readNumber', () => {
  it.each([
    ['3', 3],
    ['0.5', 0.5],
    ['1,200', 1200],
    ['12,000.5', 12000.5],
    ['1/2', 0.5],
    ['2 / 3', 2 / 3],
    ['1 1/2', 1.5],
    ['1과 1/2', 1.5],
    ['1과1/2', 1.5],
    ['2와 1/4', 2.25],
    ['1+1/2', 1.5],
    ['2~3', 2.5],
    ['3-5', 4],
    ['1/2~1', 0.75],
    ['한', 1],
    ['두', 2],
    ['서너', 3.5],
    ['반', 0.5],
    ['대여섯', 5.5],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBeCloseTo(value, 10);
  });

  it('finds the blank that was lost between a whole number and a fraction', () => {
    expect(readNumber('11/2')).toBe(1.5);
    expect(readNumber('23/4')).toBe(2.75);
  });

  it('leaves an improper fraction as it is', () => {
    expect(readNumber('10/4')).toBe(2.5);
    expect(readNumber('15/10')).toBe(1.5);
  });

  it.each([[''], ['constructor'], ['가'], ['1/0'], ['1~2~3'], ['1.2.3'], ['/2'], ['-']])(
    'says that %j is no number',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );

  it('reads every number it recognizes, and none as negative', () => {
    const recognized = new RegExp(`^${NUMBER}$`);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '9', '0', '/', '.', ',', ' ', '~', '과', '+') }),
        (text) => {
          const value = readNumber(text);
          if (recognized.test(text) && !/\/\s?0+(?!\d)/.test(text)) expect(value).not.toBeNull();
          expect(value ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
