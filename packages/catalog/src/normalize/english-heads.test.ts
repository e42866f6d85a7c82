import { describe, expect, it } from 'vitest';
import { isHeadWord, isPurpose, leadingEnglishHead } from './english-heads.ts';

describe('an English head', () => {
  it.each(['For the sauce', 'FOR THE SAUCE', 'For garnish', 'for the chicken & rice', 'To serve'])(
    'of purpose is %s',
    (line) => {
      expect(isPurpose(line)).toBe(true);
    },
  );

  it.each(['For 2 eggs', 'salt to taste', 'for the sauce, salt', 'Sauce'])('of purpose is not %s', (line) => {
    expect(isPurpose(line)).toBe(false);
  });

  it.each(['Marinade', 'TOPPINGS', 'Ingredients', 'dry ingredients'])('of one word is %s', (line) => {
    expect(isHeadWord(line)).toBe(true);
  });

  it.each(['soy sauce', 'broth', 'chicken stock', 'salad dressing', 'pizza dough'])('is not %s', (line) => {
    expect(isHeadWord(line)).toBe(false);
  });

  it.each([
    ['For the sauce: 2 tbsp honey', 'For the sauce', '2 tbsp honey'],
    ['Sauce - 2 tbsp honey', 'Sauce', '2 tbsp honey'],
    ['To serve → 1 egg', 'To serve', '1 egg'],
  ])('before a food is found in %s', (line, head, rest) => {
    const found = leadingEnglishHead(line);
    expect([found?.head, line.slice(found?.length)]).toEqual([head, rest]);
  });

  it.each(['soy sauce: 2 tbsp', 'Sauce', 'sauce-pan', 'For the sauce 2 tbsp honey'])(
    'before a food is not found in %s',
    (line) => {
      expect(leadingEnglishHead(line)).toBeNull();
    },
  );
});
