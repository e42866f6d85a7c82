import { aStranger, conditionsOf, lifeStage, type Person, withoutDoubtful } from '../body/person.ts';
import { memoizeByObject } from '../memoize.ts';
import type { MealTime } from '../vocabulary/meal-times.ts';
import { TARGETS } from '../vocabulary/targets.ts';
import { type PersonMeal, personMeal, type Table } from './person-meal.ts';

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

/** Everybody's meal at a meal time. */
export function mealsOfTable(table: Table, time: MealTime): MealsOfTable {
  const lead = leadOf(table);
  const along = table.persons.filter((person) => person !== lead);
  return {
    lead: personMeal(lead, time, table),
    along: along.map((person) => personMeal(person, time, table)),
  };
}
