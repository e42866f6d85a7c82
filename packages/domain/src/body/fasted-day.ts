import { MEAL_TIMES, type MealTime } from '../vocabulary/meal-times.ts';
import { hadStomachSurgery } from './body-facts.ts';
import { type DayEnergy, dayEnergy, type EnergyChoices } from './day-energy.ts';
import { ageOf, lifeStage, type Person, withoutDoubtful } from './person.ts';

/** Share of a day's energy per planned meal; the rest is left to snacks (nutrition-rules section 2). */
export const MEAL_SHARES: Readonly<Record<MealTime, number>> = { breakfast: 0.27, lunch: 0.32, dinner: 0.31 };

/** Share of a day's energy in its three planned meals. */
export const PLANNED_SHARE = 0.9;

/** Largest growth of a meal beside skipped ones, by the number of meals left (safety-rules section 3.2, ◇M). */
const MOST_GROWTH = { 1: 1.5, 2: 1.3 } as const;

/**
 * Energy up to which a meal grows beside skipped ones (safety-rules section 3.2, ◇M). The usual share of a great need
 * may exceed it, because meals are never scaled down (3.1), except after stomach surgery.
 */
const MEAL_CAP = { needShare: 0.45, adultKcal: 900, smallKcal: 800 } as const;
/** Most energy of a meal after stomach surgery, kcal (safety-rules section 4, ▲). */
export const STOMACH_MEAL_KCAL = 450;
const SMALL_MEALS_FROM = 12;

const STEP_KCAL = 50;

/** Energy of the planned meals of a day with fasted meal times, kcal. */
export type PlannedDay = DayEnergy & {
  /** The energy the meals are shares of: the target, raised towards the need when the floor requires it. */
  readonly dayKcal: number;
  /** Factor by which each meal exceeds its usual share. */
  readonly growth: number;
  readonly mealKcal: Readonly<Record<MealTime, number>>;
  readonly plannedKcal: number;
  readonly belowFloor: boolean;
};

/**
 * The meals of a day beside fasted ones (safety-rules section 3.2). No meal is scaled down; the remaining meals grow
 * up to a cap. Below the floor the deficit is dropped first. A day that still misses its floor is marked.
 */
export function plannedDay(
  said: Person,
  {
    eaten,
    choices,
    year,
  }: { readonly eaten: readonly MealTime[]; readonly choices: EnergyChoices; readonly year: number },
): PlannedDay {
  const person = withoutDoubtful(said, year);
  const energy = dayEnergy(person, choices, year);
  const growth = growthOf(eaten);
  const cap = mealCap(person, energy.needKcal, year);
  const mayExceed = !hadStomachSurgery(person);
  const mealsAt = (dayKcal: number) =>
    mealsOf(eaten, (time) => {
      const usual = dayKcal * MEAL_SHARES[time];
      return Math.min(usual * growth, mayExceed ? Math.max(cap, usual) : cap);
    });
  const sumAt = (dayKcal: number) => sumOf(mealsAt(dayKcal));
  let dayKcal = energy.targetKcal;
  while (isBelow(sumAt(dayKcal), energy.floorKcal) && dayKcal < energy.needKcal)
    dayKcal = Math.min(Math.floor(dayKcal / STEP_KCAL + 1) * STEP_KCAL, energy.needKcal);
  const mealKcal = mealsAt(dayKcal);
  const plannedKcal = sumOf(mealKcal);
  return {
    ...energy,
    dayKcal,
    growth,
    mealKcal,
    plannedKcal,
    belowFloor: isBelow(plannedKcal, energy.floorKcal),
  };
}

/** Compares with a tolerance for floating-point rounding in sums of shares. */
function isBelow(kcal: number, floorKcal: number): boolean {
  return kcal < floorKcal - ROUNDING_KCAL;
}

const ROUNDING_KCAL = 1e-6;

/** Factor by which the meals left exceed their shares; 1 where none is skipped. */
export function growthOf(eaten: readonly MealTime[]): number {
  const { length } = eaten;
  if (length !== 1 && length !== 2) return 1;
  const left = eaten.reduce((sum, time) => sum + MEAL_SHARES[time], 0);
  return Math.min(PLANNED_SHARE / left, MOST_GROWTH[length]);
}

function mealCap(person: Person, needKcal: number, year: number): number {
  const share = needKcal * MEAL_CAP.needShare;
  if (hadStomachSurgery(person)) return Math.min(share, STOMACH_MEAL_KCAL);
  const stage = lifeStage(person, year);
  if (stage === 'adult') return Math.min(share, MEAL_CAP.adultKcal);
  const age = ageOf(person, year);
  const isYoung = stage === 'child' && (age === null || age < SMALL_MEALS_FROM);
  return isYoung ? share : Math.min(share, MEAL_CAP.smallKcal);
}

function mealsOf(
  eaten: readonly MealTime[],
  kcalOf: (time: MealTime) => number,
): Readonly<Record<MealTime, number>> {
  const at = (time: MealTime) => (eaten.includes(time) ? kcalOf(time) : 0);
  return { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') };
}

function sumOf(meals: Readonly<Record<MealTime, number>>): number {
  return MEAL_TIMES.reduce((sum, time) => sum + meals[time], 0);
}
