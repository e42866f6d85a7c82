import { MEAL_TIMES, type Nutrient, type Nutrition, type Person } from '@kkini/domain';
import { personPortion, type Table } from '@kkini/domain/portions';
import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, checkOf } from '../plan-to-verify.ts';
import { type DayDishes, dishesOfDay } from '../proof/week-points.ts';
import type { ServedDish, ServedDishes } from '../served-dish.ts';
import { boughtPortionCheck } from './bought-portions.ts';
import { checkedPeople, toldPeople } from './checked-person.ts';
import { MEDICINE_WEIGHT } from './day-targets.ts';
import { checkedTable, overfullPlates } from './eaten-dish.ts';
import { personTargets } from './person-targets.ts';
import { planned } from './shared-targets.ts';
import { smallMealCheck } from './small-meals.ts';

/**
 * Checks every day against the persons' bodies: energy below the floor must not be reported as enough, and what
 * medicines limit must not be exceeded.
 */
export function bodyChecks(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  return [
    floorCheck(checked, dishes),
    wallCheck(checked),
    boughtPortionCheck(checked),
    smallMealCheck(checked),
  ];
}

/**
 * Days whose planned energy, extras included, is below a person's floor (safety-rules sections 2 and 3.1). Such a day
 * is valid, because fasting or the dishes may leave no more. The check fails where the plan reports it as within its
 * limits.
 */
function floorCheck({ plan, visitor, servings, kept }: CheckedPlan, dishes: ServedDishes): Check {
  const people = toldPeople(visitor);
  const { table } = checkedTable(visitor);
  const low = servings.flatMap((day, index) => {
    const isWhole = MEAL_TIMES.every((time) => plan.days[index]?.slots[time].kind !== 'empty');
    if (kept.isPast(index) || dishesOfDay(day).length === 0 || !isWhole) return [];
    return people.flatMap(({ said, floorKcal }, at) => {
      const meals = ownSum(
        day,
        { person: said, table },
        ({ energyKcal }, dish) => energyKcal ?? dish.amounts.energyKcal,
      );
      const extras = Object.values(plan.days[index]?.extras?.[at] ?? {});
      const own = extras.reduce((sum, { id }) => sum + (dishes.sideOf(id)?.nutrition.energyKcal ?? 0), meals);
      if (own >= floorKcal - 1e-6) return [];
      const text = `${plan.days[index]?.date} ${said.target}: ${Math.round(own)} of ${Math.round(floorKcal)} kcal`;
      return [{ text, isPraised: plan.days[index]?.verdict === 'within' }];
    });
  });
  const name = 'energy floors';
  const praised = low.filter(({ isPraised }) => isPraised).map(({ text }) => `${text}, called within`);
  if (praised.length > 0) return checkOf(name, praised, '');
  if (low.length === 0) return { name, outcome: 'ok', text: 'every day reaches them' };
  return { name, outcome: 'note', text: `below: ${low.map(({ text }) => text).join('; ')}` };
}

/** The sum of an amount over a person's own portions of a day. */
export function ownSum(
  day: DayDishes,
  { person, table }: { readonly person: Person; readonly table: Table },
  amountOf: (own: Nutrition, dish: ServedDish) => number,
): number {
  return MEAL_TIMES.reduce((sum, mealTime) => {
    const dish = day[mealTime];
    if (dish === undefined) return sum;
    return sum + amountOf(personPortion(person, dish, { mealTime, table }).nutrition, dish);
  }, 0);
}

/**
 * Checks the known potassium and vitamin K of every day against the maxima of each person's kidneys and medicines, in
 * their own portions; also the leaves of a day with warfarin, and the fish and seaweed on each plate.
 */
function wallCheck({ plan, visitor, servings, contexts, kept, eaten }: CheckedPlan): Check {
  const people = checkedPeople(visitor).map((person) => ({
    said: person.said,
    maximum: (nutrient: Nutrient) => {
      const whole = personTargets(person, visitor).day.get(nutrient);
      return whole === undefined ? Infinity : (planned(whole, person).max ?? Infinity);
    },
  }));
  const { table } = checkedTable(visitor);
  const found = servings.flatMap((day, index) => {
    if (kept.isPast(index) || MEAL_TIMES.some((time) => kept.isKept(index, time))) return [];
    const date = plan.days[index]?.date;
    const walls = (contexts[index]?.targets.day ?? []).filter(({ weight }) => weight === MEDICINE_WEIGHT);
    const ofDay = walls.flatMap(({ nutrient, range }) => {
      if (nutrient === 'glycemicLoad' || nutrient === 'floorKcal') return [];
      if (nutrient === 'leavesG') {
        const held = dishesOfDay(eaten[index] ?? {}).reduce((sum, dish) => sum + dish.amounts.leavesG, 0);
        return held > (range.max ?? Infinity) + 1e-6 ? [`${date} ${Math.round(held)} g of leaves`] : [];
      }
      return people.flatMap(({ said, maximum }) => {
        const most = maximum(nutrient);
        const held = ownSum(day, { person: said, table }, (portion) => portion[nutrient] ?? 0);
        return held > most + 1e-6 ? [`${date} ${nutrient} ${Math.round(held)} of ${Math.round(most)}`] : [];
      });
    });
    const fishy = MEAL_TIMES.flatMap((time) => {
      const dish = day[time];
      const persons = dish === undefined ? [] : overfullPlates(dish, time, visitor);
      return persons.map(({ target }) => `${date} ${time}: too much fish or seaweed for ${target}`);
    });
    return [...ofDay, ...fishy];
  });
  return checkOf('medicine limits', found, 'no day beyond them');
}
