import { UNIT_STEP } from './grain-units.ts';
import type { UnitBounds } from './person-meal.ts';

/**
 * Starch of a one-bowl dish relative to its topping, as a share of the recipe's own ratio (our judgement, ◇). The
 * sauce is seasoned for its noodles: a cook adds or leaves a third of a bowl, one exchange unit of rice, and beyond
 * that serves more of both. With diabetes or little carbohydrate, half of the rice or noodles may be left under a
 * topping and a quarter (half ÷ 1.25), as dietitians advise.
 */
const STARCH_SHARES = {
  usual: { min: 2 / 3, max: 4 / 3 },
  less: { min: 0.4, max: 4 / 3 },
} as const satisfies Readonly<Record<string, UnitBounds>>;

/**
 * Share of a meal's energy in the rice beside a table: of 55 to 65 % from carbohydrate, and of 35 to 45 % with little
 * of it, rice brings two thirds (nutrition-rules section 3, K25 and LC22; our judgement, ◇).
 */
const RICE_SHARES = { usual: 0.4, less: 0.25 } as const;
const UNIT_KCAL = 100;

/** Grain units that rice may differ from the usual bowl unnoticed, and the steps of energy that each further unit counts as. */
const FREE_UNITS = 0.5;
const STEPS_PER_UNIT = 4;

/** A smaller share of a main dish than this makes a thin plate beside more than the usual rice; the steps it counts as. */
const THIN_BELOW = 0.75;
const STEPS_OF_THIN = 3;

/** Whether a person has starch like everybody, or less, with diabetes or little carbohydrate. */
export type StarchHabit = keyof typeof STARCH_SHARES;

/** Bounds of the starch of a one-bowl dish relative to its topping, as shares of the recipe's own ratio. */
export function starchShares(habit: StarchHabit): UnitBounds {
  return STARCH_SHARES[habit];
}

/** Grain units of rice that a person usually has beside a table of this energy, to half a unit. */
export function usualUnits(kcal: number, habit: StarchHabit): number {
  return Math.round((kcal * RICE_SHARES[habit]) / UNIT_KCAL / UNIT_STEP) * UNIT_STEP;
}

/** Hundredths of the recipe's ratio by which a share of starch lies outside its bounds; 0 within them. */
export function shareMiss(share: number, { min, max }: UnitBounds): number {
  return Math.max(0, Math.round((min - share) * HUNDRED), Math.round((share - max) * HUNDRED));
}

/** Steps of energy that an amount of rice counts as, for what it differs from the usual bowl. */
export function riceMiss(units: number, usual: number): number {
  return STEPS_PER_UNIT * Math.max(0, Math.abs(units - usual) - FREE_UNITS);
}

/**
 * Steps of energy that a plate counts as where rice makes up for a main dish: half a serving of meat beside more rice
 * than usual.
 */
export function thinMiss(units: number, usual: number, mainFactor: number): number {
  return units > usual && mainFactor < THIN_BELOW ? STEPS_OF_THIN : 0;
}

const HUNDRED = 100;
