import { aStranger, EATING_STYLES, HEALTH_CONDITIONS, type Person } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { ANSWER_OWNERS, type RuleOwner } from '../../model/rule-owner.ts';
import { wishPoints } from '../../preferences/seed-wishes.ts';
import { ownerLeanings } from '../../preferences/tag-preference.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import type { ServedDish } from '../served-dish.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { againPoints, LEANINGS, type MealContext, mealPoints, seedNumber } from './meal-points.ts';
import { rangePoints } from './week-points.ts';

const NO_TARGETS = {
  day: [],
  meal: { breakfast: [], lunch: [], dinner: [] },
  mealEnergyKcal: { breakfast: 500, lunch: 600, dinner: 600 },
};
const PLAIN: MealContext = {
  visitor: checkedOf(aVisitor()),
  targets: NO_TARGETS,
  month: 1,
  seed: 1,
  seedPoints: 0,
  basket: [],
  atHome: [],
};
/** A dish that costs nothing at lunch. */
const free = (changes: Parameters<typeof aServedDish>[0] = {}) =>
  aServedDish({ familiarity: 5, minutes: 0, nutrition: aNutrition({ energyKcal: 600 }), ...changes });

describe('points of a range', () => {
  it('are none inside, the weight for a tenth of the upper side, and three times as many beyond 15 %', () => {
    const range = { min: 80, max: 100 };
    expect([80, 90, 100].map((amount) => rangePoints(amount, range, 2))).toEqual([0, 0, 0]);
    expect(rangePoints(110, range, 2)).toBeCloseTo(2);
    expect(rangePoints(115, range, 2)).toBeCloseTo(3);
    expect(rangePoints(125, range, 2)).toBeCloseTo(9);
    expect(rangePoints(70, range, 2)).toBeCloseTo(2);
    expect(rangePoints(60, range, 2)).toBeCloseTo(6);
  });

  it('are measured by the lower side where there is no upper one, and none without sides', () => {
    expect(rangePoints(45, { min: 50 }, 2)).toBeCloseTo(2);
    expect(rangePoints(500, { min: 50 }, 2)).toBe(0);
    expect(rangePoints(0, { max: 50 }, 2)).toBe(0);
    expect(rangePoints(7, {}, 2)).toBe(0);
  });
});

