import type { LifeStage } from '../body/person.ts';
import { memoizeByObject } from '../memoize.ts';
import type { DishComponents, Ladled } from './dish-components.ts';
import { LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { UNIT_STEP } from './grain-units.ts';
import type { PersonMeal, UnitBounds } from './person-meal.ts';
import { isInProportion, isOneEach, type PortionedDish } from './portioned-dish.ts';
import { BOWL_GRAMS, EXCHANGE_GRAMS } from './starch-kinds.ts';

/** Most of a porridge, g, and most servings of a soup, that one person has at a meal. */
export type BowlSize = { readonly porridgeG: number; readonly soupServings: number };

/**
 * Bowls of a Korean table (our judgement, ◇): a rice bowl holds 350 ml, a soup bowl 450, a porridge bowl 650. A small
 * child and a small stomach have porridge from a rice bowl, a schoolchild and somebody of 75 or older from a soup
 * bowl, and none of them has more than one serving of soup.
 */
const BOWL_SIZES = {
  small: { porridgeG: 350, soupServings: 1 },
  middle: { porridgeG: 450, soupServings: 1 },
  large: { porridgeG: 650, soupServings: 1.5 },
} as const satisfies Readonly<Record<string, BowlSize>>;

const MIDDLE_FROM = 7;

const LARGE_FROM = 12;

const MIDDLE_AGAIN_FROM = 75;

type Eater = {
  readonly stage: LifeStage;
  readonly age: number | null;
  readonly hasSmallStomach: boolean;
};

/** One way to portion a dish: the amount of each starch, in the order of the dish, and of the main dish. */
export type Choice = { readonly starchFactors: readonly number[]; readonly mainFactor: number };

/** The ways to portion a dish, each at one place of both columns. */
export type Choices = {
  readonly starchFactors: readonly Choice['starchFactors'][];
  readonly mainFactors: readonly number[];
};

/** Portions of a main dish, as shares of a serving (safety-rules section 5.2). */
export const MAIN_FACTORS = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** The step between them. */
export const MAIN_STEP = 0.25;

/** Every portion of a dish within the bounds of section 5.3; at least one. */
export function portionChoices(dish: PortionedDish, meal: PersonMeal): Choices {
  const { components } = dish;
  if (components === undefined) return AS_SERVED;
  const isOrdinary = isBesideBowl(components) && dish.kind === 'recipe';
  return isOrdinary ? choicesBesideBowl(meal) : choicesOf(dish, components, meal);
}

/** Whether a dish has nothing but a bowl of rice beside it, as most home meals do. */
function isBesideBowl({ starches: [starch, ...more], isMixed, ladled }: DishComponents): boolean {
  return !isMixed && ladled === undefined && more.length === 0 && starch?.units === BOWL_UNITS;
}

/** The choices of all these dishes at a meal, which are the same. */
const choicesBesideBowl = memoizeByObject((meal: PersonMeal) =>
  eachWith(
    steps(boundsOf(meal)).map((units) => [units / BOWL_UNITS]),
    MAIN_FACTORS,
  ),
);

function choicesOf(dish: PortionedDish, components: DishComponents, meal: PersonMeal): Choices {
  const isWhole = isOneEach(dish, meal.isAlone);
  const mainFactors = isWhole
    ? factorsOfBought(meal)
    : withinBowl(dish.kind === 'product' ? PARTS_OF_BOUGHT : MAIN_FACTORS, components.ladled, meal.bowl);
  const served = unitsServed(components);
  if (served === 0) return { starchFactors: mainFactors.map(() => NO_STARCH), mainFactors };
  const bounds = boundsOf(meal);
  // With diabetes the load may require less starch than usual (safety-rules section 8.2).
  if (isInProportion(dish, meal.isAlone))
    return mixedChoices(components, mainFactors, meal.grainUnits === null ? bounds : { ...bounds, min: 0 });
  const units = isWhole ? unitsOfBought(dish, meal, bounds) : steps(bounds);
  const isInOrder = meal.grainUnits !== null;
  return eachWith(
    units.map((each) => shareOut(components, each, isInOrder)),
    mainFactors,
  );
}

const BOWL_UNITS = BOWL_GRAMS / EXCHANGE_GRAMS.rice;
const NO_STARCH: Choice['starchFactors'] = [];
const AS_SERVED: Choices = { starchFactors: [NO_STARCH], mainFactors: [1] };

/**
 * Every amount of the starches with every portion of the main dish. Index loops, because a plan calls this about ten
 * thousand times.
 */
function eachWith(starches: Choices['starchFactors'], mains: Choices['mainFactors']): Choices {
  const starchFactors: Choice['starchFactors'][] = [];
  const mainFactors: number[] = [];
  for (const starch of starches) {
    for (const main of mains) {
      starchFactors.push(starch);
      mainFactors.push(main);
    }
  }
  return { starchFactors, mainFactors };
}

/** The choice at an index; undefined behind the last. */
export function choiceAt({ starchFactors, mainFactors }: Choices, at: number): Choice | undefined {
  const [starches, mainFactor] = [starchFactors[at], mainFactors[at]];
  return starches === undefined || mainFactor === undefined
    ? undefined
    : { starchFactors: starches, mainFactor };
}

/**
 * Upper bound on the number of choices of a dish at a meal: steps of starch and one for the amount as bought, each
 * with every portion of the main dish.
 */
export function mostChoices({ units: { min, max } }: PersonMeal): number {
  return (Math.round((max - min) / UNIT_STEP) + 2) * MAIN_FACTORS.length;
}

/** Grain units of one serving. */
export function unitsServed(components: DishComponents | undefined): number {
  return components?.starches.reduce((sum, { units }) => sum + units, 0) ?? 0;
}

/** Bounds of the starch of a meal; with diabetes at most the meal's part of the day's grain units. */
function boundsOf({ units, grainUnits }: PersonMeal): UnitBounds {
  if (grainUnits === null) return units;
  return { min: units.min, max: Math.max(units.min, Math.min(units.max, grainUnits)) };
}

function steps({ min, max }: UnitBounds): readonly number[] {
  const units: number[] = [];
  const count = Math.round((max - min) / UNIT_STEP) + 1;
  for (let step = 0; step < count; step += 1) units.push(min + step * UNIT_STEP);
  return units;
}

/** Portions of a good of one's own: all of it, or a part for a child or a small stomach. */
function factorsOfBought({ leavesSome }: PersonMeal): readonly number[] {
  return leavesSome ? PARTS_OF_BOUGHT : AS_SERVED.mainFactors;
}

const PARTS_OF_BOUGHT = MAIN_FACTORS.filter((factor) => factor <= 1);

/**
 * Bought food is eaten as served; with diabetes, by a child or a small stomach, some of its rice may be left. People who eat together
 * need unlike amounts of like goods: up to half of the rice may be left, or half a bowl taken beside it. A person alone takes half a bowl more
 * only where the bowl of rice beside it leaves the meal below its part of the floor. Nobody eats two bowls with a stew.
 */
function unitsOfBought(dish: PortionedDish, meal: PersonMeal, bounds: UnitBounds): readonly number[] {
  const served = unitsServed(dish.components);
  if (meal.grainUnits !== null || meal.leavesSome) {
    const less = steps(bounds).filter((units) => units < served);
    return served <= bounds.max ? [...less, served] : less;
  }
  const more = mayTakeMore(dish, meal) ? [served + HALF_A_BOWL] : [];
  return meal.isAlone ? [served, ...more] : [...unitsLeft(served, bounds), served, ...more];
}

const HALF_A_BOWL = 0.5 * BOWL_UNITS;

/** Smaller amounts of the starch of a good, from the largest on: at most half of it is left, and no less than a person's minimum eaten. */
function unitsLeft(served: number, { min }: UnitBounds): readonly number[] {
  const count = Math.floor((served - Math.max(min, served / 2)) / UNIT_STEP);
  return Array.from({ length: Math.max(0, count) }, (_, step) => served - (step + 1) * UNIT_STEP);
}

/** Whether somebody may have half a bowl of rice more: in company beside any rice that is not topped, alone beside a short meal. */
function mayTakeMore({ components, nutrition }: PortionedDish, { isAlone, leastKcal }: PersonMeal): boolean {
  const served = unitsServed(components);
  const [starch, ...others] = components?.starches ?? [];
  const isRice = components?.isBowl !== true && starch?.kind === 'rice' && others.length === 0;
  if (!isRice) return false;
  if (!isAlone) return served <= MOST_BESIDE_MORE;
  return served === BOWL_UNITS && nutrition.energyKcal !== null && nutrition.energyKcal < leastKcal;
}

/** Most grain units of a good beside which anybody takes more rice: those of a lunch box, a bowl and a sixth. */
const MOST_BESIDE_MORE = 3.5;

/**
 * Portions of a dish with its starch cooked in, such as a porridge or a roll, scale the whole dish. Those nearest to
 * the bounds are kept, so one outside counts only where none is within.
 */
function mixedChoices(
  { starches }: DishComponents,
  factors: readonly number[],
  { min, max }: UnitBounds,
): Choices {
  const served = starches.reduce((sum, { units }) => sum + units, 0);
  const beyond = (factor: number) => Math.max(0, min - served * factor, served * factor - max);
  const least = Math.min(...factors.map(beyond));
  const mainFactors = factors.filter((factor) => beyond(factor) === least);
  return { starchFactors: mainFactors.map((factor) => starches.map(() => factor)), mainFactors };
}

/**
 * Factors of the starches of a dish for a number of grain units. All are scaled alike; with diabetes (`inOrder`),
 * noodles and rice cake stay as served and rice makes up the rest (safety-rules section 5).
 */
function shareOut({ starches }: DishComponents, units: number, inOrder: boolean): readonly number[] {
  const served = starches.reduce((sum, part) => sum + part.units, 0);
  if (!inOrder) return starches.map(() => units / served);
  let left = units;
  return starches.map((part, at) => {
    const given = at === starches.length - 1 ? left : Math.min(part.units, left);
    left -= given;
    return given / part.units;
  });
}

/**
 * The least glycaemic load a dish can be portioned to (safety-rules section 8.2): with less starch, but at least
 * `leastUnits` and 30 g carbohydrate. A dish without separate starch can only be served smaller, unless `isWhole`.
 * Null when unknown.
 */
export function leastGlycemicLoad(
  { nutrition, components }: Pick<PortionedDish, 'nutrition' | 'components'>,
  { leastUnits, isWhole }: { readonly leastUnits: number; readonly isWhole: boolean },
): number | null {
  const load = components?.glycemicLoad ?? null;
  if (components === undefined || load === null) return load;
  const carbohydrateG = nutrition.carbohydrateG ?? 0;
  const served = unitsServed(components);
  if (served === 0 || components.isMixed) return isWhole ? load : load * smallestFactor(carbohydrateG);
  const starchLoad = components.starches.reduce((sum, part) => sum + (part.glycemicLoad ?? 0), 0);
  const starchG = components.starches.reduce((sum, part) => sum + (part.nutrition.carbohydrateG ?? 0), 0);
  const forCarbohydrate = starchG > 0 ? 1 - (carbohydrateG - LEAST_MEAL_CARBOHYDRATE_G) / starchG : 1;
  const factor = Math.min(1, Math.max(leastUnits / served, forCarbohydrate));
  return load - starchLoad * (1 - factor);
}

function smallestFactor(carbohydrateG: number): number {
  return (
    MAIN_FACTORS.find((factor) => factor >= 1 || carbohydrateG * factor >= LEAST_MEAL_CARBOHYDRATE_G) ?? 1
  );
}

/** The bowl a person eats from. A child of unknown age counts as a schoolchild. */
export function bowlSize({ stage, age, hasSmallStomach }: Eater): BowlSize {
  if (hasSmallStomach) return BOWL_SIZES.small;
  if (stage === 'child' && (age === null || age < LARGE_FROM))
    return age !== null && age < MIDDLE_FROM ? BOWL_SIZES.small : BOWL_SIZES.middle;
  return age !== null && age >= MIDDLE_AGAIN_FROM ? BOWL_SIZES.middle : BOWL_SIZES.large;
}

/** The portions of a dish that a bowl holds; the smallest where it holds none. */
function withinBowl(
  factors: readonly number[],
  ladled: Ladled | undefined,
  { porridgeG, soupServings }: BowlSize,
): readonly number[] {
  if (ladled === undefined) return factors;
  const most = ladled.of === 'porridge' ? porridgeG / ladled.grams : soupServings;
  const held = factors.filter((factor) => factor <= most);
  return held.length > 0 ? held : [Math.min(...factors)];
}
