import { describe, expect, it } from 'vitest';
import { aLaidMeal, aMaking } from '../testing/a-small-kitchen.ts';
import { betterDays } from './better-days.ts';
import type { LaidMeal, Making } from './laid-week.ts';

/** Points by day, by meal time where it matters, and by what stands on the table; anything not named costs nothing. */
type Costs = Readonly<Record<string, number | null>>;

const byDay = (costs: Costs) => ({
  of: ({ meals, makings }: { readonly meals: readonly LaidMeal[]; readonly makings: readonly Making[] }) => {
    const all = meals.flatMap(({ day, time, sides, rice }) =>
      [...sides.map((at) => makings[at]?.id), rice].map(
        (id) => costs[`${day} ${time} ${id}`] ?? costs[`${day} ${id}`] ?? 0,
      ),
    );
    const isUnknown = meals.some(({ day, sides }) =>
      sides.some((at) => costs[`${day} ${makings[at]?.id}`] === null),
    );
    return isUnknown ? null : all.reduce((sum, each) => sum + each, 0);
  },
});
const best = (meals: readonly LaidMeal[], makings: readonly Making[], costs: Costs) =>
  betterDays({ meals, makings }, byDay(costs)).points;
const dinner = (day: number, sides: readonly number[], changes: Partial<LaidMeal> = {}) =>
  aLaidMeal(sides, { day, ...changes });

const STORED = { isStored: true, lastDay: Infinity };
const namul = aMaking('namul', STORED);
const muchim = aMaking('muchim', STORED);
/** Cooked ahead on the first day: eaten at any time while it keeps, with nothing left over. */
const AHEAD = { isAhead: true };
const ahead = [aMaking('namul', AHEAD), aMaking('muchim', AHEAD)];
/** Two dinners that would each be better with the side of the other. */
const CROSSED = { '1 namul': 5, '2 muchim': 5 };
const crossed = (changes: readonly Partial<Making>[] = [], meals: readonly Partial<LaidMeal>[] = []) =>
  best(
    [dinner(1, [0], meals[0]), dinner(2, [1], meals[1])],
    ahead.map((each, at) => ({ ...each, ...changes[at] })),
    CROSSED,
  );

