import { describe, expect, it } from 'vitest';
import { aStranger, type Person } from '../body/person.ts';
import { personMeal, type Table } from './person-meal.ts';
import { leadOf } from './table-portions.ts';

const tableOf = (persons: readonly Person[], changes: Partial<Table> = {}): Table => ({
  persons,
  targets: persons.map(({ target }) => target),
  healthConditions: ['diabetes', 'hypertension'],
  eatingStyles: [],
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  year: 2026,
  ...changes,
});
const spouse = (...freeOf: Person['freeOf']): Person => ({ ...aStranger('spouse'), freeOf });
const self = (...freeOf: Person['freeOf']): Person => ({ ...aStranger('self'), freeOf });

describe('people with different conditions at one table', () => {
  it('have meals by their own conditions', () => {
    const persons = [self(), spouse('diabetes', 'hypertension')] as const;
    const [his, hers] = persons.map((each) => personMeal(each, 'lunch', tableOf(persons)));
    expect(his).toMatchObject({ mostCarbohydrateG: 80, soupFactor: 0.7 });
    expect(his?.grainUnits).toBeGreaterThan(1);
    expect(hers).toMatchObject({ grainUnits: null, mostCarbohydrateG: Infinity, soupFactor: 1 });
    expect(hers).toEqual(personMeal(persons[1], 'lunch', tableOf(persons, { healthConditions: [] })));
  });

  it('are led by the grown person with the most of them, the first of several', () => {
    const leader = (...persons: readonly Person[]) => leadOf(tableOf(persons)).target;
    expect(leader(self(), spouse())).toBe('self');
    expect(leader(self('diabetes'), spouse())).toBe('spouse');
    expect(leader(spouse('hypertension'), self('diabetes'))).toBe('self');
    expect(leader(self('gout'), spouse())).toBe('self');
    expect(leader(self('diabetes'), aStranger('child'))).toBe('self');
    expect(leader(self('diabetes'), aStranger('parents'), aStranger('child'))).toBe('parents');
  });
});
