import { describe, expect, it } from 'vitest';
import { INGREDIENT_KEYS } from '../testing/read-svg.ts';
import { allowedDrawing, readNamedFoods } from './named-foods.ts';

describe('a meal with ingredients', () => {
  const names = readNamedFoods('두부 볶음', ['두부', '달걀', '소금']);

  it('allows every shape of what is named', () => {
    for (const key of ['tofu', 'friedTofu', 'eggFried', 'jidan', 'rolledEgg'] as const)
      expect(allowedDrawing(key, names)).toBe(key);
  });

  it('allows sliced and spicy pork for any word of pork', () => {
    const pork = readNamedFoods('볶음', ['돼지뒷다리살']);
    for (const key of ['spicyPork', 'boiledPork', 'cutlet'] as const)
      expect(allowedDrawing(key, pork)).toBe(key);
  });

  it('draws nothing in place of what is not named', () => {
    for (const key of ['beef', 'carrotSlice', 'scallion', 'kimchi', 'sesame'] as const)
      expect(allowedDrawing(key, names)).toBeNull();
  });
});

describe('a meal known by its title', () => {
  const names = readNamedFoods('시골 밥상', []);

  it.each([
    ['eggFried', null],
    ['eggHalf', 'carrotSlice'],
    ['beef', 'mushroomSlice'],
    ['cutlet', 'mushroomSlice'],
    ['shrimp', 'carrotSlice'],
    ['cheese', null],
    ['almond', null],
    ['kimchi', 'cabbage'],
    ['spinach', 'spinach'],
  ] as const)('draws for %s: %s', (wanted, drawn) => {
    expect(allowedDrawing(wanted, names)).toBe(drawn);
  });

  it('lets no stand-in need a word itself', () => {
    for (const key of INGREDIENT_KEYS) {
      const drawn = allowedDrawing(key, names);
      if (drawn) expect(allowedDrawing(drawn, names), key).toBe(drawn);
    }
  });

  it('counts as such when only seasonings are listed', () => {
    expect(readNamedFoods('나물', ['소금', '마늘', '참기름']).isListed).toBe(false);
  });
});

it('allows everything to an explicit spec', () => {
  for (const key of INGREDIENT_KEYS) expect(allowedDrawing(key, null)).toBe(key);
});
