import { describe, expect, it } from 'vitest';
import { aNutrition, aProduct } from '../../testing/builders.ts';
import {
  brothSaving,
  isTooSaltyToBuy,
  mostSaltyMeals,
  type SodiumClass,
  sodiumClass,
} from './bought-choice.ts';
import {
  type BoughtFigure,
  boughtRange,
  dayRange,
  isEstimated,
  productRanges,
  type RangeMethod,
  sideDishesSodium,
  withSideDishes,
} from './bought-range.ts';

describe('what an amount in bought food may be', () => {
  it.each<[string, BoughtFigure & { readonly method: RangeMethod }, readonly number[]]>([
    ['many analyses', { central: 1148, low: 638, high: 1537, n: 8, method: 'kind' }, [638, 1148, 1537]],
    ['many far apart', { central: 517, low: 76, high: 1570, n: 5, method: 'kind' }, [76, 517, 1034]],
    ['three analyses', { central: 1000, low: 500, high: 1800, n: 3, method: 'kind' }, [500, 1000, 1800]],
    ['an average', { central: 1000, low: null, high: null, n: 9, method: 'kind' }, [600, 1000, 1500]],
    ['a single analysis', { central: 1000, low: 1000, high: 1000, n: 1, method: 'kind' }, [600, 1000, 1500]],
    ['ingredients alone', { central: 600, low: null, high: null, n: 0, method: 'reckoned' }, [360, 600, 900]],
    ['a label', { central: 1000, low: null, high: null, n: 1, method: 'label' }, [600, 1000, 1200]],
    [
      'an own recipe',
      { central: 1000, low: null, high: null, n: 0, method: 'ownRecipe' },
      [1000, 1000, 1000],
    ],
  ])('follows %s', (_, { method, ...figure }, bounds) => {
    const range = boughtRange(figure, method);
    expect([range.low, range.central, range.high].map(Math.round)).toEqual(bounds);
  });

  it('is more with side dishes that may be eaten along', () => {
    expect(withSideDishes({ low: 600, central: 1000, high: 1500 }).high).toBe(1800);
  });

  it('adds up on a day as errors do that are independent', () => {
    const home = { low: 400, central: 400, high: 400 };
    const day = dayRange([{ low: 638, central: 1148, high: 1537 }, home, home]);
    expect([day.central, day.high]).toEqual([1948, 2337]);
  });

  it('is wide for a kind that nobody measured, and that of its analyses else', () => {
    const plain = aProduct({ nutrition: aNutrition({ sodiumMg: 600 }) });
    expect(productRanges(plain).sodiumMg).toEqual({ low: 360, central: 600, high: 900 });
    const measured = {
      sodiumMg: { central: 1148, low: 638, high: 1537, n: 8 },
      basis: 'analysed',
      source: 'mfds',
    } as const;
    expect(productRanges({ ...plain, measured }).sodiumMg).toEqual({ low: 638, central: 1148, high: 1537 });
    expect(productRanges(aProduct({ nutrition: aNutrition({ sodiumMg: null }) })).sodiumMg).toBeNull();
  });

  it('is an estimate for the figure of a measured kind that nobody measured', () => {
    const measured = {
      sodiumMg: { central: 1537, low: 1200, high: 1900, n: 12 },
      basis: 'labels',
      source: 'labels',
    } as const;
    const ranges = productRanges(aProduct({ measured }));
    expect(isEstimated(ranges, 'energyKcal')).toBe(true);
    expect(isEstimated(ranges, 'sodiumMg')).toBe(false);
    expect(isEstimated(productRanges(aProduct({ isEstimate: true })), 'proteinG')).toBe(true);
    const { sodiumMg: energyKcal, ...from } = measured;
    const unsalted = productRanges(aProduct({ measured: { ...from, energyKcal } }));
    expect(isEstimated(unsalted, 'sodiumMg')).toBe(true);
    expect(unsalted.energyKcal).toEqual({ low: 1200, central: 1537, high: 1900 });
  });

  it('grows by side dishes in a restaurant that serves rice', () => {
    const part = { kind: 'rice', units: 3, nutrition: aNutrition(), glycemicLoad: 50 } as const;
    const components = { starches: [part], soup: null, side: null, glycemicLoad: 50, isMixed: false };
    const dish = aProduct({ style: 'restaurant', components, nutrition: aNutrition({ sodiumMg: 600 }) });
    expect(productRanges(dish).sodiumMg?.high).toBe(1200);
    expect(productRanges({ ...dish, style: 'lunchBox' }).sodiumMg?.high).toBe(900);
    const noodles = { ...components, starches: [{ ...part, kind: 'noodles' } as const] };
    expect(productRanges({ ...dish, components: noodles }).sodiumMg?.high).toBe(900);
    // Kimchi that the product names beside it is counted already.
    const beside = (besideSodiumMg: number) => sideDishesSodium({ ...dish, besideSodiumMg });
    expect([sideDishesSodium(dish), beside(99), beside(100)]).toEqual([300, 300, null]);
    expect(sideDishesSodium({ ...dish, style: 'lunchBox' })).toBeNull();
  });
});

describe('the choice of bought meals with little sodium', () => {
  it.each<[string, number, SodiumClass]>([
    ['grilled fish', 517, 'A'],
    ['bibimbap', 1148, 'B'],
    ['a rice bowl', 1249, 'C'],
    ['kalguksu', 2124, 'none'],
  ])('puts %s into a class', (_, mg, found) => {
    expect(sodiumClass(mg)).toBe(found);
  });

  it('keeps the saltiest and the unknown from whoever has at most 2,000 mg a day', () => {
    expect([1500, 1501, null].map((mg) => isTooSaltyToBuy(mg, 2000))).toEqual([false, true, true]);
    expect(isTooSaltyToBuy(2124, 2300)).toBe(false);
    expect([2000, 2300].map(mostSaltyMeals)).toEqual([2, Infinity]);
  });

  it('tells what broth that is left saves, and nothing where there is none', () => {
    expect(brothSaving(2124, 'noodleSoup', 'half')).toBe(700);
    expect(brothSaving(1600, 'soup', 'half')).toBe(500);
    expect(brothSaving(2000, 'stew', 'most')).toBe(800);
    expect(brothSaving(900, null, 'half')).toBeNull();
  });
});
