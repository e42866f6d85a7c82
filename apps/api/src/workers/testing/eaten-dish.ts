import { aStranger, lifeStage, type MealTime, type Person, TARGETS } from '@kkini/domain';
import { personPortion } from '@kkini/domain/portions';
import type { Candidate, Visitor } from '@kkini/planner';

/**
 * A dish with the nutrition of one person's portion: the person the plan is measured by, the first of one life stage,
 * else an adult.
 */
export function eatenDish(dish: Candidate, mealTime: MealTime, visitor: Visitor): Candidate {
  const { nutrition } = personPortion(leadOf(visitor), dish, { mealTime, table: visitor });
  return { ...dish, nutrition };
}

function leadOf({ persons, year }: Visitor): Person {
  const people = [...persons].sort((a, b) => TARGETS.indexOf(a.target) - TARGETS.indexOf(b.target));
  const stages = people.map((person) => lifeStage(person, year));
  const isOfOneStage = stages.every((stage) => stage === stages[0]);
  return (isOfOneStage ? people[0] : people[stages.indexOf('adult')]) ?? aStranger('self');
}
