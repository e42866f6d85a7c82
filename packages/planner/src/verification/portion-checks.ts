import { MEAL_TIMES, type MealTime, type Nutrient } from '@kkini/domain';
import { personPortion } from '@kkini/domain/portions';
import type { CheckedPlan } from './checked-plan.ts';
import { type CheckedPerson, describedPeople } from './people/checked-person.ts';
import { MEDICINE_WEIGHT } from './people/day-targets.ts';
import { checkedTable, isOverfull } from './people/eaten-dish.ts';
import { personTargets } from './people/person-targets.ts';
import { planned } from './people/shared-targets.ts';
import { statedNutrition } from './people/stated-portion.ts';
import { type Check, checkOf, type StatedPortion } from './plan-to-verify.ts';
import type { ServedDish, ServedDishes } from './served-dish.ts';

/** A portion that only one day has, of one person: the day and the person by index. */
type DayPortion = {
  readonly day: number;
  readonly who: number;
  readonly time: MealTime;
  readonly portion: StatedPortion;
};

/**
 * Checks portions that only one day has: they are of home dishes, in the steps of every portion and near the usual one, hold no
 * more fish and seaweed than a plate may, and their day is within every limit. Nobody has any after a stomach operation or where
 * medicines or kidneys bound the day.
 */
export function portionCheck(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const stated = checked.plan.days.flatMap(({ portions = [] }, day) =>
    portions.flatMap((ofDay, who) =>
      MEAL_TIMES.flatMap((time): DayPortion[] => {
        const portion = ofDay[time];
        return portion === undefined ? [] : [{ day, who, time, portion }];
      }),
    ),
  );
  if (stated.length === 0) return [];
  const found = stated.flatMap((each) => {
    const { date } = checked.plan.days[each.day] ?? {};
    return faultsOf(each, stated, { checked, dishes }).map(
      (text) => `${date} ${each.time} of person ${each.who + 1}: ${text}`,
    );
  });
  return [
    checkOf('portions of a day', found, `${stated.length} near the usual ones, on days within their limits`),
  ];
}

type Kitchen = { readonly checked: CheckedPlan; readonly dishes: ServedDishes };

function faultsOf(one: DayPortion, all: readonly DayPortion[], kitchen: Kitchen): readonly string[] {
  const { visitor, servings, contexts } = kitchen.checked;
  const person = describedPeople(visitor)[one.who];
  const dish = servings[one.day]?.[one.time];
  if (person === undefined || dish?.kind !== 'recipe') return ['of nobody or of no home dish'];
  const { table } = checkedTable(visitor);
  const usual = personPortion(person.said, dish, { mealTime: one.time, table });
  const steps = stepsFrom(usual, one.portion);
  const ofDay = all
    .filter(({ day, who }) => day === one.day && who === one.who)
    .reduce((sum, each) => {
      const other = servings[each.day]?.[each.time];
      if (other === undefined) return sum;
      const own = personPortion(person.said, other, { mealTime: each.time, table });
      const { main, starch } = stepsFrom(own, each.portion);
      return sum + main + (isCookedIn(other) ? 0 : starch);
    }, 0);
  const isBound = contexts[one.day]?.targets.day.some(({ weight }) => weight === MEDICINE_WEIGHT) === true;
  return [
    ...(isBound ? ['where medicines or kidneys bound the day'] : []),
    ...(person.states.includes('stomach') ? ['after a stomach operation'] : []),
    ...(isInSteps(one.portion, dish) ? [] : ['in no step of a portion']),
    ...(steps.main > 2 || (!isCookedIn(dish) && steps.starch > 2) || ofDay > 6 ? ['far from the usual'] : []),
    ...(isCookedIn(dish) || isInBounds(one.portion, person) ? [] : ['too little or too much starch']),
    ...(isOverfull(person, dish, () => one.portion.mainFactor) ? ['too much fish or seaweed'] : []),
    ...missed(one, person, kitchen),
  ];
}

const isCookedIn = ({ components }: ServedDish) => components?.isMixed === true;