describe('points of a dish', () => {
  it('come from its time of day, season, familiarity and minutes', () => {
    expect(mealPoints(free(), 'lunch', PLAIN)).toBe(0);
    expect(mealPoints(free({ mealTimes: ['dinner'] }), 'lunch', PLAIN)).toBeCloseTo(60);
    for (const style of ['restaurant', 'mealKit', 'lunchBox', 'convenienceStore'] as const)
      expect(mealPoints(free({ kind: 'product', style, mealTimes: ['dinner'] }), 'lunch', PLAIN)).toBeCloseTo(
        2000,
      );
    expect(mealPoints(free({ seasonMonths: [6, 7, 8] }), 'lunch', { ...PLAIN, month: 12 })).toBeCloseTo(60);
    expect(mealPoints(free({ seasonMonths: [6, 7, 8] }), 'lunch', { ...PLAIN, month: 7 })).toBe(0);
    expect(mealPoints(free({ familiarity: 4 }), 'lunch', PLAIN)).toBeCloseTo(0.6);
    expect(mealPoints(free({ familiarity: 2 }), 'lunch', PLAIN)).toBeCloseTo(5.4);
    expect(mealPoints(free({ minutes: 20 }), 'lunch', PLAIN)).toBeCloseTo(0.4);
    expect(mealPoints(free({ minutes: 20 }), 'breakfast', PLAIN)).toBeCloseTo(0.8 + 5);
    const work = { active: 12, waiting: 30 };
    expect(mealPoints(free({ minutes: 42, work }), 'dinner', PLAIN)).toBeCloseTo(2.4 + 0.3);
  });

  it('come from its fresh foods, less from those the week is cooked around', () => {
    const dish = free({ freshFoods: ['spinach', 'tofu'] });
    expect(mealPoints(dish, 'lunch', PLAIN)).toBeCloseTo(3);
    expect(mealPoints(dish, 'lunch', { ...PLAIN, basket: ['tofu'] })).toBeCloseTo(1.8);
  });

  it('are fewer for what it uses up at home, unless it was cooked for an earlier meal', () => {
    const dish = free({ freshFoods: ['tofu'], ownFoods: ['tofu', 'potato'] });
    const atHome = ['tofu', 'potato', 'egg'].map((food) => (other: string) => other === food);
    const usedUp = mealPoints(dish, 'lunch', PLAIN) - mealPoints(dish, 'lunch', { ...PLAIN, atHome });
    expect(usedUp).toBeCloseTo(4);
    const again = (context: MealContext) =>
      mealPoints(dish, 'lunch', context) + againPoints(dish, 'lunch', context);
    for (const found of [atHome, [() => true]])
      expect(again({ ...PLAIN, atHome: found })).toBeCloseTo(again(PLAIN));
  });

  it('are fewer where it was cooked for an earlier meal: heating and no variety, but no work and no food', () => {
    const work = { active: 12, waiting: 30 };
    const dish = free({ minutes: 42, work, freshFoods: ['tofu'] });
    expect(againPoints(dish, 'lunch', PLAIN)).toBeCloseTo(0.5 + 1 - (2.4 + 0.3 + 1.5));
  });

  it('come from its energy beside the share of the meal, where it is known', () => {
    const of = (energyKcal: number | null) =>
      mealPoints(free({ nutrition: aNutrition({ energyKcal }) }), 'lunch', PLAIN);
    expect([of(480), of(720), of(null)]).toEqual([0, 0, 0]);
    expect(of(792)).toBeCloseTo(1);
    expect(of(408)).toBeCloseTo(1);
  });

  it('are far fewer for a salty bowl the seed wishes for, by what a serving holds and not by the part that is eaten', () => {
    const seeds = Array.from({ length: 2000 }, (_, seed) => seed);
    const wished = (servingSodiumMg: number) => {
      const nutrition = aNutrition({ energyKcal: 600, sodiumMg: 1200 });
      const dish = free({ style: 'restaurant', servingSodiumMg, nutrition });
      return seeds.filter((seed) => mealPoints(dish, 'lunch', { ...PLAIN, seed, seedPoints: 2 }) < -600)
        .length;
    };
    expect(wished(1501)).toBeGreaterThan(0);
    expect(wished(1500)).toBe(0);
  });

  it('come from what the meal is held to, where it is known', () => {
    const meal = {
      ...NO_TARGETS.meal,
      lunch: [{ nutrient: 'sodiumMg', range: { min: 300, max: 500 }, weight: 9 }],
    } as const;
    const of = (sodiumMg: number | null) =>
      mealPoints(free({ nutrition: aNutrition({ energyKcal: 600, sodiumMg }) }), 'lunch', {
        ...PLAIN,
        targets: { ...NO_TARGETS, meal },
      });
    expect([of(500), of(null)]).toEqual([0, 0]);
    expect(of(550)).toBeCloseTo(9);
  });

  it('fall and rise by what each owner leans to, by tags and foods', () => {
    const of = (owners: readonly string[], tags: readonly string[], ids: readonly string[] = []) => {
      const { holds } = aServedDish();
      const dish = free({ holds: { ...holds, certainTags: new Set(tags), certainIds: new Set(ids) } });
      return mealPoints(dish, 'lunch', { ...PLAIN, visitor: { ...PLAIN.visitor, owners: owners as never } });
    };
    expect(of(['everyone'], ['whole-grain'])).toBeCloseTo(-0.5);
    expect(of(['everyone', 'obesity'], ['ultra-processed'])).toBeCloseTo(0.8 + 2.4);
    expect(of(['diabetes'], ['high-gi', 'added-sugar'], ['tofu'])).toBeCloseTo(2 * 2.4 - 0.5);
    expect(of(['muscleGain'], ['whole-grain'])).toBe(0);
    for (const [owner, [better, worse]] of Object.entries(LEANINGS)) {
      // A soup is recognised by its method, hot and tough dishes by their lines; the next tests cover them.
      if (worse === 'soup' || worse === 'shared-order' || worse.startsWith('spicy')) continue;
      const foreign = worse
        .split(' ')
        .filter((name) => ['bread', 'pasta', 'avocado', 'tortilla'].includes(name));
      const isCondition = HEALTH_CONDITIONS.some((condition) => condition === owner);
      const each = owner === 'answer.kidneyThird' ? 6 : isCondition ? 2.4 : 0.8;
      const [good, bad] = [better, worse].map((names) =>
        names.split(' ').filter((name) => !['', 'tough', 'bought-salad', 'quick-starch'].includes(name)),
      );
      expect(of([owner], good ?? [])).toBeCloseTo(-0.5 * (good?.length ?? 0));
      expect(of([owner], [], bad ?? [])).toBeCloseTo(
        each * ((bad?.length ?? 0) - foreign.length) + 4.8 * foreign.length,
      );
    }
  });

  it('rise with diabetes for porridge and fried rice, not for oats', () => {
    const at = (changes: Partial<ServedDish>) =>
      mealPoints(free(changes), 'lunch', {
        ...PLAIN,
        visitor: { ...PLAIN.visitor, owners: ['diabetes'] },
      });
    const { holds } = aServedDish();
    expect(at({ family: 'friedRice' }) - at({})).toBeCloseTo(4);
    expect(at({ method: 'porridge' }) - at({})).toBeCloseTo(4);
    const oats = { ...holds, certainIds: new Set(['oat']) };
    expect(at({ method: 'porridge', holds: oats }) - at({ holds: oats })).toBeCloseTo(0);
  });

  it('rise for a soup after stomach surgery', () => {
    const owners = ['answer.stomach'] as const;
    const at = (method: 'soup' | 'grill') =>
      mealPoints(free({ method }), 'lunch', { ...PLAIN, visitor: { ...PLAIN.visitor, owners } });
    expect(at('soup') - at('grill')).toBeCloseTo(0.8);
  });

  it('rise for a dish ordered for two where one person eats, and for a bought salad where a child or somebody old eats', () => {
    const at = (owner: 'alone' | 'child' | 'parents', changes: Partial<ServedDish>) =>
      mealPoints(free(changes), 'lunch', { ...PLAIN, visitor: { ...PLAIN.visitor, owners: [owner] } });
    const salad = { kind: 'product', family: 'salad', style: 'convenienceStore' } as const;
    expect(at('alone', { forms: new Set(['sharedOrder']) }) - at('alone', {})).toBeCloseTo(40);
    expect(at('child', salad) - at('child', { ...salad, family: null })).toBeCloseTo(15);
    expect(at('parents', salad) - at('parents', { ...salad, kind: 'recipe' })).toBeCloseTo(15);
  });

  it('rise for a hot dish where a small child eats along', () => {
    const at = (owner: 'child.under7' | 'child.under11', forms: ServedDish['forms']) =>
      mealPoints(free({ forms }), 'lunch', { ...PLAIN, visitor: { ...PLAIN.visitor, owners: [owner] } });
    expect(at('child.under7', new Set(['hot'])) - at('child.under7', new Set())).toBeCloseTo(15);
    expect(at('child.under11', new Set(['hot'])) - at('child.under11', new Set())).toBeCloseTo(6);
  });

  it('rise for a tough dish where a small child or somebody old eats along', () => {
    const at = (
      owner: 'child.under7' | 'child.under11' | 'parents' | 'parents.from75',
      forms: ServedDish['forms'],
    ) => mealPoints(free({ forms }), 'lunch', { ...PLAIN, visitor: { ...PLAIN.visitor, owners: [owner] } });
    const more = (owner: Parameters<typeof at>[0]) => at(owner, new Set(['tough'])) - at(owner, new Set());
    expect([more('child.under7'), more('child.under11'), more('parents')]).toEqual([
      expect.closeTo(15),
      0,
      expect.closeTo(6),
    ]);
    expect(more('parents.from75')).toBeCloseTo(6);
  });

  it('are fewer and more by what the planner wishes for with a seed, for whom it wishes', () => {
    const person = (answers: Person['answers']) => aVisitor({ persons: [{ ...aStranger('self'), answers }] });
    const visitors = [
      aVisitor(),
      aVisitor({ eatingStyles: ['lowSodium'] }),
      aVisitor({ healthConditions: ['gout'] }),
      person({ thyroidDrug: 'yes' }),
    ].map((visitor) => [visitor, checkedOf(visitor)] as const);
    const meals = [
      { style: 'restaurant', mealTimes: ['lunch'], sodiumMg: 1600 },
      { style: 'mealKit', mealTimes: ['lunch'], sodiumMg: 1501 },
      { style: 'mealKit', mealTimes: ['dinner'], sodiumMg: 1600 },
      { style: 'simpleRecipe', mealTimes: ['lunch'], sodiumMg: 1500 },
    ] as const;
    let salty = 0;
    for (const { sodiumMg, ...meal } of meals)
      for (const seasonMonths of [[1], [7]])
        for (let seed = 0; seed < 100; seed += 1) {
          const id = `${meal.style}-${seed}`;
          const nutrition = aNutrition({ energyKcal: 600, sodiumMg });
          const dish = free({ ...meal, id, seasonMonths, nutrition, servingSodiumMg: sodiumMg });
          const candidate = aCandidate({
            ...meal,
            mealTimes: [...meal.mealTimes],
            id,
            seasonMonths,
            nutrition,
          });
          for (const [visitor, checked] of visitors)
            for (const seedPoints of [0, 2]) {
              const context = { ...PLAIN, visitor: checked, seed };
              const ofSeed =
                mealPoints(dish, 'lunch', { ...context, seedPoints }) - mealPoints(dish, 'lunch', context);
              const chance = { seed, seedPoints, mealTime: 'lunch', month: 1 } as const;
              const wish = wishPoints(candidate, visitor, chance);
              if (wish > 600) salty += 1;
              expect(ofSeed).toBeCloseTo((seedPoints * seedNumber(id, seed)) / 2 ** 32 - wish);
            }
        }
    expect(salty).toBeGreaterThan(0);
  });

  it('come from the seed, up to its points', () => {
    const { id } = free();
    const seeded = mealPoints(free(), 'lunch', { ...PLAIN, seed: 7, seedPoints: 0.25 });
    const rest = seedNumber(id, 7) / 2 ** 32 < 0.5 ? 0 : 15;
    expect(seeded).toBeCloseTo((0.25 * seedNumber(id, 7)) / 2 ** 32 + rest, 12);
    expect(seeded - rest).toBeLessThan(0.25);
  });
});

const OWNERS: readonly RuleOwner[] = [
  'everyone',
  ...HEALTH_CONDITIONS,
  ...EATING_STYLES,
  ...(['child', 'child.under7', 'child.under11', 'parents'] as const),
  ...ANSWER_OWNERS,
];

describe('what each owner leans to, written a second time', () => {
  it.each(OWNERS)('is what the planner prefers and avoids for %s', (owner) => {
    const [better, worse] = LEANINGS[owner] ?? ['', ''];
    const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
    const planned = (isBetter: boolean) =>
      ownerLeanings(owner).flatMap(({ leaning, points }) => (points < 0 === isBetter ? [leaning] : []));
    expect(wordsOf(better).sort()).toEqual([...planned(true)].sort());
    expect(wordsOf(worse).sort()).toEqual([...planned(false)].sort());
  });
});
