import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import type { Nutrition } from '../food/nutrition.ts';
import { aNutrition } from '../testing/builders.ts';
import { MEAL_TIMES } from '../vocabulary/meal-times.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import { componentsOf, type DishComponents, type StarchPart } from './dish-components.ts';
import { otherPortions } from './other-portions.ts';
import { type OwnPortion, ownPortion } from './own-portion.ts';
import { personMeal, plannedDayOf, type Table } from './person-meal.ts';
import { plainFraction } from './plain-fraction.ts';
import { leastGlycemicLoad, MAIN_FACTORS } from './portion-choices.ts';
import type { PortionedDish } from './portioned-dish.ts';
import { servingsTaken, tablePortions } from './table-portions.ts';

const YEAR = 2026;
const DIABETES: Partial<Table> = { healthConditions: ['diabetes'] };
const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;

type Said = Partial<Omit<Person, 'birthYear'>> & { readonly age?: number };
const someone = ({ age, ...said }: Said): Person => ({
  ...aStranger(said.target ?? 'self'),
  birthYear: age === undefined ? null : YEAR - age,
  ...said,
});
const aTable = (persons: readonly Person[], changes: Partial<Table> = {}): Table => ({
  persons,
  targets: persons.map(({ target }) => target),
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: YEAR,
  ...changes,
});

/** White rice in exchange tables: 100 kcal, 23 g carbohydrate, 2 g protein in 70 g. */
const rice = (units: number, kind: StarchPart['kind'] = 'rice', gi = 73): StarchPart => ({
  kind,
  units,
  nutrition: { ...NONE, energyKcal: units * 100, carbohydrateG: units * 23, proteinG: units * 2 },
  glycemicLoad: (units * 23 * gi) / 100,
});

/** A dish of these starches with a main dish of 300 kcal and 25 g protein without carbohydrate. */
function aDish(starches: readonly StarchPart[], changes: Partial<DishComponents> = {}): PortionedDish {
  const sum = (of: (part: StarchPart) => number) => starches.reduce((total, part) => total + of(part), 0);
  return {
    nutrition: {
      ...NONE,
      energyKcal: 300 + sum((part) => part.nutrition.energyKcal ?? 0),
      carbohydrateG: sum((part) => part.nutrition.carbohydrateG ?? 0),
      proteinG: 25 + sum((part) => part.nutrition.proteinG ?? 0),
      sodiumMg: 700,
    },
    components: {
      starches,
      soup: null,
      side: null,
      glycemicLoad: sum((part) => part.glycemicLoad ?? 0),
      isMixed: false,
      ...changes,
    },
    kind: 'recipe',
  };
}

const grams = ({ starches }: OwnPortion) => starches.reduce((sum, starch) => sum + starch.grams, 0);

