import { describe, expect, it } from 'vitest';
import { moveOf, type Place } from './move-between.ts';

const at = (path: string, position: number | null = null, action: Place['action'] = 'PUSH'): Place => {
  const { pathname, search } = new URL(path, 'http://kkini.test');
  return { location: { pathname, search, state: null }, position, action };
};

describe('the move between two screens', () => {
  it.each([
    ['a step', at('/step3', 1), at('/step4', 2), { way: 'forward', dish: null }],
    ['a step back', at('/step4', 2), at('/step3', 1, 'POP'), { way: 'back', dish: null }],
    [
      'a card to its dish',
      at('/dailyMeals/a', 1),
      at('/recipeDetail?id=b', 2),
      { way: 'forward', dish: 'b' },
    ],
    [
      'a dish to its card',
      at('/productDetail?id=b', 2),
      at('/dailyMeals/a', null, 'POP'),
      { way: 'back', dish: 'b' },
    ],
    [
      'a day to the next',
      at('/dailyMeals/a?date=2025-11-20'),
      at('/dailyMeals/a?date=2025-11-21'),
      { way: 'forward', dish: null },
    ],
    ['a changed query', at('/search?q=a', 1), at('/search?q=b', 1), null],
  ])('tells %s', (...[, from, to, move]) => {
    expect(moveOf(from, to)).toEqual(move);
  });
});
