import type { Person } from '../body/person.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import type { LineComponent } from './dish-components.ts';
import { LINE_COMPONENTS } from './dish-components.ts';
import { type OwnPortion, ownPortion } from './own-portion.ts';
import { personMeal, type Table } from './person-meal.ts';
import type { PortionedDish } from './portioned-dish.ts';
import { leadOf } from './table-lead.ts';

/** A person at the table and their portion of a dish. */
export type PersonPortion = { readonly person: Person; readonly portion: OwnPortion };

/** Everybody's portions of a dish at a meal time, in the order of the persons (safety-rules section 5). */
export function tablePortions(
  dish: PortionedDish,
  mealTime: MealTime,
  table: Table,
): readonly PersonPortion[] {
  return table.persons.map((person) => ({
    person,
    portion: personPortion(person, dish, { mealTime, table }),
  }));
}

/** The meal time and the people at the table. */
type AtTable = { readonly mealTime: MealTime; readonly table: Table };

/** One person's portion of a dish. Persons of the table other than its lead follow the lead's plate. */
export function personPortion(person: Person, dish: PortionedDish, { mealTime, table }: AtTable): OwnPortion {
  const lead = leadOf(table);
  const eatsAlong = person !== lead && table.persons.includes(person);
  const meal = personMeal(person, mealTime, table);
  return ownPortion(dish, meal, eatsAlong ? personMeal(lead, mealTime, table) : null);
}

/** Servings of each component that a meal needs: the sum over the persons, each multiplied by their `count` (section 5.4). */
export type ServingsTaken = Readonly<Record<LineComponent, number>>;

/** This number of servings of every component of a dish. */
export function wholeServings(count: number): ServingsTaken {
  return Object.fromEntries(LINE_COMPONENTS.map((component) => [component, count])) as Record<
    LineComponent,
    number
  >;
}

/** Servings of each component of a dish that the portions of a table need. */
export function servingsTaken(portions: readonly PersonPortion[]): ServingsTaken {
  const sumOf = (factorOf: (portion: OwnPortion) => number) =>
    portions.reduce((sum, { person, portion }) => sum + person.count * factorOf(portion), 0);
  const entries = LINE_COMPONENTS.map((component) => {
    if (component === 'soup') return [component, sumOf(({ soupFactor }) => soupFactor)] as const;
    if (component === 'side') return [component, sumOf(({ sideFactor }) => sideFactor)] as const;
    const factorOf = ({ starches, mainFactor }: OwnPortion) =>
      starches.find(({ kind }) => kind === component)?.factor ?? mainFactor;
    return [component, sumOf(factorOf)] as const;
  });
  return Object.fromEntries(entries) as Record<LineComponent, number>;
}
