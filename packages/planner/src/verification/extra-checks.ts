import { intakeReference, MEAL_TIMES, type MealSlot, type MealTime, monthOf } from '@kkini/domain';
import { checkedKitchen } from './checked-kitchen.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { ownSum } from './people/body-checks.ts';
import { type CheckedPerson, describedPeople } from './people/checked-person.ts';
import { MEDICINE_WEIGHT } from './people/day-targets.ts';
import { checkedTable } from './people/eaten-dish.ts';
import { personTargets } from './people/person-targets.ts';
import { planned } from './people/shared-targets.ts';
import { type Check, checkOf, type StatedExtras } from './plan-to-verify.ts';
import { prohibitions } from './prohibitions.ts';
import type { ServedDish, ServedDishes } from './served-dish.ts';

/** A food that somebody eats besides a meal, by the id of its recipe. */
type Eaten = { readonly time: MealTime; readonly id: string };

/** The extras of one person on a day: the day by its index in the plan, the person by index among all. */
type EatenDay = { readonly day: number; readonly person: number; readonly eaten: readonly Eaten[] };

/**
 * Checks extras: each may be eaten at its meal, each person's day needs them, and nobody has any where medicines,
 * kidneys or a stomach operation bound the day.
 */
export function extraCheck(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const stated = checked.plan.days.flatMap(({ extras = [] }, day) =>
    extras.map((each, person): EatenDay => ({ day, person, eaten: eatenIn(each) })),
  );
  if (stated.length === 0) return [];
  const addOns = dishes.addOnsOf(checkedKitchen(checked.visitor));
  const eating = stated.filter(({ eaten }) => eaten.length > 0);
  const found = eating.flatMap((of) => [
    ...dayFaults(of, checked, dishes),
    ...of.eaten.flatMap((food) => foodFaults(food, of, { checked, dishes, addOns })),
  ]);
  const count = eating.reduce((sum, { eaten }) => sum + eaten.length, 0);
  return [checkOf('eaten besides', found, `${count} foods nothing is against`)];
}

function eatenIn(extras: StatedExtras): readonly Eaten[] {
  return MEAL_TIMES.flatMap((time) => {
    const extra = extras[time];
    return extra === undefined ? [] : [{ time, id: extra.id }];
  });
}

function dayFaults(of: EatenDay, checked: CheckedPlan, dishes: ServedDishes): readonly string[] {
  const { plan, visitor, contexts } = checked;
  const { day, eaten } = of;
  const person = describedPeople(visitor)[of.person];
  const isBound = contexts[day]?.targets.day.some(({ weight }) => weight === MEDICINE_WEIGHT) === true;
  const isOpen = MEAL_TIMES.some((time) => plan.days[day]?.slots[time].kind === 'empty');
  const found = [
    ...(isBound ? ['beside what medicines or kidneys bound'] : []),
    ...(hasTwice(eaten, dishes) ? ['a food twice'] : []),
    ...(isOpen ? ['on a day with a meal still to be chosen'] : []),
    ...(person === undefined ? ['by nobody at the table'] : []),
    ...(person?.states.includes('stomach') ? ['after a stomach operation'] : []),
    ...(person === undefined || isNeeded(of, person, { checked, dishes }) ? [] : ['more than the day lacks']),
  ];
  return found.map((text) => `${plan.days[day]?.date}: ${text}`);
}

/** Whether two extras are of one food: a cup of yogurt is not eaten beside a pot of it. */
function hasTwice(eaten: readonly Eaten[], { besideOf }: ServedDishes): boolean {
  const foods = eaten.flatMap(({ id }) => [...new Set(besideOf(id)?.table.mainFoods ?? [id])]);
  return new Set(foods).size < foods.length;
}

type Kitchen = { readonly checked: CheckedPlan; readonly dishes: ServedDishes };

/**
 * Planned part of a day's energy, the part of it that is still enough, and the part of that within the error of food
 * tables (safety-rules section 2).
 */
const ENOUGH = { planned: 0.9, within: 0.9, tables: 0.98 } as const;

/**
 * Whether a day would be short of energy, protein, fibre or calcium without the last of its extras. The largest one counts, because the order
 * is unknown.
 */
function isNeeded(of: EatenDay, person: CheckedPerson, kitchen: Kitchen): boolean {
  const { energyKcal, floorKcal } = person;
  const enough = Math.max(energyKcal * ENOUGH.planned * ENOUGH.within * ENOUGH.tables, floorKcal);
  const energy = amountEaten(of, person, { ...kitchen, nutrient: 'energyKcal' });
  if (energy.withoutOne < enough + ROUNDING || isForBones(of, person, kitchen)) return true;
  return FILLED.some(([nutrient, least]) => {
    const isAny = of.eaten.some(({ id }) => (kitchen.dishes.sideOf(id)?.nutrition[nutrient] ?? 0) >= least);
    const range = personTargets(person, kitchen.checked.visitor).day.get(nutrient);
    if (!isAny || range === undefined) return false;
    const { min = 0 } = planned(range, person);
    // A floor that is a share of the energy is stated for the energy of the meals.
    const grown = range.follows.min && person.plannedKcal > 0 ? energy.all / person.plannedKcal : 1;
    const { withoutOne } = amountEaten(of, person, { ...kitchen, nutrient });
    return withoutOne < min * grown * ENOUGH.tables + ROUNDING;
  });
}

