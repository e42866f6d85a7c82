import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import { glycemicBand } from './glycemic-limits.ts';
import { grainUnitsOfDay, grainUnitsOfMeals } from './grain-units.ts';
import { followsLead, personMeal, type Table } from './person-meal.ts';

const YEAR = 2026;
type Said = Partial<Omit<Person, 'birthYear'>> & { readonly age?: number };
type Changes = Partial<Omit<Table, 'persons'>> & { readonly at?: MealTime };

/** A person, and what differs at the table. */
type Eater = readonly [said: Said, changes?: Changes];

/** The lunch, by default, of somebody who eats alone. */
function mealOf({ age, ...said }: Said, { at = 'lunch', ...changes }: Changes = {}) {
  const birthYear = age === undefined ? null : YEAR - age;
  const person: Person = { ...aStranger(said.target ?? 'self'), birthYear, ...said };
  const table: Table = {
    persons: [person],
    targets: [person.target],
    healthConditions: [],
    eatingStyles: [],
    mealStyles: { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    year: YEAR,
    ...changes,
  };
  return personMeal(person, at, table);
}

const DIABETES = { healthConditions: ['diabetes'] } as const;
const INSULIN = { answers: { insulin: 'yes' } } as const;

describe('a meal of one person', () => {
  it.each<[string, Eater, readonly [min: number, max: number]]>([
    ['an adult', [{}], [70, 280]],
    ['an older adult', [{ target: 'parents' }], [70, 245]],
    ['a child of five', [{ target: 'child', age: 5 }], [70, 140]],
    ['a child of six', [{ target: 'child', age: 6 }], [105, 210]],
    ['a child of any age', [{ target: 'child' }], [105, 210]],
    ['a child of eleven', [{ target: 'child', age: 11 }], [105, 210]],
    ['a child of twelve', [{ target: 'child', age: 12 }], [140, 315]],
    ['an adult with diabetes', [{}, DIABETES], [105, 175]],
    ['a child of five with diabetes', [{ target: 'child', age: 5 }, DIABETES], [105, 140]],
    ['an adult on insulin', [INSULIN, DIABETES], [140, 175]],
    ['an adult perhaps on insulin', [{ answers: { insulin: 'unsure' } }], [140, 175]],
    ['a child of five on insulin', [{ ...INSULIN, target: 'child', age: 5 }, DIABETES], [140, 140]],
  ])('has its bounds of cooked rice for %s', (_, eater, [min, max]) => {
    expect(mealOf(...eater).units).toEqual({ min: min / 70, max: max / 70 });
  });

  it('leaves a third of sides and soup under twelve, and of soup where salt matters', () => {
    const factors = (said: Said, changes: Changes = {}) => {
      const { sideFactor, soupFactor, leavesSome } = mealOf(said, changes);
      return [sideFactor, soupFactor, leavesSome];
    };
    expect(factors({ target: 'child' })).toEqual([0.7, 0.7, true]);
    expect(factors({ target: 'child', age: 11 })).toEqual([0.7, 0.7, true]);
    expect(factors({ target: 'child', age: 12 })).toEqual([1, 1, false]);
    expect(factors({}, { healthConditions: ['hypertension'] })).toEqual([1, 0.7, false]);
    expect(factors({ answers: { stomach: 'over3Months' } })).toEqual([1, 1, true]);
    expect(factors({})).toEqual([1, 1, false]);
  });

  it.each<[string, Eater, number]>([
    ['an adult', [{}], 2300],
    ['a child of four', [{ target: 'child', age: 4 }], 1500],
    ['an older adult', [{ target: 'parents' }], 1900],
    ['hypertension', [{}, { healthConditions: ['hypertension'] }], 2000],
    ['little sodium', [{}, { eatingStyles: ['lowSodium'] }], 2000],
    ['early kidney disease', [{ answers: { kidney: 'stage1to2' } }], 2000],
    ['kidneys nobody is sure of', [{ answers: { kidney: 'unsure' } }], 2000],
    ['cirrhosis', [{ answers: { cirrhosis: 'yes' } }], 2000],
    ['healthy kidneys', [{ answers: { kidney: 'healthy' } }], 2300],
  ])('has its part of the sodium of a day with %s', (_, eater, sodiumMg) => {
    expect(mealOf(...eater).sodiumMg).toBeCloseTo(0.32 * sodiumMg);
  });

  it('has at most 80 g of carbohydrate with diabetes, 75 g with insulin', () => {
    const most = (said: Said, changes: Changes) => mealOf(said, changes).mostCarbohydrateG;
    expect([most({}, DIABETES), most(INSULIN, DIABETES), most({}, {})]).toEqual([80, 75, Infinity]);
  });

  it('has at most the energy of a small stomach, with the error of tables', () => {
    expect(mealOf({ answers: { stomach: 'over3Months' } }).mostKcal).toBeCloseTo(472.5);
    expect(mealOf({}).mostKcal).toBe(Infinity);
  });

  it('has less starch with little carbohydrate, unless somebody needs it', () => {
    const little = (said: Said, changes: Changes = {}) =>
      mealOf(said, { eatingStyles: ['lowCarbohydrate'], ...changes }).starchShares.min < 0.5;
    expect(little({})).toBe(true);
    expect(little({}, { targets: ['self', 'child'] })).toBe(false);
    expect(little({ answers: { pregnancy: 'pregnant' } })).toBe(false);
    expect(little({ answers: { kidney: 'stage3' } })).toBe(false);
    expect(little({ answers: { kidney: 'stage1to2' } })).toBe(true);
    expect(little({}, { eatingStyles: [] })).toBe(false);
  });

  it('that is fasted is judged by its usual share, with the least grain units, and nothing is planned for it', () => {
    const mealStyles = { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const { kcal, grainUnits, plannedKcal } = mealOf({}, { ...DIABETES, mealStyles, at: 'breakfast' });
    expect([kcal, grainUnits, plannedKcal]).toEqual([540, 1.5, 0]);
    const lunch = mealOf({}, { ...DIABETES, mealStyles, at: 'lunch' });
    expect(lunch.plannedKcal).toBe(lunch.kcal);
  });

  it('is not matched to that of a lead where only one of them has diabetes', () => {
    const [own, other] = [mealOf({}), mealOf({}, DIABETES)];
    expect([followsLead(own, own), followsLead(own, other), followsLead(other, other)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('grain units with diabetes', () => {
  it('are those of the energy of a day', () => {
    expect([2000, 1800, 1500].map(grainUnitsOfDay)).toEqual([7, 6, 4.5]);
  });

  it('are shared out among the meals that are eaten, one and a half to two and a half each', () => {
    const all = ['breakfast', 'lunch', 'dinner'] as const;
    expect(grainUnitsOfMeals(2000, all)).toEqual({ breakfast: 2, lunch: 2.5, dinner: 2.5 });
    expect(grainUnitsOfMeals(1650, all)).toEqual({ breakfast: 1.5, lunch: 2, dinner: 2 });
    expect(grainUnitsOfMeals(1200, all)).toEqual({ breakfast: 1.5, lunch: 1.5, dinner: 1.5 });
    expect(grainUnitsOfMeals(2600, all)).toEqual({ breakfast: 2.5, lunch: 2.5, dinner: 2.5 });
    expect(grainUnitsOfMeals(2000, ['lunch', 'dinner'])).toEqual({ breakfast: 0, lunch: 2.5, dinner: 2.5 });
  });
});

it('calls a load low up to 20, medium up to 34 and high above', () => {
  expect([20, 20.1, 34, 34.1].map(glycemicBand)).toEqual(['low', 'medium', 'medium', 'high']);
});