describe('own portions of one table', () => {
  const man = someone({ target: 'self', sex: 'male', age: 40 });
  const woman = someone({ target: 'spouse', sex: 'female', age: 75 });
  const child = someone({ target: 'child', age: 7 });
  const table = aTable([man, woman, child]);

  it('give a man of 40, a woman of 75 and a child of 7 rice by the energy of a meal of theirs', () => {
    const portions = tablePortions({ ...aDish([rice(3)]), kind: 'recipe' }, 'lunch', table);
    const plates = portions.map(({ portion }) => `${grams(portion)} ${portion.mainFactor}`);
    expect(new Set(plates).size).toBeGreaterThan(1);
    for (const { person, portion } of portions) {
      const { kcal } = personMeal(person, 'lunch', table);
      expect(Math.abs((portion.nutrition.energyKcal ?? 0) - kcal) / kcal).toBeLessThan(0.1);
    }
  });

  it.each<[string, { readonly said: Said; readonly changes: Partial<Table> }, readonly [number, number]]>([
    ['an adult', { said: {}, changes: {} }, [70, 280]],
    ['somebody of 65', { said: { age: 65 }, changes: {} }, [70, 245]],
    ['a child of 4', { said: { target: 'child', age: 4 }, changes: {} }, [70, 140]],
    ['a child of unknown age', { said: { target: 'child' }, changes: {} }, [105, 210]],
    ['a child of 13', { said: { target: 'child', age: 13 }, changes: {} }, [140, 315]],
    ['somebody with diabetes', { said: {}, changes: DIABETES }, [105, 175]],
    ['somebody on insulin', { said: { answers: { insulin: 'yes' } }, changes: DIABETES }, [140, 175]],
  ])('keep the bounds of %s', (_, { said, changes }, [least, most]) => {
    for (const units of [1, 2, 3, 5])
      for (const time of MEAL_TIMES) {
        const person = someone(said);
        const meal = personMeal(person, time, aTable([person], changes));
        const found = grams(ownPortion(aDish([rice(units)]), meal));
        expect(found).toBeGreaterThanOrEqual(least);
        expect(found).toBeLessThanOrEqual(most);
        expect(found % 35).toBe(0);
      }
  });

  it('hold the floor of the day between them where only just as much is planned', () => {
    const mother = someone({ target: 'parents' });
    const mealStyles = { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const fasted = aTable([mother], { healthConditions: ['obesity'], mealStyles });
    for (const served of [1.5, 2, 2.5, 3, 3.5]) {
      const eaten = (['lunch', 'dinner'] as const).map((time) =>
        ownPortion(aDish([rice(served)]), personMeal(mother, time, fasted)),
      );
      const kcal = eaten.reduce((sum, { nutrition }) => sum + (nutrition.energyKcal ?? 0), 0);
      expect(kcal).toBeGreaterThanOrEqual(plannedDayOf(mother, fasted).floorKcal);
    }
  });

  it('come down to the protein that weak kidneys bear', () => {
    const weak = someone({ answers: { kidney: 'stage3' } });
    const dish = aDish([rice(3)]);
    const lean = { ...dish, nutrition: { ...dish.nutrition, proteinG: 20 } };
    const proteinOf = (person: Person) =>
      MEAL_TIMES.reduce((sum, time) => {
        const portion = ownPortion(lean, personMeal(person, time, aTable([person])));
        return sum + (portion.nutrition.proteinG ?? 0);
      }, 0);
    expect(proteinOf(someone({}))).toBeGreaterThan(0.85 * 60);
    expect(proteinOf(weak)).toBeLessThanOrEqual(0.85 * 60);
    expect(proteinOf(weak)).toBeGreaterThanOrEqual(0.9 * 0.75 * 60);
  });

  it('count the sums of the persons, as often as each is there', () => {
    const two = { ...child, count: 2 };
    const portions = tablePortions({ ...aDish([rice(3)]), kind: 'recipe' }, 'lunch', aTable([man, two]));
    const taken = servingsTaken(portions);
    const [of, each] = portions.map(({ portion }) => portion);
    expect(taken.rice * 3 * 70).toBeCloseTo(grams(of ?? expect.fail()) + 2 * grams(each ?? expect.fail()), 6);
    expect(taken.main).toBe((of?.mainFactor ?? 0) + 2 * (each?.mainFactor ?? 0));
    expect(taken.side).toBeCloseTo(1 + 2 * 0.7, 6);
  });

  it('leave bought food of one person as it is, and share that of several', () => {
    const dish = { ...aDish([rice(3.1)]), kind: 'product' } as const;
    const [alone] = tablePortions(dish, 'lunch', aTable([man]));
    expect(alone?.portion).toMatchObject({ mainFactor: 1, sideFactor: 1, soupFactor: 1 });
    expect(alone?.portion.nutrition.energyKcal).toBe(dish.nutrition.energyKcal);
    const [shared] = tablePortions({ ...dish, soldFor: 2 }, 'lunch', table);
    expect(grams(shared?.portion ?? expect.fail()) % 35).toBe(0);
  });

  it('scale a dish without starch, and a porridge as a whole', () => {
    const meal = personMeal(child, 'breakfast', table);
    const whole = { nutrition: aNutrition(), kind: 'recipe' } as const;
    const bare = ownPortion({ ...whole, components: componentsOf(whole) }, meal);
    expect(MAIN_FACTORS).toContain(bare.mainFactor);
    expect(bare.nutrition.energyKcal).toBe(600 * bare.mainFactor);
    expect(ownPortion(whole, meal)).toMatchObject({ nutrition: whole.nutrition, soupFactor: 1 });
    const porridge = ownPortion(aDish([rice(2, 'porridge')], { isMixed: true }), meal);
    expect(porridge.starches[0]?.factor).toBe(porridge.mainFactor);
  });

  it('leave liquid of soups to children and with high blood pressure', () => {
    const factors = (person: Person, changes: Partial<Table> = {}) => {
      const { soupFactor, sideFactor } = personMeal(person, 'lunch', aTable([person], changes));
      return [soupFactor, sideFactor];
    };
    expect(factors(man)).toEqual([1, 1]);
    expect(factors(child)).toEqual([0.7, 0.7]);
    expect(factors(someone({ target: 'child', age: 12 }))).toEqual([1, 1]);
    expect(factors(man, { healthConditions: ['hypertension'] })).toEqual([0.7, 1]);
  });

  it.each([
    [140 / 210, { whole: 0, numerator: 2, denominator: 3 }],
    [245 / 210, { whole: 1, numerator: 1, denominator: 6 }],
    [0.75, { whole: 0, numerator: 3, denominator: 4 }],
    [1, { whole: 1, numerator: 0, denominator: 1 }],
    [1.25, { whole: 1, numerator: 1, denominator: 4 }],
    [100 / 210, { whole: 0, numerator: 1, denominator: 2 }],
    [0.97, { whole: 1, numerator: 0, denominator: 1 }],
  ])('say %f as people do', (amount, fraction) => {
    expect(plainFraction(amount)).toEqual(fraction);
  });
});

describe('portions with diabetes', () => {
  const person = someone({});
  const table = aTable([person], { healthConditions: ['diabetes'] });
  const portionAt = (dish: PortionedDish, time: (typeof MEAL_TIMES)[number]) =>
    ownPortion(dish, personMeal(person, time, table));

  it('have seven grain units on a day of 2,000 kcal, each meal within one and a half and two and a half', () => {
    const portions = MEAL_TIMES.map((time) => portionAt(aDish([rice(3)]), time));
    const units = portions.map(({ starches }) => starches.reduce((sum, each) => sum + each.units, 0));
    expect(units.reduce((sum, each) => sum + each, 0)).toBeCloseTo(7, 6);
    for (const [at, each] of units.entries()) {
      expect(each).toBeGreaterThanOrEqual(1.5);
      expect(each).toBeLessThanOrEqual(2.5);
      expect(portions[at]?.glycemicLoad).toBeLessThanOrEqual(42);
    }
  });

  it('count noodles and rice cake first, so that a full noodle meal has no rice', () => {
    const { starches } = portionAt(aDish([rice(2.5, 'noodles', 55), rice(2)]), 'lunch');
    expect(starches.map(({ kind, units }) => [kind, units])).toEqual([
      ['noodles', 2.5],
      ['rice', 0],
    ]);
  });

  it('have less rice where 210 g of white rice come to a load of 50, and 140 g as they are', () => {
    const three = aDish([rice(3)]);
    expect(three.components?.glycemicLoad).toBeCloseTo(50, 0);
    expect(portionAt(three, 'lunch').glycemicLoad).toBeLessThanOrEqual(42);
    expect(leastGlycemicLoad(three, { leastUnits: 1.5, isWhole: false })).toBeLessThanOrEqual(42);
    const two = aDish([rice(2)]);
    expect(two.components?.glycemicLoad).toBeCloseTo(34, 0);
    expect(leastGlycemicLoad(two, { leastUnits: 2, isWhole: false })).toBeCloseTo(34, 0);
  });

  it('make a porridge lighter as a smaller bowl, not where it is bought', () => {
    const porridge = aDish([rice(3.2, 'porridge', 78)], { isMixed: true });
    const half = leastGlycemicLoad(porridge, { leastUnits: 1.5, isWhole: false });
    expect(half).toBeCloseTo(3.2 * 23 * 0.78 * 0.5, 6);
    expect(leastGlycemicLoad(porridge, { leastUnits: 1.5, isWhole: true })).toBeGreaterThan(42);
    const roll = aDish([rice(2.5, 'rice', 90)], { isMixed: true });
    expect(roll.components?.glycemicLoad).toBeGreaterThan(42);
    expect(portionAt(roll, 'lunch').glycemicLoad).toBeLessThanOrEqual(42);
  });

  it('leave starch where a meal would hold more than eighty grams of carbohydrate', () => {
    const sweet = aDish([rice(2.5)], { glycemicLoad: 30 });
    const dish = { ...sweet, nutrition: { ...sweet.nutrition, carbohydrateG: 100 } };
    const portion = portionAt(dish, 'lunch');
    expect(portion.nutrition.carbohydrateG).toBeLessThanOrEqual(80);
    expect(portion.nutrition.carbohydrateG).toBeGreaterThan(60);
  });

  it('leave thirty grams of carbohydrate', () => {
    const heavy = aDish([rice(1.4)], { glycemicLoad: 60 });
    const least = leastGlycemicLoad(heavy, { leastUnits: 0.5, isWhole: false });
    expect(least).toBeCloseTo(60 - 1.4 * 23 * 0.73 + 30 * 0.73, 6);
  });
});

describe('other portions of a meal', () => {
  const others = (dish: PortionedDish, changes: Partial<Table> = {}) => {
    const meal = personMeal(someone({}), 'lunch', aTable([someone({})], changes));
    const usual = ownPortion(dish, meal);
    return { usual, found: otherPortions(dish, meal, usual) };
  };

  it('are the usual one, and those within 70 g of rice and half a main dish of it, in steps', () => {
    const { usual, found } = others(aDish([rice(3)]));
    const [first, ...more] = found;
    expect([first?.portion(), first?.steps]).toEqual([usual, 0]);
    expect(more.length).toBeGreaterThan(8);
    const [own] = usual.starches;
    for (const { steps, amountOf, ...each } of more) {
      const portion = each.portion();
      const [starch] = portion.starches;
      const grams = Math.abs((starch?.grams ?? 0) - (own?.grams ?? 0));
      const main = Math.abs(portion.mainFactor - usual.mainFactor);
      expect(grams).toBeLessThanOrEqual(70);
      expect(main).toBeLessThanOrEqual(0.5);
      expect(steps).toBe(grams / 35 + main / 0.25);
      expect(amountOf('energyKcal')).toBe(portion.nutrition.energyKcal);
      expect(portion.nutrition.energyKcal).toBeCloseTo(300 * portion.mainFactor + 100 * (starch?.units ?? 0));
    }
  });

  it('hold no more grain units with diabetes than the meal may, and are none of bought food', () => {
    const { found } = others(aDish([rice(3)]), DIABETES);
    const units = found.map(({ portion }) => portion().starches[0]?.units ?? 0);
    expect(Math.max(...units)).toBeLessThanOrEqual(2.5);
    const bought = others({ ...aDish([rice(3)]), kind: 'product' });
    expect(bought.found.map(({ portion }) => portion())).toEqual([bought.usual]);
  });
});
