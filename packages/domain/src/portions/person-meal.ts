import { maySay } from '../body/body-facts.ts';
import type { EnergyChoices } from '../body/day-energy.ts';
import { MEAL_SHARES, type PlannedDay, plannedDay } from '../body/fasted-day.ts';
import { type LifeStage, lifeStage } from '../body/life-stage.ts';
import { ageOf, type Person, withoutDoubtful } from '../body/person.ts';
import { CONDITION_FACTS } from '../limits/condition-facts.ts';
import type { MealStyle } from '../vocabulary/meal-styles.ts';
import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import { MOST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { DIABETIC_MEAL_UNITS, grainUnitsOfMeals } from './grain-units.ts';
import { proteinOfDay } from './protein-of-day.ts';
import { sodiumMaximum } from './sodium-maximum.ts';

/** The people of one table and what they chose; `year` is the present one. */
export type Table = EnergyChoices & {
  readonly persons: readonly Person[];
  readonly mealStyles: Readonly<Record<MealTime, MealStyle | null>>;
  readonly year: number;
};

/** Bounds of the starch of a meal, in grain units: a unit is 70 g cooked rice. */
export type UnitBounds = { readonly min: number; readonly max: number };

/** What a person's own portion of one meal is chosen by. */
export type PersonMeal = {
  readonly kcal: number;
  /** The meal's part of the least energy of the day that is enough; never more than `kcal`. */
  readonly leastKcal: number;
  /** The meal's part of the protein a day of the person needs, and of the most it may have. */
  readonly proteinFloorG: number;
  readonly mostProteinG: number;
  /** The meal's part of the sodium a day of the person may have. */
  readonly sodiumMg: number;
  readonly units: UnitBounds;
  readonly sideFactor: number;
  readonly soupFactor: number;
  /** With diabetes the most grain units of this meal; null where glycaemic load is no concern. */
  readonly grainUnits: number | null;
  /** With diabetes the most carbohydrate of this meal; infinite where it is no concern. */
  readonly mostCarbohydrateG: number;
};

/** Meal times of a day that are not fasted. */
export function eatenTimes({ mealStyles }: Pick<Table, 'mealStyles'>): readonly MealTime[] {
  return MEAL_TIMES.filter((time) => mealStyles[time] !== 'fasting');
}

/** What a day of the person aims at, meals left out beside (safety-rules section 3.2). */
export function plannedDayOf(person: Person, table: Table): PlannedDay {
  return plannedDay(person, { eaten: eatenTimes(table), choices: table, year: table.year });
}

/** What a person's portion of a meal is chosen by (safety-rules sections 5.2 and 5.3). */
export function personMeal(said: Person, mealTime: MealTime, table: Table): PersonMeal {
  const person = withoutDoubtful(said, table.year);
  const day = plannedDayOf(person, table);
  const kcal = day.mealKcal[mealTime] > 0 ? day.mealKcal[mealTime] : day.dayKcal * MEAL_SHARES[mealTime];
  const age = ageOf(person, table.year);
  const stage = lifeStage(person, table.year);
  const protein = proteinOfDay(person, { ...table, dayKcal: day.dayKcal });
  const isYoung = stage === 'child' && (age === null || age < TEENAGER_FROM);
  const leavesSoup = table.healthConditions.some((condition) => CONDITION_FACTS[condition].leavesBroth);
  const isDiabetic = table.healthConditions.includes('diabetes');
  return {
    kcal,
    leastKcal: kcal * Math.min(1, day.plannedKcal > 0 ? day.floorKcal / day.plannedKcal : 1),
    proteinFloorG: (protein.minG * kcal) / day.dayKcal,
    mostProteinG: (protein.maxG * kcal) / day.dayKcal,
    sodiumMg: (sodiumMaximum(person, table) * kcal) / day.dayKcal,
    units: unitBounds({ person, stage, age, isDiabetic }),
    sideFactor: isYoung ? SMALL_FACTOR : 1,
    soupFactor: isYoung || leavesSoup ? SMALL_FACTOR : 1,
    grainUnits: isDiabetic ? grainUnitsAt(mealTime, day.dayKcal, table) : null,
    mostCarbohydrateG: isDiabetic
      ? MOST_MEAL_CARBOHYDRATE_G[maySay(person, 'insulin') ? 'insulin' : 'diabetes']
      : Infinity,
  };
}

const TEENAGER_FROM = 12;
const SCHOOL_FROM = 6;
const SMALL_FACTOR = 0.7;

/** Section 5.3 in grain units of 70 g cooked rice (◇M): 70-280 g of an adult are one to four. */
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

/** A person's own bounds; those of diabetes or insulin within them where they leave room. */
function unitBounds({ person, stage, age, isDiabetic }: Bounded): UnitBounds {
  const own = stage === 'child' ? UNITS[childKey(age)] : UNITS[stage];
  const takesInsulin = maySay(person, 'insulin');
  if (!isDiabetic && !takesInsulin) return own;
  const strict = takesInsulin ? UNITS.insulin : DIABETIC_MEAL_UNITS;
  const min = Math.max(own.min, strict.min);
  const max = Math.min(own.max, strict.max);
  return min <= max ? { min, max } : strict;
}

function childKey(age: number | null): 'toddler' | 'schoolchild' | 'teenager' {
  if (age === null) return 'schoolchild';
  if (age < SCHOOL_FROM) return 'toddler';
  return age < TEENAGER_FROM ? 'schoolchild' : 'teenager';
}

/** A meal time the answers fast has the least of its own, should it be eaten after all. */
function grainUnitsAt(mealTime: MealTime, dayKcal: number, table: Table): number {
  const units = grainUnitsOfMeals(dayKcal, eatenTimes(table))[mealTime];
  return units > 0 ? units : DIABETIC_MEAL_UNITS.min;
}
