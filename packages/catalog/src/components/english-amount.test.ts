import { describe, expect, it } from 'vitest';
import { englishAmount } from './english-amount.ts';

describe('englishAmount', () => {
  it.each([
    ['1과 1/2큰술', 'soy_sauce', '1 1/2 tbsp'],
    ['2와 1/2큰술', 'soy_sauce', '2 1/2 tbsp'],
    ['2과 1/2큰술', 'soy_sauce', null],
    ['2쪽', 'garlic', '2 cloves'],
    ['2쪽', 'ginger', '2 slices'],
    ['10장', 'perilla_leaf', '10 leaves'],
    ['3장', 'laver', '3 sheets'],
    ['3줄', 'bacon', '3 strips'],
    ['1통', 'yogurt', '1 tub'],
    ['2조각', 'sujebi_dough', '2 slices'],
    ['1쪽', 'chicken_breast', '1 piece'],
    ['10송이', 'shiitake', '10'],
    ['1/2개', 'onion', '1/2'],
    ['2컵', 'water', '2 cups (400 ml)'],
    ['1과 1/3컵', 'milk', '1 1/3 cups (265 ml)'],
    ['200g', 'tofu', '200 g'],
    ['한 줌', 'spinach', null],
  ])('reads %s of %s as %s', (amount, id, expected) => {
    expect(englishAmount(amount, id)).toBe(expected);
  });
});
