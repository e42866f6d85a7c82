import { type MealTime, NUTRIENTS, type Person } from '@kkini/domain';
import { type OwnPortion, personPortion, type Table } from '@kkini/domain/portions';
import { checkedPeople } from './checked-person.ts';
import type { CheckedVisitor } from './checked-visitor.ts';
import type { ServedDish } from './served-dish.ts';
import { leadOf } from './shared-targets.ts';

/** What one person eats of a dish at a meal time, by the answers. */
export function portionOf(
  dish: ServedDish,
  time: MealTime,
  { person, visitor }: { readonly person: Person; readonly visitor: CheckedVisitor },
): OwnPortion {
  const table: Table = {
    persons: checkedPeople(visitor).map(({ said }) => said),
    mealStyles: visitor.mealStyles,
    year: Number((visitor.startDate ?? '').slice(0, 4)),
    healthConditions: visitor.healthConditions,
    eatingStyles: visitor.eatingStyles,
    targets: visitor.targets,
  };
  return personPortion(person, dish, { mealTime: time, table });
}

/** A dish as the person eats it by whom a plan is measured: unknown amounts shrink and grow with the energy. */
export function eatenDish(dish: ServedDish, time: MealTime, visitor: CheckedVisitor): ServedDish {
  const person = leadOf(checkedPeople(visitor), visitor).said;
  const { nutrition } = portionOf(dish, time, { person, visitor });
  const served = dish.nutrition.energyKcal ?? 0;
  const share = served === 0 || nutrition.energyKcal === null ? 1 : nutrition.energyKcal / served;
  const amounts = NUTRIENTS.map((nutrient) => [
    nutrient,
    nutrition[nutrient] ?? dish.amounts[nutrient] * share,
  ]);
  return { ...dish, nutrition, amounts: Object.fromEntries(amounts) };
}
