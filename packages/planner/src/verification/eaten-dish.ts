import { type MealTime, NUTRIENTS, type Person } from '@kkini/domain';
import { personPortion, type Table } from '@kkini/domain/portions';
import { checkedPeople } from './people/checked-person.ts';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import { leadOf } from './people/shared-targets.ts';
import type { ServedDish } from './served-dish.ts';

/** The table of a plan, and the person at it by whom the plan is measured; worked out once for all dishes. */
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

/** A dish as the person eats it by whom a plan is measured: unknown amounts shrink and grow with the energy. */
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