/** Steps between two portions: a quarter of a main dish, and 35 g of rice or as much of another starch. */
function stepsFrom(usual: StatedPortion, { mainFactor, starches }: StatedPortion) {
  const units = (of: StatedPortion['starches']) => of.reduce((sum, each) => sum + each.units, 0);
  return {
    main: Math.round(Math.abs(mainFactor - usual.mainFactor) * 4),
    starch: Math.ceil(Math.abs(units(starches) - units(usual.starches)) * 2 - ROUNDING),
  };
}

const ROUNDING = 1e-6;

function isInSteps({ mainFactor, starches }: StatedPortion, dish: ServedDish): boolean {
  const units = starches.reduce((sum, each) => sum + each.units, 0) * 2;
  const isWhole = Math.abs(units - Math.round(units)) < ROUNDING;
  return [0.5, 0.75, 1, 1.25, 1.5].includes(mainFactor) && (isWhole || isCookedIn(dish));
}

/** Grain units of a meal (safety-rules section 5.3): 70 g of cooked rice each. With diabetes half of the rice of a bowl may be left. */
function isInBounds({ starches }: StatedPortion, { age, stage, conditions, states }: CheckedPerson): boolean {
  const units = starches.reduce((sum, each) => sum + each.units, 0);
  if (starches.length === 0) return true;
  const [least, most] = unitsOf(stage, age);
  const isDiabetic = conditions.includes('diabetes');
  const mostUnits = isDiabetic || states.includes('insulin') ? Math.min(most, 2.5) : most;
  return units >= least - ROUNDING && units <= mostUnits + ROUNDING;
}

function unitsOf(stage: CheckedPerson['stage'], age: number | null): readonly [number, number] {
  if (stage === 'adult') return [1, 4];
  if (stage === 'older') return [1, 3.5];
  if (age === null || (age >= 6 && age < 12)) return [1.5, 3];
  return age < 6 ? [1, 2] : [2, 4.5];
}

/** The limits of a day that its other portions miss; shares of the energy refer to what is eaten. */
function missed(
  { day, who }: DayPortion,
  person: CheckedPerson,
  { checked, dishes }: Kitchen,
): readonly string[] {
  const { plan, visitor, servings } = checked;
  const { table } = checkedTable(visitor);
  const { portions, extras } = plan.days[day] ?? {};
  const plates = MEAL_TIMES.flatMap((time) => {
    const dish = servings[day]?.[time];
    if (dish === undefined) return [];
    const stated = portions?.[who]?.[time];
    const own = personPortion(person.said, dish, { mealTime: time, table });
    return [stated === undefined ? own.nutrition : statedNutrition(dish, stated, own)];
  });
  const besides = Object.values(extras?.[who] ?? {}).flatMap(({ id }) => dishes.sideOf(id)?.nutrition ?? []);
  const sumOf = (nutrient: Nutrient) =>
    [...plates, ...besides].reduce((sum, each) => sum + (each[nutrient] ?? 0), 0);
  const kcal = sumOf('energyKcal');
  const { energyKcal, floorKcal, plannedKcal } = person;
  const isEnough = kcal >= Math.max(energyKcal * 0.9 * 0.9 * TABLES, floorKcal) - ROUNDING;
  const grown = plannedKcal > 0 ? kcal / plannedKcal : 1;
  const limits = [...personTargets(person, visitor).day].flatMap(([nutrient, whole]) => {
    const { min = 0, max = Infinity } = planned(whole, person);
    const least = min * (whole.follows.min ? grown : 1) * TABLES;
    const most = max * (whole.follows.max ? grown : 1);
    const amount = sumOf(nutrient);
    return amount >= least - ROUNDING && amount <= most + ROUNDING
      ? []
      : [`${nutrient} ${amount.toFixed(1)}`];
  });
  return [...(isEnough && kcal <= energyKcal * 0.9 * 1.1 + ROUNDING ? [] : ['energy']), ...limits].map(
    (text) => `on a day beyond its limits (${text})`,
  );
}

/** The error of food tables, by which a floor may be missed. */
const TABLES = 0.98;
