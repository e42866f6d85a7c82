import { hadStomachSurgery, isPregnant, kidneyStage, maySay } from '../body/body-facts.ts';
import type { EnergyChoices } from '../body/day-energy.ts';
import { MEAL_SHARES, type PlannedDay, plannedDay, STOMACH_MEAL_KCAL } from '../body/fasted-day.ts';
import { intakeReference } from '../body/intake-references.ts';
import {
  ageOf,
  conditionsOf,
  type LifeStage,
  lifeStage,
  type Person,
  withoutDoubtful,
} from '../body/person.ts';
import { CONDITION_FACTS, mostSodiumMg } from '../limits/condition-facts.ts';
import { memoizeByObject } from '../memoize.ts';
import type { MealStyle } from '../vocabulary/meal-styles.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import { MOST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { DIABETIC_MEAL_UNITS, grainUnitsOfMeals } from './grain-units.ts';
import { type BowlSize, bowlSize } from './portion-choices.ts';
import { proteinOfDay } from './protein-of-day.ts';
import { starchShares, usualUnits } from './starch-share.ts';

/** The people at one table and their choices; `year` is the current year. */
export type Table = EnergyChoices & {
  readonly persons: readonly Person[];
  readonly mealStyles: Readonly<Record<MealTime, MealStyle | null>>;
  readonly year: number;
};

/** Bounds of the starch of a meal, in grain units: one unit is 70 g cooked rice. */
export type UnitBounds = { readonly min: number; readonly max: number };

/** Bounds and aims that decide a person's own portion of one meal. */
export type PersonMeal = {
  /** Whether nobody else eats at the table. */
  readonly isAlone: boolean;
  /** Whether a child or a small stomach leaves some of a good that is sold for an adult. */
  readonly leavesSome: boolean;
  readonly kcal: number;
  /** The energy planned for it: 0 where the meal time is fasted, though a meal may have been kept there. */
  readonly plannedKcal: number;
  /**
   * Most energy of the meal after stomach surgery, with the error of food tables: meals of just less would leave the day
   * below the floor of many people (safety-rules sections 3.2 and 4). Infinite otherwise.
   */
  readonly mostKcal: number;
  /** The meal's part of the day's energy floor; never more than `kcal`. */
  readonly leastKcal: number;
  /** The meal's parts of the person's daily protein need and protein maximum. */
  readonly proteinFloorG: number;
  readonly mostProteinG: number;
  /** The meal's part of the person's daily sodium maximum. */
  readonly sodiumMg: number;
  readonly units: UnitBounds;
  /** Bounds of the starch of a one-bowl dish relative to its topping, as shares of the recipe's own ratio. */
  readonly starchShares: UnitBounds;
  /** Usual grain units of rice beside a table; null with diabetes, where the grain units of the meal decide. */
  readonly usualUnits: number | null;
  /** Most porridge and soup of the meal. */
  readonly bowl: BowlSize;
  readonly sideFactor: number;
  readonly soupFactor: number;
  /** Most grain units of this meal with diabetes; null when glycaemic load does not matter. */
  readonly grainUnits: number | null;
  /** Most carbohydrate of this meal with diabetes; infinite when it does not matter. */
  readonly mostCarbohydrateG: number;
};

/** Number of people who eat. */
export function eatersOf({ persons }: Pick<Table, 'persons'>): number {
  return persons.reduce((sum, { count }) => sum + count, 0);
}

/** Meal times of a day without fasting. */
function eatenTimes({ mealStyles }: Pick<Table, 'mealStyles'>): readonly MealTime[] {
  return MEAL_TIMES.filter((time) => mealStyles[time] !== 'fasting');
}

/** Energy of the person's day, counting fasted meals (safety-rules section 3.2). */
export function plannedDayOf(person: Person, table: Table): PlannedDay {
  return daysAt(table)(person);
}

const daysAt = memoizeByObject((table: Table) =>
  memoizeByObject((person: Person) =>
    plannedDay(person, { eaten: eatenTimes(table), choices: table, year: table.year }),
  ),
);

/** Bounds and aims of a person's meal (safety-rules sections 5.2 and 5.3). */
export function personMeal(person: Person, mealTime: MealTime, table: Table): PersonMeal {
  return mealsAt(table)(person)[mealTime];
}

/**
 * Whether a person gets the portion most like the lead's plate. If only one of both has diabetes, their plates differ
 * in rice.
 */
export function followsLead(own: PersonMeal, lead: PersonMeal): boolean {
  return (own.grainUnits === null) === (lead.grainUnits === null);
}

/** All meals of a person, memoized because a plan looks them up for dish after dish. */
const mealsAt = memoizeByObject((table: Table) =>
  memoizeByObject((said: Person): Readonly<Record<MealTime, PersonMeal>> => {
    const person = withoutDoubtful(said, table.year);
    const at = (mealTime: MealTime) => mealOf(person, mealTime, table);
    return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
  }),
);

