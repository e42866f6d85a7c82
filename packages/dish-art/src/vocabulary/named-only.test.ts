import { describe, expect, it } from 'vitest';
import { INGREDIENTS, type IngredientKey } from '../ingredients/ingredients.ts';
import { allowedDrawing } from './named-only.ts';

const KEYS = Object.keys(INGREDIENTS).filter((key): key is IngredientKey => key in INGREDIENTS);

describe('drawing only what is named', () => {
  it.each<[IngredientKey, string, IngredientKey | null]>([
    ['eggFried', '계란', null],
    ['eggHalf', '메추리알', 'tomato'],
    ['beef', '한우 국거리', 'mushroomSlice'],
    ['ham', '베이컨', 'mushroomSlice'],
    ['shrimp', '해물', 'carrotSlice'],
    ['clam', '바지락', 'mushroomSlice'],
    ['fishcake', '어묵', 'mushroomSlice'],
    ['cheese', '치즈', null],
    ['walnut', '견과', 'banana'],
  ])('%s needs a word such as %s', (key, word, standIn) => {
    expect(allowedDrawing(key, `두부 ${word} 볶음`)).toBe(key);
    expect(allowedDrawing(key, '두부 볶음')).toBe(standIn);
  });

  it('lets no stand-in need a word itself', () => {
    for (const key of KEYS) {
      const drawn = allowedDrawing(key, '');
      if (drawn) expect(allowedDrawing(drawn, ''), key).toBe(drawn);
    }
  });

  it('allows everything where nothing is known', () => {
    for (const key of KEYS) expect(allowedDrawing(key, null)).toBe(key);
  });
});
