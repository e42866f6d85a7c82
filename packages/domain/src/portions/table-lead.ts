import { aStranger, lifeStage, type Person, withoutDoubtful } from '../body/person.ts';
import { memoizeByObject } from '../memoize.ts';
import { TARGETS } from '../vocabulary/targets.ts';
import type { Table } from './person-meal.ts';

/**
 * The person servings are measured by: the first of people of one life stage, otherwise the first adult, or the reference adult
 * where none eats along.
 */
export const leadOf = memoizeByObject(({ persons, year }: Pick<Table, 'persons' | 'year'>): Person => {
  const stageOf = (person: Person) => lifeStage(withoutDoubtful(person, year), year);
  const people = [...persons].sort((a, b) => TARGETS.indexOf(a.target) - TARGETS.indexOf(b.target));
  const [first] = people;
  const isOfOneStage = first !== undefined && people.every((each) => stageOf(each) === stageOf(first));
  const lead = isOfOneStage ? first : people.find((each) => stageOf(each) === 'adult');
  return lead ?? aStranger('self');
});
