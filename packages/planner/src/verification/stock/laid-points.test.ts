import { describe, expect, it } from 'vitest';
import type { DayTargets } from '../people/day-targets.ts';
import { aLaidMeal, aMaking, aSmallKitchen, SMALL_COOKBOOK } from '../testing/a-small-kitchen.ts';
import {
  type CountedPlan,
  chanceOf,
  countedTables,
  NO_MEAL_RANGES,
  tablePoints as points,
} from '../testing/counted-tables.ts';
import type { LaidMeal, LaidPlan, Making } from './laid-week.ts';

const dishes = aSmallKitchen();

describe('the points of the tables of a day', () => {
  const lunch = (sides: readonly number[], changes: Partial<LaidMeal> = {}) =>
    aLaidMeal(sides, { time: 'lunch', ...changes });

  it('are more for a side at two of its meals, not for kimchi from a store', () => {
    const extra = (...makings: readonly Making[]) => {
      const last = makings.length - 1;
      const sameDay = points([lunch([0]), aLaidMeal([last])], makings) ?? 0;
      return sameDay - (points([lunch([0]), aLaidMeal([last], { day: 1 })], makings) ?? 0);
    };
    expect(extra(aMaking('namul'))).toBeCloseTo(1.2, 9);
    expect(extra(aMaking('namul'), aMaking('namul'))).toBeCloseTo(1.2, 9);
    expect(extra(aMaking('namul'), aMaking('muchim'))).toBeCloseTo(0, 9);
    expect(extra(aMaking('kimchi'))).toBeCloseTo(0, 9);
    expect(extra(aMaking('saengchae'))).toBeCloseTo(1.2, 9);
    expect(extra({ ...aMaking('namul'), isStored: true })).toBeCloseTo(1.2, 9);
  });

  it('are those of the minutes of each kind of rice, and of how seldom it is cooked', () => {
    const rare = (id: string, weight: number) => Math.min(0.5, chanceOf(id) / (1 - chanceOf(id)) / weight);
    const white = { rice: 'ssalbap' };
    const own = rare('ssalbap', 8);
    expect(own).toBeLessThan(0.5);
    expect(points([aLaidMeal([], white)])).toBeCloseTo(0.6 * 12 + own, 9);
    expect(points([lunch([], white), aLaidMeal([], white)])).toBeCloseTo(0.6 * 12 + 2 * own, 9);
    expect(points([lunch([], { ...white, day: 1 }), aLaidMeal([], white)])).toBeCloseTo(
      2 * (0.6 * 12 + own),
      9,
    );
    const bare = aSmallKitchen(SMALL_COOKBOOK.map(({ cooking: _, ...dish }) => dish));
    expect(points([aLaidMeal([], white)], [], { dishes: bare })).toBeCloseTo(own, 9);
    const brown = rare('hyeonmi-bap', 1.5);
    expect(points([lunch([], white), aLaidMeal([], { rice: 'hyeonmi-bap' })])).toBeCloseTo(
      0.6 * (12 + 24) + own + brown,
      9,
    );
    // White rice is the rarest for people who limit sodium.
    expect(points([aLaidMeal([], white)], [], { answers: { healthConditions: ['gout'] } })).toBeCloseTo(
      0.6 * 12 + rare('ssalbap', 0.1),
      9,
    );
  });

  it('are more for a breakfast that lacks sides it has places for', () => {
    const breakfast = (sides: readonly number[], lead = 'guk') =>
      aLaidMeal(sides, { time: 'breakfast', lead });
    const makings = [aMaking('namul'), aMaking('kimchi')];
    const bare = (sides: readonly number[], lead?: string) =>
      (points([breakfast(sides, lead)], makings) ?? 0) -
      (points([{ ...breakfast(sides, lead), time: 'lunch' }], makings) ?? 0);
    expect(bare([])).toBeCloseTo(2, 9);
    expect(bare([0])).toBeCloseTo(1, 9);
    expect(bare([0, 1])).toBeCloseTo(0, 9);
    expect(bare([0, 1, 0])).toBeCloseTo(0, 9);
    expect(bare([], 'bibim')).toBeCloseTo(0, 9);
  });

  it('are those of the energy and the amounts of each meal', () => {
    // The soup has 400 kcal and 400 mg sodium, and namul 8 of each.
    const energy = { breakfast: 0, lunch: 0, dinner: 300 };
    expect(points([aLaidMeal([])], [], { targets: { mealEnergyKcal: energy } })).toBeCloseTo(
      (10 * 40) / 360,
      9,
    );
    const more = { ...energy, dinner: 600 };
    expect(points([aLaidMeal([])], [], { targets: { mealEnergyKcal: more } })).toBeCloseTo(
      (10 * 80) / 720,
      9,
    );
    const salt = { nutrient: 'sodiumMg', range: { max: 400 }, weight: 9 } as const;
    const targets = { meal: { ...NO_MEAL_RANGES, dinner: [salt] } };
    expect(points([aLaidMeal([])], [], { targets })).toBe(0);
    const making = aMaking('namul');
    const without = points([aLaidMeal([0])], [making]) ?? 0;
    expect((points([aLaidMeal([0])], [making], { targets }) ?? 0) - without).toBeCloseTo(9 * 0.2, 9);
    expect((points([lunch([0])], [making], { targets }) ?? 0) - without).toBeCloseTo(0, 9);
  });

  it('are those of the amounts of the whole day, with the meals that have no table', () => {
    const salt = { nutrient: 'sodiumMg', range: { max: 800 }, weight: 10 } as const;
    const targets = { day: [salt] };
    const box = { kind: 'product', id: 'box', style: 'lunchBox', area: null } as const;
    const meals = { 0: { lunch: box } };
    expect(points([aLaidMeal([])], [], { targets })).toBe(0);
    // 400 mg from the soup and 500 mg from the lunch box: 100 above 800.
    expect(points([aLaidMeal([])], [], { targets, meals })).toBeCloseTo(10 * 1.25, 9);
    expect(points([aLaidMeal([], { day: 1 })], [], { targets, meals })).toBe(0);
    // A table replaces what the week had there.
    expect(points([lunch([])], [], { targets, meals })).toBe(0);
    // Rice and sides are eaten with the soup: 24 mg more.
    const whole = [aLaidMeal([0], { rice: 'ssalbap', addOns: ['gim'] })];
    const more =
      (points(whole, [aMaking('namul')], { targets, meals }) ?? 0) - (points(whole, [aMaking('namul')]) ?? 0);
    expect(more).toBeCloseTo(10 * 1.5 + 30 * 0.05, 9);
  });

  it('are not known where a table is not made so, or nobody knows an amount that counts', () => {
    expect(points([aLaidMeal([], { lead: 'nothing' })])).toBeNull();
    expect(points([aLaidMeal([], { rice: 'nothing' })])).toBeNull();
    expect(points([aLaidMeal([]), aLaidMeal([], { day: 1, addOns: ['nothing'] })])).toBeNull();
    const dish = dishes.dishOf({ kind: 'recipe', id: 'guk', style: 'cookedRecipe', companions: [] });
    if (dish === undefined) throw new Error('the small cookbook has a soup');
    const vague = {
      ...dishes,
      dishOf: () => ({ ...dish, nutrition: { ...dish.nutrition, sodiumMg: null } }),
    };
    const of = (targets: Partial<DayTargets>) => {
      const counted = countedTables({ targets, dishes: vague });
      // Asked twice, because tables are cached.
      return [0, 1].map(() => counted.of({ meals: [aLaidMeal([])], makings: [] }));
    };
    const range = { max: 1000 };
    const salt = { nutrient: 'sodiumMg', range, weight: 1 } as const;
    expect(of({ day: [salt] })).toEqual([null, null]);
    expect(of({ meal: { ...NO_MEAL_RANGES, dinner: [salt] } })).toEqual([null, null]);
    expect(of({ meal: { ...NO_MEAL_RANGES, lunch: [salt] } })).toEqual([0, 0]);
    expect(of({ day: [{ ...salt, nutrient: 'proteinG' }] })).toEqual([0, 0]);
    const reckoned = (['glycemicLoad', 'leavesG'] as const).map((nutrient) => ({
      nutrient,
      range,
      weight: 1,
    }));
    expect(of({ day: reckoned })).toEqual([0, 0]);
  });
});

