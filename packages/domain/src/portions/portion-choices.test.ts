import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import type { Ladled } from './dish-components.ts';
import { ownPortion } from './own-portion.ts';
import { personMeal, type Table } from './person-meal.ts';
import type { PortionedDish } from './portioned-dish.ts';

const NONE = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, 0])) as unknown as Nutrition;

const aTable = (person: Person): Table => ({
  persons: [person],
  targets: [person.target],
  healthConditions: [],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
});

/** A thin dish, of which everybody would need more than one and a half servings. */
function aLadledDish(ladled: Ladled): PortionedDish {
  return {
    nutrition: { ...NONE, energyKcal: 150, carbohydrateG: 20, proteinG: 10, sodiumMg: 300 },
    components: { starches: [], soup: null, side: null, glycemicLoad: 10, isMixed: true, ladled },
    kind: 'recipe',
  };
}

const person = (age: number | null, changes: Partial<Person> = {}): Person => ({
  ...aStranger(age !== null && age < 19 ? 'child' : age !== null && age >= 65 ? 'parents' : 'self'),
  birthYear: age === null ? null : 2026 - age,
  ...changes,
});

const servingsOf = (who: Person, ladled: Ladled) =>
  ownPortion(aLadledDish(ladled), personMeal(who, 'lunch', aTable(who))).mainFactor;

describe('a bowl of porridge and soup', () => {
  it.each<[string, Person, number]>([
    ['a child of 5', person(5), 0.75],
    ['a child of 8', person(8), 1],
    ['a child of unknown age', { ...aStranger('child') }, 1],
    ['a teenager', person(15), 1.5],
    ['an adult', person(40), 1.5],
    ['somebody of 70', person(70), 1.5],
    ['somebody of 80', person(80), 1],
    ['somebody after stomach surgery', person(50, { answers: { stomach: 'over3Months' } }), 0.75],
  ])('holds for %s as much red bean porridge as their bowl', (_, who, servings) => {
    expect(servingsOf(who, { of: 'porridge', grams: 417 })).toBe(servings);
  });

  it.each<[string, Person, number]>([
    ['a child of 8', person(8), 1],
    ['an adult', person(40), 1.5],
    ['somebody of 80', person(80), 1],
  ])('holds for %s at most their servings of soup', (_, who, servings) => {
    expect(servingsOf(who, { of: 'soup', grams: 300 })).toBe(servings);
  });

  it('holds half a serving of a porridge that fills more than their bowl', () => {
    expect(servingsOf(person(5), { of: 'porridge', grams: 900 })).toBe(0.5);
  });

  it('leaves other dishes as large as the meal needs', () => {
    const { components, ...dish } = aLadledDish({ of: 'soup', grams: 300 });
    const { ladled: _, ...rest } = components ?? {
      starches: [],
      soup: null,
      side: null,
      glycemicLoad: 0,
      isMixed: true,
    };
    const meal = personMeal(person(5), 'lunch', aTable(person(5)));
    expect(ownPortion({ ...dish, components: rest }, meal).mainFactor).toBe(1.5);
  });
});
