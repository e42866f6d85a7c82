import { aStranger, type Survey } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import type { ServedDishes } from '../served-dish.ts';
import { aLaidMeal, aMaking, aSmallKitchen, SMALL_COOKBOOK } from '../testing/a-small-kitchen.ts';
import { type CountedPlan, chanceOf, tablePoints as points } from '../testing/counted-tables.ts';
import type { LaidMeal, Making } from './laid-week.ts';

const dishes = aSmallKitchen();
/** A seed whose number for an id lies between two shares of all numbers. */
const seedWith = (id: string, [from, to]: readonly [number, number]) => {
  for (let seed = 1; ; seed += 1) if (chanceOf(id, seed) >= from && chanceOf(id, seed) < to) return seed;
};

/** Cooking points of a side with 6 minutes of work and 4 of waiting. */
const COOKED = 1.2 + 0.1 * 6 + 0.004 * 4;
const days = (sides: readonly number[], count: number, changes: Partial<LaidMeal> = {}) =>
  Array.from({ length: count }, (_, day) => aLaidMeal(sides, { day, ...changes }));

describe('the points of what is cooked', () => {
  it('are none for a table of its leading dish alone', () => {
    expect(points([aLaidMeal([])])).toBe(0);
    expect(points([])).toBe(0);
  });

  it('are those of its work once, and of how well it is known at each meal', () => {
    const each = 9 * 0.4 + 1.8 * chanceOf('namul');
    const making = aMaking('namul');
    expect(points([aLaidMeal([0])], [making])).toBeCloseTo(COOKED + each, 9);
    expect(points(days([0], 2), [making])).toBeCloseTo(COOKED + 2 * each, 9);
    expect(points([aLaidMeal([0]), aLaidMeal([1], { day: 3 })], [making, making])).toBeCloseTo(
      2 * (COOKED + each),
      9,
    );
    const { cooking: _, ...dish } = making.dish;
    expect(points([aLaidMeal([0])], [{ ...making, dish }])).toBeCloseTo(1.2 + 0.1 * 10 + each, 9);
    expect(points([aLaidMeal([0])], [{ ...making, dish: { ...dish, minutes: null } }])).toBeCloseTo(
      1.2 + each,
      9,
    );
  });

  it('are more for a third dish with chilli on one table', () => {
    const hotGuk = aSmallKitchen(
      SMALL_COOKBOOK.map((dish) => (dish.id === 'guk' ? { ...dish, tags: ['spicy'] } : dish)),
    );
    const makings = [aMaking('yangnyeom'), aMaking('kimchi'), aMaking('namul')];
    const more = (sides: readonly number[]) => {
      const of = (dishes: ServedDishes) => points([aLaidMeal(sides)], makings, { dishes }) ?? 0;
      return of(hotGuk) - of(aSmallKitchen());
    };
    expect(more([0, 1])).toBeCloseTo(3, 9);
    expect(more([0, 2])).toBeCloseTo(0, 9);
  });

  it('are more out of season', () => {
    const out = aMaking('yangnyeom');
    const inSeason = { ...out, dish: { ...out.dish, table: { ...out.dish.table, seasonMonths: [11] } } };
    const of = (making: Making) => points(days([0], 2), [making]) ?? 0;
    expect(of(out) - of(inSeason)).toBeCloseTo(2 * 30, 9);
  });

  it('are more for a food that spoils and that nothing else uses', () => {
    const own = COOKED + 1.8 * chanceOf('dubu');
    const dubu = aMaking('dubu');
    expect(points([aLaidMeal([0])], [dubu])).toBeCloseTo(own + 2.5, 9);
    // Twice from one cooking, from two, beside a leading dish with the same food, or with the food at home: nothing is left over.
    expect(points(days([0], 2), [dubu])).toBeCloseTo(own + 1.8 * chanceOf('dubu'), 9);
    expect(points([aLaidMeal([0]), aLaidMeal([1], { day: 3 })], [dubu, dubu])).toBeCloseTo(2 * own, 9);
    expect(points([aLaidMeal([0])], [dubu], { answers: { foodsAtHome: ['두부'] } })).toBeCloseTo(own, 9);
    expect(points([aLaidMeal([0])], [dubu], { answers: { foodsAtHome: ['우유'] } })).toBeCloseTo(
      own + 2.5,
      9,
    );
    const jorim = { kind: 'recipe', id: 'jorim', style: 'cookedRecipe' } as const;
    const other = points([aLaidMeal([0])], [dubu], { meals: { 3: { dinner: jorim } } });
    expect(other).toBeCloseTo(own + 2.5, 9);
    const both = [dubu, aMaking('uyu')];
    const apart = [aLaidMeal([0]), aLaidMeal([1], { day: 3 })];
    expect(points(apart, both)).toBeCloseTo(own + COOKED + 1.8 * chanceOf('uyu') + 2 * 2.5, 9);
    // The other leading dish is made with tofu as well.
    const guk = dishes.byId.get('guk');
    if (guk === undefined) throw new Error('the small cookbook has a soup');
    const byId = new Map([['guk', { ...guk, freshFoods: ['tofu'] }]]);
    const soup = { kind: 'recipe', id: 'guk', style: 'cookedRecipe' } as const;
    const led = { dishes: { ...dishes, byId }, meals: { 3: { dinner: soup } } };
    expect(points([aLaidMeal([0])], [dubu], led)).toBeCloseTo(own, 9);
  });

  it('are those of a store once, whatever it holds, and none where nobody eats of it', () => {
    const each = 4 * 0.4 + 1.8 * chanceOf('kimchi');
    const kimchi = aMaking('kimchi');
    expect(points([aLaidMeal([0])], [kimchi])).toBeCloseTo(0.5 + each, 9);
    expect(points(days([0], 3), [kimchi])).toBeCloseTo(0.5 + 3 * each, 9);
    expect(points([aLaidMeal([])], [kimchi])).toBe(0);
    const tofuInBrine = { ...aMaking('dubu'), isStored: true };
    expect(points([aLaidMeal([0])], [tofuInBrine])).toBeCloseTo(0.5 + 1.8 * chanceOf('dubu'), 9);
  });

  it('are more for strange kimchi and for a hot side where a child under eleven eats along', () => {
    const more = (id: string, birthYear: number) => {
      const child = { ...aStranger('child'), birthYear };
      const answers: Partial<Survey> = { targets: ['self', 'child'], persons: [aStranger('self'), child] };
      // A seed that does not like it, because what somebody should avoid is not liked.
      const seed = seedWith(id, [0.21, 1]);
      const of = (stated: CountedPlan) => points(days([0], 2), [aMaking(id)], { ...stated, seed }) ?? 0;
      return of({ answers }) - of({});
    };
    for (const birthYear of [2021, 2016]) {
      expect(more('kimchi', birthYear)).toBeCloseTo(2 * (7.5 - 4) * 0.4, 9);
      expect(more('saengchae', birthYear)).toBeCloseTo(2 * (7.5 - 4) * 0.4, 9);
      expect(more('yangnyeom', birthYear)).toBeCloseTo(2 * 3, 9);
      expect(more('namul', birthYear)).toBeCloseTo(0, 9);
    }
    expect([more('kimchi', 2013), more('yangnyeom', 2013)]).toEqual([0, 0]);
    const child = { ...aStranger('child'), birthYear: 2021 };
    const unknown = { ...aMaking('namul'), id: 'nothing' };
    expect(points([aLaidMeal([])], [unknown], { answers: { targets: ['child'], persons: [child] } })).toBe(
      COOKED,
    );
  });

  it('are more for processed meat and frying, and for a tough side where a small child eats along', () => {
    const each = (id: string, target: 'self' | 'child' | 'parents', birthYear: number) => {
      const answers: Partial<Survey> = { targets: [target], persons: [{ ...aStranger(target), birthYear }] };
      const [one, two] = [1, 2].map((count) => points(days([0], count), [aMaking(id)], { answers }) ?? 0);
      return (two ?? 0) - (one ?? 0) - 1.8 * chanceOf(id);
    };
    for (const id of ['haem', 'twigim']) expect(each(id, 'self', 1990)).toBeCloseTo(9, 9);
    const tough = (target: Parameters<typeof each>[1], birthYear: number) =>
      each('deodeok-muchim', target, birthYear);
    expect([tough('self', 1990), tough('child', 2017)]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
    expect([tough('child', 2021), tough('parents', 1955)]).toEqual([
      expect.closeTo(3, 9),
      expect.closeTo(0, 9),
    ]);
    expect(tough('parents', 1950)).toBeCloseTo(9, 9);
  });

  it('count what a condition prefers and avoids in a side, but not in kimchi', () => {
    const more = (id: string) => {
      const of = (answers: Partial<Survey>) => points(days([0], 2), [aMaking(id)], { answers, seed: 3 }) ?? 0;
      return of({ healthConditions: ['gout'] }) - of({ healthConditions: ['thyroidDisease'] });
    };
    const two = (each: number) => expect.closeTo(2 * each, 9);
    expect(['chamchi', 'dubu', 'muchim', 'kimchi'].map(more)).toEqual([two(2.4), two(-0.5), two(0), two(0)]);
  });

  it('are fewer for the sides that the seed likes, less so with a condition', () => {
    const extra = (
      [id, familiarity]: readonly [string, number],
      share: readonly [number, number],
      answers = {},
    ) => {
      const making = aMaking(id);
      const known = { ...making, dish: { ...making.dish, familiarity } };
      const of = (each: number) =>
        (points(days([0], 2), [known], { answers, seed: each }) ?? 0) - 2 * 1.8 * chanceOf(id, each);
      return of(seedWith(id, share)) - of(seedWith(id, [0.21, 1]));
    };
    expect(extra(['namul', 5], [0, 0.2])).toBeCloseTo(-2 * 5, 9);
    expect(extra(['namul', 4], [0, 0.04])).toBeCloseTo(-2 * 5, 9);
    expect(extra(['kimchi', 5], [0, 0.2])).toBeCloseTo(-2 * 2.5, 9);
    expect(extra(['namul', 5], [0.2, 0.21])).toBeCloseTo(0, 9);
    expect(extra(['namul', 4], [0.04, 0.2])).toBeCloseTo(0, 9);
    expect(extra(['namul', 3], [0, 0.04])).toBeCloseTo(0, 9);
    expect(extra(['namul', 5], [0, 0.2], { healthConditions: ['gout'] })).toBeCloseTo(-2 * 2, 9);
    const child = { targets: ['child'], persons: [{ ...aStranger('child'), birthYear: 2021 }] };
    expect(extra(['namul', 5], [0, 0.2], child)).toBeCloseTo(-2 * 5, 9);
    expect(extra(['yangnyeom', 5], [0, 0.2], child)).toBeCloseTo(0, 9);
    expect(extra(['kimchi', 5], [0, 0.2], { healthConditions: ['gout'] })).toBeCloseTo(-2, 9);
  });

  it('are more from the fourth meal of a dish on, of kimchi from a store from the tenth', () => {
    const often = (making: Making, count: number) => {
      const meals = Array.from({ length: count }, (_, at) =>
        aLaidMeal([0], { day: at % 7, time: at < 7 ? 'dinner' : 'lunch' }),
      );
      const of = (all: readonly LaidMeal[]) => points(all, [making]) ?? 0;
      const first = of(meals.slice(0, 3));
      return of(meals) - first - ((count - 3) * (first - of(meals.slice(0, 1)))) / 2;
    };
    const [four, five] = [often(aMaking('muchim'), 4), often(aMaking('muchim'), 5)];
    expect([four, five]).toEqual([expect.closeTo(2.4, 9), expect.closeTo(2.4 * 3, 9)]);
    expect(often(aMaking('kimchi'), 9)).toBeCloseTo(0, 9);
    expect(often(aMaking('kimchi'), 10)).toBeCloseTo(2.4, 9);
    expect(often(aMaking('saengchae'), 4)).toBeCloseTo(2.4, 9);
    expect(often({ ...aMaking('muchim'), isStored: true }, 4)).toBeCloseTo(2.4, 9);
    // Two cookings of one dish are counted together.
    const two = [aMaking('muchim'), aMaking('muchim')];
    const [apart, together] = [
      points(days([0], 3), two) ?? 0,
      points([...days([0], 3), aLaidMeal([1], { day: 4 })], two) ?? 0,
    ];
    // The seed likes it.
    expect(together - apart).toBeCloseTo(2.4 - 5 + 1.8 * chanceOf('muchim'), 9);
  });
});
