import { describe, expect, it } from 'vitest';
import { readMeasure } from './read-food.ts';

describe('readMeasure', () => {
  it.each([
    ['100g', 100, 'g'],
    ['100 G', 100, 'g'],
    ['598g', 598, 'g'],
    ['1.5kg', 1500, 'g'],
    ['1,200g', 1200, 'g'],
    ['500mg', 0.5, 'g'],
    ['100ml', 100, 'ml'],
    ['100㎖', 100, 'ml'],
    ['1.8L', 1800, 'ml'],
    ['355m', 355, 'ml'],
    ['30g*10', 300, 'g'],
    ['2.5g X 4', 10, 'g'],
    ['1인분(200g)', 200, 'g'],
    ['600', 600, 'g'],
    ['82.', 82, 'g'],
    [' 45.5 ', 45.5, 'g'],
    ['1,5kg', 1500, 'g'],
    ['0,5L', 500, 'ml'],
  ])('reads %j', (text, amount, unit) => {
    expect(readMeasure(text)).toEqual({ amount, unit });
  });

  it.each(['', '1개', '1회', '0g', '0', '-', 'g', '2인분', '1 meal', '100gram'])(
    'finds none in %j',
    (text) => {
      expect(readMeasure(text)).toBeNull();
    },
  );

  it.each(['1E+02g', '1E2g', '-100g', '10-20g', '10 ~ 20g', '1,2,3g', '100g*2*3'])(
    'takes no part of %j for the amount',
    (text) => {
      expect(readMeasure(text)).toBeNull();
    },
  );
});