function mealOf(person: Person, mealTime: MealTime, table: Table): PersonMeal {
  const day = plannedDayOf(person, table);
  const kcal = day.mealKcal[mealTime] > 0 ? day.mealKcal[mealTime] : day.dayKcal * MEAL_SHARES[mealTime];
  const age = ageOf(person, table.year);
  const stage = lifeStage(person, table.year);
  const protein = proteinOfDay(person, { ...table, dayKcal: day.dayKcal });
  const isYoung = stage === 'child' && (age === null || age < TEENAGER_FROM);
  const conditions = conditionsOf(person, table);
  const leavesSoup = conditions.some((condition) => CONDITION_FACTS[condition].leavesBroth);
  const isDiabetic = conditions.includes('diabetes');
  const habit = isDiabetic || eatsLittleStarch(person, table) ? 'less' : 'usual';
  return {
    isAlone: eatersOf(table) === 1,
    leavesSome: isYoung || hadStomachSurgery(person),
    kcal,
    plannedKcal: day.mealKcal[mealTime],
    mostKcal: hadStomachSurgery(person) ? STOMACH_MEAL_KCAL * (1 + TABLE_ERROR) : Infinity,
    leastKcal: kcal * Math.min(1, day.plannedKcal > 0 ? day.floorKcal / day.plannedKcal : 1),
    proteinFloorG: (protein.minG * kcal) / day.dayKcal,
    mostProteinG: (protein.maxG * kcal) / day.dayKcal,
    sodiumMg: (sodiumMaximum(person, table) * kcal) / day.dayKcal,
    units: unitBounds({ person, stage, age, isDiabetic }),
    starchShares: starchShares(habit),
    usualUnits: isDiabetic ? null : usualUnits(kcal, habit),
    bowl: bowlSize({ stage, age, hasSmallStomach: hadStomachSurgery(person) }),
    sideFactor: isYoung ? SMALL_FACTOR : 1,
    soupFactor: isYoung || leavesSoup ? SMALL_FACTOR : 1,
    grainUnits: isDiabetic ? grainUnitsAt(mealTime, day.dayKcal, table) : null,
    mostCarbohydrateG: isDiabetic
      ? MOST_MEAL_CARBOHYDRATE_G[maySay(person, 'insulin') ? 'insulin' : 'diabetes']
      : Infinity,
  };
}

/**
 * Whether the low-carbohydrate style applies to a person: not with a child at the table, in pregnancy or with weak
 * kidneys (nutrition-rules section 7, safety-rules section 4).
 */
function eatsLittleStarch(person: Person, { eatingStyles, targets }: Table): boolean {
  const isOff = targets.includes('child') || isPregnant(person) || kidneyStage(person) === 'third';
  return eatingStyles.includes('lowCarbohydrate') && !isOff;
}

/** Share by which food tables err. */
const TABLE_ERROR = 0.05;
const TEENAGER_FROM = 12;
const SCHOOL_FROM = 6;
const SMALL_FACTOR = 0.7;

/** Section 5.3 in grain units of 70 g cooked rice (◇M): an adult's 70-280 g are one to four. */
const UNITS = {
  adult: { min: 1, max: 4 },
  older: { min: 1, max: 3.5 },
  toddler: { min: 1, max: 2 },
  schoolchild: { min: 1.5, max: 3 },
  teenager: { min: 2, max: 4.5 },
  insulin: { min: 2, max: 2.5 },
} as const;

type Bounded = {
  readonly person: Person;
  readonly stage: LifeStage;
  readonly age: number | null;
  readonly isDiabetic: boolean;
};

/** A person's own bounds, narrowed by those of diabetes or insulin, which overlap with all of them. */
function unitBounds({ person, stage, age, isDiabetic }: Bounded): UnitBounds {
  const own = stage === 'child' ? UNITS[childKey(age)] : UNITS[stage];
  const takesInsulin = maySay(person, 'insulin');
  if (!isDiabetic && !takesInsulin) return own;
  const strict = takesInsulin ? UNITS.insulin : DIABETIC_MEAL_UNITS;
  return { min: Math.max(own.min, strict.min), max: Math.min(own.max, strict.max) };
}

function childKey(age: number | null): 'toddler' | 'schoolchild' | 'teenager' {
  if (age === null) return 'schoolchild';
  if (age < SCHOOL_FROM) return 'toddler';
  return age < TEENAGER_FROM ? 'schoolchild' : 'teenager';
}

/** Grain units of a meal. A fasted meal time, which may be eaten after all, gets the minimum. */
function grainUnitsAt(mealTime: MealTime, dayKcal: number, table: Table): number {
  const units = grainUnitsOfMeals(dayKcal, eatenTimes(table))[mealTime];
  return units > 0 ? units : DIABETIC_MEAL_UNITS.min;
}

/**
 * Daily sodium maximum with the low-sodium style, weak kidneys or cirrhosis, mg (nutrition-rules section 3 WHO ✓H,
 * safety-rules section 4).
 */
const LESS_SODIUM_MG = 2000;

/**
 * A person's daily sodium maximum, mg: the chronic disease risk reduction intake, or less where a condition or style
 * requires it.
 */
export function sodiumMaximum(person: Person, table: EnergyChoices & { readonly year: number }): number {
  const { eatingStyles, year } = table;
  const stage = lifeStage(person, year);
  const own = intakeReference('sodiumCdrrMg', { stage, age: ageOf(person, year), sex: person.sex });
  const asksForLess =
    eatingStyles.includes('lowSodium') ||
    ['early', 'third', 'late'].includes(kidneyStage(person)) ||
    maySay(person, 'cirrhosis');
  return Math.min(own, mostSodiumMg(conditionsOf(person, table)), asksForLess ? LESS_SODIUM_MG : Infinity);
}
