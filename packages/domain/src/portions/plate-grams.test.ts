import { expect, it } from 'vitest';
import { aNutrition } from '../testing/builders.ts';
import type { OwnPortion } from './own-portion.ts';
import { plateGrams, type WeighedDish } from './plate-grams.ts';

const starch = (kind: 'noodles' | 'rice' | 'bread', units: number) => ({
  ...{ kind, units, nutrition: aNutrition(), glycemicLoad: null },
});
const portion = (changes: Partial<OwnPortion>): OwnPortion => ({
  ...{ starches: [], mainFactor: 0.5, sideFactor: 1, soupFactor: 1 },
  ...{ nutrition: aNutrition(), glycemicLoad: null, ...changes },
});
const dish = (changes: Partial<WeighedDish>): WeighedDish => ({
  grams: 400,
  lines: [{ component: 'main', grams: 900 }],
  components: { starches: [], isMixed: false },
  ...changes,
});
const eaten = (kind: 'noodles' | 'rice' | 'bread', factor: number, grams: number) => ({
  ...{ kind, factor, grams, units: 1, bowls: null },
});

it('weighs half of a dish, whatever rice stands beside it', () => {
  const stew = dish({ components: { starches: [starch('rice', 3)], isMixed: false } });
  expect(plateGrams(stew, portion({ starches: [eaten('rice', 1, 210)] }))).toEqual({
    ...{ starch: 'beside', main: 200, whole: 200, share: 0.5 },
  });
});

it('weighs noodles by themselves, and half of what comes with them', () => {
  const pasta = dish({
    lines: [
      { component: 'noodles', grams: 200 },
      { component: 'main', grams: 300 },
    ],
    components: { starches: [starch('noodles', 3)], isMixed: false },
  });
  // 400 g hold 3 × 90 g of cooked noodles.
  expect(plateGrams(pasta, portion({ starches: [eaten('noodles', 4 / 3, 360)] }))).toEqual({
    ...{ starch: 'within', main: 65, whole: 425, share: 0.5 },
  });
});

it('weighs a toast as a whole, because its bread is no dish of its own', () => {
  const toast = dish({
    lines: [
      { component: 'bread', grams: 140 },
      { component: 'main', grams: 160 },
    ],
    components: { starches: [starch('bread', 2)], isMixed: true },
  });
  expect(plateGrams(toast, portion({ starches: [eaten('bread', 0.5, 35)] }))).toEqual({
    ...{ starch: 'mixed', main: 200, whole: 200, share: 0.5 },
  });
});

it('tells the share by weight where broth is not scaled with the meat', () => {
  const soup = dish({
    lines: [
      { component: 'soup', grams: 600 },
      { component: 'main', grams: 200 },
    ],
  });
  const plate = plateGrams(soup, portion({ mainFactor: 1.5 }));
  expect(plate).toMatchObject({ main: 450, share: 1.125 });
});

it('leaves out the broth that is left', () => {
  const soup = dish({
    lines: [
      { component: 'soup', grams: 600 },
      { component: 'main', grams: 200 },
    ],
  });
  expect(plateGrams(soup, portion({ mainFactor: 1, soupFactor: 0.7 }))?.main).toBe(310);
});

it('knows no weight where a line has none', () => {
  expect(plateGrams(dish({ lines: [{ component: 'main', grams: null }] }), portion({}))).toBeNull();
});
