import { type MealTime, NUTRIENTS, type Person } from '@kkini/domain';
import { personPortion, type Table } from '@kkini/domain/portions';
import { checkedPeople } from './people/checked-person.ts';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import { leadOf } from './people/shared-targets.ts';
import type { ServedDish } from './served-dish.ts';

/** Everyone who eats from a plan, and the lead its servings are measured by; computed once for all dishes. */
export type CheckedTable = { readonly table: Table; readonly lead: Person };

/** Reads the table from the answers. */
export function checkedTable(visitor: CheckedVisitor): CheckedTable {
  const { mealStyles, healthConditions, eatingStyles, targets, startDate } = visitor;
  const people = checkedPeople(visitor);
  const persons = people.map(({ said }) => said);
  const year = Number((startDate ?? '').slice(0, 4));
  return {
    table: { persons, mealStyles, year, healthConditions, eatingStyles, targets },
    lead: leadOf(people, visitor).said,
  };
}

/** A dish in the lead's portion. Estimates of unknown amounts scale with the energy. */
export function eatenDish(dish: ServedDish, time: MealTime, { table, lead }: CheckedTable): ServedDish {
  const { nutrition } = personPortion(lead, dish, { mealTime: time, table });
  const served = dish.nutrition.energyKcal ?? 0;
  const share = served === 0 || nutrition.energyKcal === null ? 1 : nutrition.energyKcal / served;
  const amounts = NUTRIENTS.map((nutrient) => [
    nutrient,
    nutrition[nutrient] ?? dish.amounts[nutrient] * share,
  ]);
  return { ...dish, nutrition, amounts: Object.fromEntries(amounts) };
}
