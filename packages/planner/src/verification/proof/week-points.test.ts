import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { ServedDish } from '../served-dish.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import {
  countPoints,
  dayPoints,
  dishesOfDay,
  isFish,
  isSoup,
  laidDayPoints,
  minutesPoints,
  rangePoints,
  type WantedFoods,
  weekCounters,
  weighedPoints,
} from './week-points.ts';

type Changes = Parameters<typeof aServedDish>[0];

const several = (count: number, changes: Changes) =>
  Array.from({ length: count }, () => aServedDish(changes));

describe('the counts of a week', () => {
  const NONE: WantedFoods = { fish: null, soup: false };
  const points = (dishes: readonly ServedDish[], wants = NONE) =>
    countPoints(
      dishes,
      weekCounters(
        dishes.map(({ method }) => method),
        wants,
      ),
    );

  it('let a method be used five times, frying, tofu and a family twice and processed meat once', () => {
    const grilled = { method: 'grill', mainGroup: 'egg' } as const;
    const fried = { method: 'deepFried', mainGroup: 'egg' } as const;
    expect([points(several(5, grilled)), points(several(7, grilled))]).toEqual([0, 6]);
    expect([points(several(2, fried)), points(several(3, fried))]).toEqual([0, 27]);
    const tofu = { mainGroup: 'tofu' } as const;
    expect([points(several(2, tofu)), points(several(4, tofu))]).toEqual([0, 6]);
    const friedRice = { family: 'friedRice', mainGroup: 'egg' } as const;
    expect([points(several(2, friedRice)), points(several(4, friedRice))]).toEqual([0, 16]);
    const ham = { mainGroup: 'processedMeat' } as const;
    expect([points(several(1, ham)), points(several(3, ham))]).toEqual([0, 54]);
    const { grams } = aServedDish();
    const slices = (processedMeatG: number) =>
      ({ mainGroup: 'egg', grams: { ...grams, processedMeatG } }) as const;
    expect([points(several(3, slices(14))), points(several(3, slices(15)))]).toEqual([0, 54]);
  });

  it('let eel or raw fish on rice be served once, and bought sweet potato twice', () => {
    for (const family of ['eel', 'rawFishBowl'] as const) {
      const dishes = (count: number) => several(count, { family, mainGroup: 'egg' });
      expect([points(dishes(1)), points(dishes(3))]).toEqual([0, 16]);
    }
    const none = { nutrition: aNutrition(), glycemicLoad: 0 };
    const starches = (['sweetPotato', 'rice'] as const).map((kind) => ({ kind, units: 1, ...none }));
    const components = { starches, soup: null, side: null, glycemicLoad: 0, isMixed: false };
    const potatoes = (count: number, kind: ServedDish['kind']) =>
      several(count, { kind, mainGroup: 'egg', components });
    expect([points(potatoes(2, 'product')), points(potatoes(4, 'product'))]).toEqual([0, 40]);
    expect(points(potatoes(4, 'recipe'))).toBe(0);
    const rice = { ...components, starches: starches.slice(1) };
    expect(points(several(4, { kind: 'product', mainGroup: 'egg', components: rice }))).toBe(0);
  });

  it('want fish twice where it can be served', () => {
    const fish = (count: number) => several(count, { mainGroup: 'oilyFish' });
    const wants = { fish: 'any', soup: false } as const;
    expect([0, 1, 2, 3].map((count) => points(fish(count), wants))).toEqual([36, 18, 0, 0]);
    expect([points(fish(1), { fish: 'oily', soup: false }), points([])]).toEqual([18, 0]);
    const white = several(2, { mainGroup: 'whiteFish' });
    expect(points(white, { fish: 'oily', soup: false })).toBe(36);
    const groups = ['whiteFish', 'oilyFish', 'tofu', 'seafood'] as const;
    expect(groups.map((mainGroup) => isFish(aServedDish({ mainGroup })))).toEqual([true, true, false, false]);
  });

  it('want soup or stew three times where it can be served', () => {
    const soups = (count: number) => several(count, { method: 'soup', mainGroup: 'egg' });
    const wants = { fish: null, soup: true };
    expect([0, 1, 3, 4].map((count) => points(soups(count), wants))).toEqual([45, 30, 0, 0]);
    expect(['soup', 'grill'].map((method) => isSoup(aServedDish({ method } as Changes)))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the points of a day', () => {
  const targets = {
    day: [
      { nutrient: 'energyKcal', range: { max: 1000 }, weight: 10 },
      { nutrient: 'proteinG', range: { min: 50 }, weight: 4 },
    ],
    meal: { breakfast: [], lunch: [], dinner: [] },
    mealEnergyKcal: { breakfast: 0, lunch: 0, dinner: 0 },
  } as const;
  const dish = (energyKcal: number, proteinG: number) =>
    aServedDish({ nutrition: aNutrition({ energyKcal, proteinG }) });

  it('are those of its amounts together', () => {
    expect(dayPoints([dish(500, 25), dish(500, 25)], { targets })).toBe(0);
    expect(dayPoints([dish(500, 25), dish(600, 20)], { targets })).toBeCloseTo(14);
  });

  it('are none without meals', () => {
    expect(dayPoints([], { targets })).toBe(0);
  });

  it('count meals in the order they are eaten', () => {
    const [a, b] = [aServedDish({ id: 'a' }), aServedDish({ id: 'b' })];
    expect(dishesOfDay({ dinner: b, breakfast: a }).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are more with a second dish in one bowl', () => {
    const none = { targets: { ...targets, day: [] } };
    const points = (...methods: readonly ServedDish['method'][]) =>
      dayPoints(
        methods.map((method) => aServedDish({ method })),
        none,
      );
    for (const method of ['noodles', 'riceBowl', 'roll'] as const) {
      expect(points(method, 'grill', 'soup')).toBe(0);
      expect(points(method, 'noodles')).toBeCloseTo(0.22 * (1.5 + 3 * 8.5));
    }
    expect(points('noodles', 'riceBowl', 'roll')).toBeCloseTo(0.22 * (1.5 + 3 * 18.5));
  });

  it('are more where its work takes longer than they have beside twenty minutes for the rest', () => {
    const work = (active: number) => aServedDish({ work: { active, waiting: 90 }, minutes: 99 });
    const bought = aServedDish({ kind: 'product', minutes: 60 });
    expect(minutesPoints([work(30), work(30)], null)).toBe(0);
    expect(minutesPoints([work(10), bought], 30)).toBe(0);
    expect(minutesPoints([work(5), work(6)], 30)).toBeCloseTo(0.3);
    expect(minutesPoints([aServedDish({ work: null, minutes: 22 })], 40)).toBeCloseTo(0.6);
    // At least five minutes are left for leading dishes.
    expect(minutesPoints([work(5)], 15)).toBe(0);
    expect(minutesPoints([work(10)], 15)).toBeCloseTo(0.15 * (1.5 + 3 * 8.5));
  });
});

describe('the points of an amount', () => {
  it('are none within its range, and thrice as many from 15 % beside it', () => {
    expect([rangePoints(7, {}, 2), rangePoints(10, { min: 10, max: 10 }, 2)]).toEqual([0, 0]);
    expect(rangePoints(9, { min: 10 }, 2)).toBeCloseTo(2);
    expect(rangePoints(23, { min: 10, max: 20 }, 2)).toBeCloseTo(3);
    expect(rangePoints(12, { max: 10 }, 2)).toBeCloseTo(6);
  });
});

it('counts six points more on a laid day for what its verdict misses, as a share of the energy eaten too', () => {
  const fat = {
    ...({ nutrient: 'fatG', weight: 39, range: { max: 59.4 } } as const),
    ...{ forKcal: 1800, accepted: { max: 60 } },
  };
  const more = (amount: number, energyKcal: number) => {
    const ofDay = { amount, energyKcal };
    return laidDayPoints(fat, ofDay) - weighedPoints(fat, ofDay);
  };
  expect([59, 60, 60.1].map((grams) => more(grams, 1800))).toEqual([0, 0, 6]);
  // A tenth more energy allows a tenth more fat.
  expect([65, 67].map((grams) => more(grams, 1980))).toEqual([0, 6]);
  const fiber = { nutrient: 'fiberG', weight: 9, range: { min: 25.75 }, accepted: { min: 24.5 } } as const;
  const short = (amount: number) => {
    const ofDay = { amount, energyKcal: 1800 };
    return laidDayPoints(fiber, ofDay) - weighedPoints(fiber, ofDay);
  };
  expect([24.4, 24.5, 30].map((grams) => Math.round(short(grams)))).toEqual([6, 0, 0]);
  expect(laidDayPoints({ ...fat, accepted: {} }, { amount: 90, energyKcal: 1800 })).toBe(
    weighedPoints(fat, { amount: 90, energyKcal: 1800 }),
  );
});
