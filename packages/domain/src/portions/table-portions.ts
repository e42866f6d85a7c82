import { aStranger, conditionsOf, lifeStage, type Person, withoutDoubtful } from '../body/person.ts';
import { memoizeByObject } from '../memoize.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import { TARGETS } from '../vocabulary/targets.ts';
import { LINE_COMPONENTS, type LineComponent } from './dish-components.ts';
import { type OwnPortion, ownPortion } from './own-portion.ts';
import { type PersonMeal, personMeal, type Table } from './person-meal.ts';
import type { PortionedDish } from './portioned-dish.ts';

type Seated = Pick<Table, 'persons' | 'year' | 'healthConditions'>;

/**
 * The person by whom servings are measured: the first among people of one life stage, otherwise the first adult, or
 * the reference adult where there is none. If people have different conditions, the grown person with the most.
 */
export const leadOf = memoizeByObject((table: Seated): Person => {
  const { persons, year } = table;
  const stageOf = (person: Person) => lifeStage(withoutDoubtful(person, year), year);
  const people = [...persons].sort((a, b) => TARGETS.indexOf(a.target) - TARGETS.indexOf(b.target));
  const conditionsAt = (person: Person) => conditionsOf(person, table).length;
  const [first] = people;
  const isOfOneStage = first !== undefined && people.every((each) => stageOf(each) === stageOf(first));
  const adults = people.filter((each) => stageOf(each) === 'adult');
  const older = people.filter((each) => stageOf(each) === 'older');
  const leads = isOfOneStage ? people : adults.length > 0 ? [...adults, ...older] : [];
  const [lead = aStranger('self')] = leads.toSorted((a, b) => conditionsAt(b) - conditionsAt(a));
  return lead;
});

/** The meal of the lead, and those of the other persons in their order. */
export type MealsOfTable = { readonly lead: PersonMeal; readonly along: readonly PersonMeal[] };

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

/** Everybody's meal at a meal time. */
export function mealsOfTable(table: Table, time: MealTime): MealsOfTable {
  const lead = leadOf(table);
  const along = table.persons.filter((person) => person !== lead);
  return {
    lead: personMeal(lead, time, table),
    along: along.map((person) => personMeal(person, time, table)),
  };
}