describe('better days for what is cooked', () => {
  it('have another side in the place of one, as often as that is better', () => {
    const meals = [dinner(0, [0]), dinner(1, [0]), dinner(2, [0])];
    const costs = { '0 namul': 5, '1 namul': 4, '2 muchim': 3 };
    expect(best(meals, [namul, muchim], costs)).toBe(0);
    expect(betterDays({ meals, makings: [namul, muchim] }, byDay(costs)).tried).toBe(10);
    expect(best([dinner(0, [0]), ...meals.slice(1)], [namul], costs)).toBe(9);
  });

  it('have the sides of two meals exchanged', () => {
    expect(crossed()).toBe(0);
    // One more place on a table, behind one that is right already.
    const kimchi = aMaking('kimchi');
    const meals = [dinner(1, [2, 0]), dinner(2, [2, 1])];
    expect(best(meals, [...ahead, kimchi], CROSSED)).toBe(0);
  });

  it('leave what the visitor chose', () => {
    expect(crossed([], [{ isChosen: true }])).toBe(10);
    expect(crossed([], [{}, { isChosen: true }])).toBe(10);
    expect(
      betterDays(
        { meals: [dinner(0, [0], { isChosen: true })], makings: [namul, muchim] },
        byDay({ '0 namul': 5 }),
      ),
    ).toEqual({ points: 5, tried: 0 });
  });

  it('eat of each side from its first meal to its last day', () => {
    expect([crossed([{ lastDay: 2 }]), crossed([{ lastDay: 1 }])]).toEqual([0, 10]);
    expect([crossed([{}, { firstMeal: 5 }]), crossed([{}, { firstMeal: 6 }])]).toEqual([0, 10]);
  });

  it('have no dish twice on a table, and no two of one main food', () => {
    expect(crossed([], [{}, { leadFoods: ['namul'] }])).toBe(10);
    expect(crossed([], [{ leadFoods: ['muchim'] }])).toBe(10);
    expect(crossed([], [{ leadFoods: ['namul'] }])).toBe(0);
    const foods = (making: Making, mainFoods: readonly string[]) => ({
      ...making,
      dish: { ...making.dish, table: { ...making.dish.table, mainFoods } },
    });
    const twoSides = (third: Making) => best([dinner(1, [0]), dinner(2, [1, 2])], [...ahead, third], CROSSED);
    expect(twoSides(aMaking('dubu', AHEAD))).toBe(0);
    expect(twoSides(foods(aMaking('dubu', AHEAD), ['tofu', 'namul']))).toBe(10);
    // The same dish from two cookings counts as twice, even if it has no main food.
    const plain = ahead.map((each) => foods(each, []));
    const again = foods(aMaking('namul', AHEAD), []);
    const meals = [dinner(1, [0]), dinner(2, [1, 2])];
    expect(best(meals, [...plain, { ...again, id: 'other' }], CROSSED)).toBe(0);
    expect(best(meals, [...plain, again], CROSSED)).toBe(10);
  });

  it('leave nothing of what was cooked', () => {
    const only = (making: Making) => best([dinner(1, [0])], [making, muchim], { '1 namul': 5 });
    expect([only(namul), only(aMaking('namul', AHEAD))]).toEqual([0, 5]);
  });

  it('serve one cooking at four meals at most, and a store at any number', () => {
    const eatenAt = (count: number, making: Making) => {
      const own = Array.from({ length: count }, (_, day) => dinner(day, [0]));
      const costs = Object.fromEntries([0, 1, 2, 3, 6].map((day) => [`${day} muchim`, 5]));
      return best([...own, dinner(6, [1])], [making, muchim], costs);
    };
    expect([eatenAt(3, aMaking('namul', AHEAD)), eatenAt(4, aMaking('namul', AHEAD))]).toEqual([0, 5]);
    expect(eatenAt(4, namul)).toBe(0);
  });

  it('begin a cooking on its day, or at the next breakfast where it was cooked on the evening', () => {
    const kept = (making: Making, meals: readonly LaidMeal[], costs: Costs) =>
      best(meals, [making, muchim], costs);
    const onDay = aMaking('namul', { cookDay: 1, firstMeal: 5 });
    const eaten = [dinner(1, [0]), dinner(2, [0])];
    expect(kept(onDay, eaten, { '1 namul': 5 })).toBe(5);
    expect(kept(onDay, eaten, { '2 namul': 5 })).toBe(0);
    // Another meal of its day also counts as eating it first.
    const twice = [dinner(1, [0], { time: 'lunch' }), ...eaten];
    expect(kept({ ...onDay, firstMeal: 4 }, twice, { '2 namul': 5, '1 namul': 1 })).toBe(1);
    expect(kept({ ...onDay, firstMeal: 4 }, twice, { '1 lunch namul': 5 })).toBe(0);
    const evening = aMaking('namul', { cookDay: 0, firstMeal: 3 });
    const morning = [dinner(1, [0], { time: 'breakfast' }), dinner(2, [0])];
    expect(kept(evening, morning, { '1 namul': 5 })).toBe(5);
    expect(kept(evening, morning, { '2 namul': 5 })).toBe(0);
    // A dinner later that day does not count.
    expect(kept(evening, [...morning, dinner(1, [0])], { '1 namul': 5 })).toBe(5);
  });

  it.each([
    ['role', { role: 'kimchi' }],
    ['main group', { mainGroup: 'tofu' }],
    ...(['isKimchi', 'isFresh', 'isWestern', 'goesWithWestern', 'isDip', 'isRaw'] as const).map(
      (fact) => [fact, { table: { [fact]: true } }] as const,
    ),
    ['isFor', { table: { isFor: 'wrapping' } }],
  ] as const)('have sides of one kind alone in each other’s places: %s', (_, changes) => {
    const dish = {
      ...muchim.dish,
      ...changes,
      table: { ...muchim.dish.table, ...('table' in changes && changes.table) },
    };
    expect(
      best([dinner(0, [0])], [namul, { ...muchim, dish: dish as Making['dish'] }], { '0 namul': 5 }),
    ).toBe(5);
    const alike = {
      ...dish,
      role: 'side',
      mainGroup: 'vegetable',
      table: { ...muchim.dish.table, takesDip: true },
    };
    expect(
      best([dinner(0, [0])], [namul, { ...muchim, dish: alike as Making['dish'] }], { '0 namul': 5 }),
    ).toBe(0);
  });

  it('take the rice of another meal of the same dish within four days', () => {
    const rice = (days: readonly [number, number], other: Partial<LaidMeal> = {}) =>
      best(
        [dinner(days[0], [], { rice: 'ssalbap' }), dinner(days[1], [], { rice: 'hyeonmi-bap', ...other })],
        [],
        { [`${days[0]} ssalbap`]: 5 },
      );
    expect([rice([0, 3]), rice([4, 6]), rice([3, 4])]).toEqual([0, 0, 5]);
    expect(rice([0, 3], { lead: 'jorim' })).toBe(5);
    // A dish may only have rice that another meal of the same dish has.
    const third = dinner(1, [], { lead: 'guk', rice: 'kong-bap' });
    const meals = [
      dinner(0, [], { rice: 'ssalbap' }),
      dinner(3, [], { lead: 'jorim', rice: 'hyeonmi-bap' }),
      third,
    ];
    expect(best(meals, [], { '0 ssalbap': 5, '0 kong-bap': 1 })).toBe(1);
    const bare = [dinner(0, [], { rice: null }), dinner(1, [], { rice: 'ssalbap' })];
    expect(best(bare, [], { '0 null': 5 })).toBe(5);
    expect(best(bare, [], { '1 ssalbap': 5 })).toBe(5);
    expect(
      best(
        meals.map((each) => ({ ...each, isChosen: true })),
        [],
        { '0 ssalbap': 5 },
      ),
    ).toBe(5);
  });

  it('leave the rice of the first breakfast, before which nothing can soak overnight', () => {
    const first = (day: number, time: LaidMeal['time']) =>
      best([dinner(day, [], { time, rice: 'ssalbap' }), dinner(day, [], { rice: 'hyeonmi-bap' })], [], {
        [`${day} ssalbap`]: 5,
      });
    expect([first(0, 'breakfast'), first(0, 'lunch'), first(1, 'breakfast')]).toEqual([5, 0, 0]);
  });

  it('are known, and better by more than rounding', () => {
    const meals = [dinner(0, [0])];
    expect(best(meals, [namul, muchim], { '0 namul': null, '0 muchim': 7 })).toBe(7);
    expect(best(meals, [namul, muchim], { '0 namul': 7, '0 muchim': null })).toBe(7);
    expect(best(meals, [namul], { '0 namul': null })).toBe(Infinity);
    expect(best(meals, [namul, muchim], { '0 namul': 1, '0 muchim': 1 - 1e-10 })).toBe(1);
    expect(best(meals, [namul, muchim], { '0 namul': 1, '0 muchim': 1 - 1e-8 })).toBe(1 - 1e-8);
  });
});