/** What is filled besides energy, and less of it in a serving than helps a day, g. */
const FILLED = [
  ['proteinG', 2],
  ['fiberG', 1],
] as const;

type Filled = 'energyKcal' | 'calciumMg' | (typeof FILLED)[number][0];

/**
 * Whether a day would have less than 80 % of the calcium recommended for somebody whose calcium comes first (safety-rules section 6):
 * older people, children, in pregnancy or lactation, vegetarians.
 */
function isForBones(of: EatenDay, person: CheckedPerson, kitchen: Kitchen): boolean {
  const { stage, states, age, said } = person;
  const { eatingStyles } = kitchen.checked.visitor;
  const isCarrying = states.includes('pregnant') || states.includes('lactating');
  if (stage === 'adult' && !isCarrying && !eatingStyles.includes('vegetarian')) return false;
  if (!of.eaten.some(({ id }) => isRich(kitchen.dishes.sideOf(id)))) return false;
  const recommended = intakeReference('calciumMg', { stage, age, sex: said.sex });
  return amountEaten(of, person, { ...kitchen, nutrient: 'calciumMg' }).withoutOne < 0.8 * recommended;
}

/** Milk, yogurt or soy milk with at least 100 mg of calcium. */
function isRich(food: Pick<ServedDish, 'mainGroup' | 'nutrition'> | undefined): boolean {
  const isSuch = food?.mainGroup === 'dairy' || food?.mainGroup === 'legume';
  return isSuch && (food.nutrition.calciumMg ?? 0) >= 100;
}

/** An amount of a person's day: all of it, and without the extra that has most of it. */
function amountEaten(
  { day, person, eaten }: EatenDay,
  { said }: CheckedPerson,
  { checked, dishes, nutrient }: Kitchen & { readonly nutrient: Filled },
): { readonly all: number; readonly withoutOne: number } {
  const { table } = checkedTable(checked.visitor);
  const own = ownSum(
    checked.servings[day] ?? {},
    { person: said, table, stated: checked.plan.days[day]?.portions?.[person] },
    (portion, dish) => portion[nutrient] ?? dish.amounts[nutrient],
  );
  const more = eaten.map(({ id }) => dishes.sideOf(id)?.nutrition[nutrient] ?? 0);
  const all = own + more.reduce((sum, each) => sum + each, 0);
  return { all, withoutOne: all - Math.max(...more) };
}

/** Rounding error of summed shares, in kcal and g. */
const ROUNDING = 1e-6;

function foodFaults(
  { time, id }: Eaten,
  { day }: EatenDay,
  { checked, dishes, addOns }: Kitchen & { readonly addOns: readonly ServedDish[] },
): readonly string[] {
  const { plan, visitor } = checked;
  const ofDay = plan.days[day];
  const food = addOns.find((each) => each.id === id);
  if (ofDay === undefined || food === undefined) return [`${ofDay?.date} ${time}: no add-on ${id}`];
  const { date, slots } = ofDay;
  const entry = dishes.besideOf(id);
  const foods = entry?.table.mainFoods ?? [];
  const served = MEAL_TIMES.flatMap((each) => foodsOn(slots[each], dishes));
  const against = prohibitions(food, visitor, { ...dishes.closure, time }).map(({ reason }) => reason);
  const found = [
    ...('id' in slots[time] ? [] : ['beside no meal']),
    ...(plan.answers.refusedExtras.includes(entry?.id ?? id) ? ['refused'] : []),
    ...(food.seasonMonths?.includes(monthOf(date)) === false ? ['out of season'] : []),
    ...(foods.some((each) => served.includes(each)) ? ['like what the day serves'] : []),
    ...(time === 'breakfast' && takesHormone(visitor) && isRich(food)
      ? ['calcium beside thyroid hormone']
      : []),
    ...against,
  ];
  return found.map((text) => `${date} ${time} ${id}: ${text}`);
}

/** Whether somebody takes thyroid hormone before breakfast, or may: few people with the disease take none. */
function takesHormone({ owners }: CheckedPlan['visitor']): boolean {
  return owners.some((each) => each === 'answer.thyroidDrug' || each === 'thyroidDisease');
}

/** The main foods of the dishes on a table. */
function foodsOn(slot: MealSlot, dishes: ServedDishes): readonly string[] {
  if (slot.kind !== 'recipe') return [];
  const beside = slot.companions ?? dishes.usualBeside(slot.id);
  return [
    ...(dishes.standingOf(slot.id)?.table.mainFoods ?? []),
    ...beside.flatMap(({ id }) => dishes.besideOf(id)?.table.mainFoods ?? []),
  ];
}