describe('what rounding of the tables may change', () => {
  const rounding = (meals: readonly LaidMeal[], day: DayTargets['day'], stated: CountedPlan = {}) =>
    countedTables({ ...stated, targets: { day } }).rounding({ meals, makings: [] } satisfies LaidPlan);

  it('is a tenth of an amount for each table of a day', () => {
    const salt = { nutrient: 'sodiumMg', range: { max: 200 }, weight: 10 } as const;
    // 400 mg are far above 200: thirty points per 20 mg.
    expect(rounding([aLaidMeal([])], [salt])).toBeCloseTo(30 * (0.1 / 20), 9);
    const two = [aLaidMeal([]), aLaidMeal([], { time: 'lunch' })];
    expect(rounding(two, [salt])).toBeCloseTo(30 * (0.2 / 20), 9);
    const apart = [aLaidMeal([]), aLaidMeal([], { day: 1 })];
    expect(rounding(apart, [salt, salt])).toBeCloseTo(4 * 30 * (0.1 / 20), 9);
    expect(rounding([aLaidMeal([])], [{ ...salt, range: { max: 500 } }])).toBe(0);
    expect(rounding([aLaidMeal([])], [{ ...salt, range: { max: 400 } }])).toBeCloseTo(10 * (0.1 / 40), 9);
    expect(rounding([aLaidMeal([])], [{ ...salt, range: { min: 400 } }])).toBeCloseTo(10 * (0.1 / 40), 9);
    expect(rounding([], [salt])).toBe(0);
  });

  it('changes a share of the energy by both', () => {
    // A tenth less energy and a tenth more of the amount each exceed the bound by the same.
    const share = { nutrient: 'sodiumMg', range: { max: 400 }, weight: 10, forKcal: 400 } as const;
    expect(rounding([aLaidMeal([])], [share])).toBeCloseTo(10 * (0.2 / 40), 9);
  });

  it('counts the other meals of the day', () => {
    const salt = { nutrient: 'sodiumMg', range: { max: 900 }, weight: 10 } as const;
    const box = { kind: 'product', id: 'box', style: 'lunchBox', area: null } as const;
    expect(rounding([aLaidMeal([])], [salt])).toBe(0);
    expect(rounding([aLaidMeal([])], [salt], { meals: { 0: { lunch: box } } })).toBeCloseTo(
      10 * (0.1 / 90),
      9,
    );
  });
});
