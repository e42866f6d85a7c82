import { MEAL_TIMES, type Nutrient, type Nutrition, type Person } from '@kkini/domain';
import { type OwnPortion, personPortion, type Table } from '@kkini/domain/portions';
import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, checkOf, type StatedPortions } from '../plan-to-verify.ts';
import { type DayDishes, dishesOfDay } from '../proof/week-points.ts';
import type { ServedDish, ServedDishes } from '../served-dish.ts';
import { type CheckedPerson, checkedPeople, describedPeople } from './checked-person.ts';
import { MEDICINE_WEIGHT } from './day-targets.ts';
import { checkedTable, overfullPlates } from './eaten-dish.ts';
import { personTargets } from './person-targets.ts';
import { smallest } from './portion-walls.ts';
import { planned } from './shared-targets.ts';
import { statedNutrition } from './stated-portion.ts';

/** Most energy of a meal after a stomach operation, kcal (safety-rules section 4): 450 with the error of food tables. */
const SMALL_MEAL_KCAL = 472.5 + 0.1;
/** The least part of a dish cooked at home that is served. */
const LEAST_PART = 0.5;

/** Grams of half a bowl of rice, the most anybody takes beside a bought dish, and rounding to a gram. */
const HALF_A_BOWL_G = 105 + 1;

type Eating = { readonly person: CheckedPerson; readonly eaters: number };

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
  const people = describedPeople(visitor);
  const { table } = checkedTable(visitor);
  const low = servings.flatMap((day, index) => {
    const isWhole = MEAL_TIMES.every((time) => plan.days[index]?.slots[time].kind !== 'empty');
    if (kept.isPast(index) || dishesOfDay(day).length === 0 || !isWhole) return [];
    return people.flatMap(({ said, floorKcal }, at) => {
      const meals = ownSum(
        day,
        { person: said, table, stated: plan.days[index]?.portions?.[at] },
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

/** A person at a table, and their portions that only one day has. */
type OwnTable = {
  readonly person: Person;
  readonly table: Table;
  readonly stated?: StatedPortions | undefined;
};

/** The sum of an amount over a person's own portions of a day. */
export function ownSum(
  day: DayDishes,
  { person, table, stated = {} }: OwnTable,
  amountOf: (own: Nutrition, dish: ServedDish) => number,
): number {
  return MEAL_TIMES.reduce((sum, mealTime) => {
    const dish = day[mealTime];
    if (dish === undefined) return sum;
    const own = personPortion(person, dish, { mealTime, table });
    const portion = stated[mealTime];
    return sum + amountOf(portion === undefined ? own.nutrition : statedNutrition(dish, portion, own), dish);
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
      if (nutrient === 'glycemicLoad' || nutrient === 'floorKcal' || nutrient === 'soups') return [];
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

/**
 * Checks that nobody eats more of a bought dish than one is sold as, and that everybody but small children and people after a
 * stomach operation has all of a dish of their own.
 */
function boughtPortionCheck({ plan, servings, visitor, kept }: CheckedPlan): Check {
  const { table } = checkedTable(visitor);
  const people = checkedPeople(visitor);
  const eaters = people.reduce((sum, { said }) => sum + said.count, 0);
  const found = servings.flatMap((day, index) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const dish = day[mealTime];
      if (dish?.kind !== 'product' || kept.isPast(index)) return [];
      return people.flatMap((person) => {
        const portion = personPortion(person.said, dish, { mealTime, table });
        const fault = boughtFault(portion, dish, { person, eaters });
        return fault === null ? [] : [`${plan.days[index]?.date} ${mealTime} ${dish.id}: ${fault}`];
      });
    }),
  );
  return checkOf('bought portions', found, 'nobody eats a part more of what is sold as one');
}

/** What is wrong with somebody's portion of a bought dish; null if nothing is. */
export function boughtFault(
  { mainFactor, starches }: OwnPortion,
  dish: ServedDish,
  { person, eaters }: Eating,
): string | null {
  const { age, stage, states } = person;
  if (mainFactor > 1) return `${mainFactor} of one`;
  const isShared = dish.soldFor > 1 && eaters > 1;
  const leavesSome = (stage === 'child' && (age === null || age < 12)) || states.includes('stomach');
  if (mainFactor < 1 && !isShared && !leavesSome) return `${mainFactor} of one, and nobody has the rest`;
  const isTooMuch = starches.some(({ grams, factor }) => grams - grams / factor > HALF_A_BOWL_G);
  return isTooMuch && !isShared ? 'more than half a bowl of rice beside it' : null;
}

/** Checks that a meal after a stomach operation is a small one, as far as its dish can be divided. */
function smallMealCheck({ plan, servings, visitor, kept }: CheckedPlan): Check {
  const { table } = checkedTable(visitor);
  const operated = checkedPeople(visitor).filter(({ states }) => states.includes('stomach'));
  const found = servings.flatMap((day, index) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const dish = day[mealTime];
      if (dish === undefined || dish === null || kept.isPast(index)) return [];
      const isLarge = operated.some((person) =>
        isLargeMeal(personPortion(person.said, dish, { mealTime, table }), dish, person),
      );
      return isLarge ? [`${plan.days[index]?.date} ${mealTime} ${dish.id}: a large meal`] : [];
    }),
  );
  return checkOf('small meals', found, 'nobody eats a large meal after a stomach operation');
}

/**
 * Whether a portion has more energy than a small stomach takes although less of its main dish can be served. What is
 * mixed with its starch is limited by the least starch of a meal instead, and with diabetes the least carbohydrate of a meal
 * comes first.
 */
export function isLargeMeal(
  { mainFactor, nutrition }: Pick<OwnPortion, 'mainFactor' | 'nutrition'>,
  { components, nutrition: served }: Pick<ServedDish, 'components' | 'nutrition'>,
  { conditions }: Pick<CheckedPerson, 'conditions'>,
): boolean {
  if (components === undefined || components.isMixed || components.isBowl === true) return false;
  const isBound = conditions.includes('diabetes') && components.starches.length === 0;
  const least = isBound ? smallest(served.carbohydrateG ?? 0) : LEAST_PART;
  return (nutrition.energyKcal ?? 0) > SMALL_MEAL_KCAL && mainFactor > least;
}
