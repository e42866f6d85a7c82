import { describe, expect, it } from 'vitest';
import { shownBeside } from './limit-words.ts';

const WHOLE = { unit: 'g', decimals: 0 };
const TENTHS = { unit: 'g' };

describe('amounts beside their bounds', () => {
  it('are whole numbers from ten on', () => {
    expect(shownBeside([68, 77.8], { low: 30, high: 80 }, 'g')).toEqual(WHOLE);
    expect(shownBeside([12.4], { low: null, high: 12.4 }, 'g')).toEqual(WHOLE);
    expect(shownBeside([8.3], { low: null, high: 41.1 }, 'g')).toEqual(TENTHS);
  });

  it('keep their tenths where whole numbers would hide a missed bound', () => {
    expect(shownBeside([80.4], { low: 30, high: 80 }, 'g')).toEqual(TENTHS);
    expect(shownBeside([29.6], { low: 30, high: 80 }, 'g')).toEqual(TENTHS);
    expect(shownBeside([81.2], { low: 30, high: 80 }, 'g')).toEqual(WHOLE);
  });
});
