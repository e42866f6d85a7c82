import { describe, expect, it } from 'vitest';
import { figure } from '../../../../messages/figures.ts';
import { daySum } from './nutrient-amounts.ts';

describe('the sum of a day', () => {
  it('reads as the verdict on the day, which is reckoned in tenths', () => {
    const { sum } = daySum({ breakfast: 470.1, lunch: 1024.1, dinner: 458.3 });
    expect(figure(sum ?? 0)).toBe('1,953');
  });
});
