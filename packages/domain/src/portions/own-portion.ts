import type { Nutrition } from '../food/nutrition.ts';
import type { DishComponents } from './dish-components.ts';
import { GLYCEMIC_LOAD, LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import type { PersonMeal } from './person-meal.ts';
import { type Choice, portionChoices } from './portion-choices.ts';
import { type ScaledParts, scaledAmount, scaledLoad, scaledNutrition } from './scaled-dish.ts';
import { BOWL_GRAMS, EXCHANGE_GRAMS, type StarchKind } from './starch-kinds.ts';

/** A dish as portions are chosen for it; without `components` it is eaten as served. */
export type PortionedDish = {
  readonly nutrition: Nutrition;
  readonly components?: DishComponents | undefined;
  /** A bought dish for one person: eaten as served, or with rice left over. */
  readonly isBoughtForOne: boolean;
};

/** The starch of an own portion; `factor` is its share of a serving, `bowls` is for rice only. */
export type OwnStarch = {
  readonly kind: StarchKind;
  readonly units: number;
  readonly grams: number;
  readonly bowls: number | null;
  readonly factor: number;
};

/** What one person eats of a dish (safety-rules section 5.2). */
export type OwnPortion = {
  readonly starches: readonly OwnStarch[];
  readonly mainFactor: number;
  readonly sideFactor: number;
  readonly soupFactor: number;
  readonly nutrition: Nutrition;
  readonly glycemicLoad: number | null;
};

/**
 * The portion nearest to the energy of a person's meal, among those that reach the meal's part of the day's floor, or
 * as much of it as the dish allows (safety-rules section 3.1), and stay within the person's protein maximum. Ties
 * within the precision of food tables go to the least lack of protein, then the least sodium above the meal's part,
 * then the portion nearest to a serving as cooked. With diabetes the grain units of the meal come first, fewer when its
 * load requires it (section 8.2).
 */
export function ownPortion(dish: PortionedDish, meal: PersonMeal): OwnPortion {
  const weighed = portionChoices(dish, meal).map((choice) => weighedChoice(dish, choice, meal));
  const allowed = meal.grainUnits === null ? weighed : withinLoad(weighed, meal);
  const [first, ...others] = allowed;
  if (first === undefined) throw new RangeError('A dish has no portion');
  const best = others.reduce((found, each) => (isBetter(each, found) ? each : found), first);
  return portionOf(dish, best, meal);
}

/** Portions count as equally near to an energy when they differ by the same number of these shares of it. */
export const TOLD_SHARE = 0.05;

/** The criteria for comparing portions. */
type Compared = {
  readonly mainFactor: number;
  readonly nutrition: Pick<Nutrition, 'energyKcal' | 'proteinG' | 'sodiumMg'>;
};

/** The criteria for comparing portions, the most important first; less is better. */
export function portionRank({ mainFactor, nutrition }: Compared, meal: PersonMeal): readonly number[] {
  const { energyKcal, proteinG, sodiumMg } = nutrition;
  const distance = energyKcal === null ? 0 : Math.abs(energyKcal - meal.kcal);
  const tooMuchProtein = Math.max(0, (proteinG ?? 0) - meal.mostProteinG) / meal.mostProteinG;
  return [
    Math.max(0, meal.leastKcal - (energyKcal ?? meal.leastKcal)),
    Math.round(distance / (meal.kcal * TOLD_SHARE)) + Math.round(tooMuchProtein / TOLD_SHARE),
    Math.max(0, meal.proteinFloorG - (proteinG ?? meal.proteinFloorG)),
    Math.max(0, (sodiumMg ?? 0) - meal.sodiumMg),
    Math.abs(mainFactor - 1),
    distance,
  ];
}

/** A choice with its criteria. */
type WeighedChoice = {
  readonly choice: Choice;
  readonly parts: ScaledParts;
  readonly rank: readonly number[];
  readonly units: number;
  readonly carbohydrateG: number | null;
  readonly glycemicLoad: number | null;
};

function weighedChoice(dish: PortionedDish, choice: Choice, meal: PersonMeal): WeighedChoice {
  const { mainFactor, starchFactors } = choice;
  const parts = partsOf(dish, choice, meal);
  const amountOf = (nutrient: keyof Nutrition) =>
    scaledAmount(dish.nutrition, parts, { mainFactor, nutrient });
  const nutrition = {
    energyKcal: amountOf('energyKcal'),
    proteinG: amountOf('proteinG'),
    sodiumMg: amountOf('sodiumMg'),
  };
  const starches = dish.components?.starches ?? [];
  return {
    choice,
    parts,
    rank: portionRank({ mainFactor, nutrition }, meal),
    units: starches.reduce((sum, { units }, at) => sum + units * (starchFactors[at] ?? 1), 0),
    carbohydrateG: amountOf('carbohydrateG'),
    glycemicLoad: scaledLoad(dish.components, parts, mainFactor),
  };
}

function isBetter(a: WeighedChoice, b: WeighedChoice): boolean {
  const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
  return at >= 0 && (a.rank[at] ?? 0) < (b.rank[at] ?? 0);
}

/**
 * The choices with most grain units among those with an allowed load and carbohydrate; the load takes precedence, and
 * without an allowed one the choices of least load remain.
 */
function withinLoad(
  choices: readonly WeighedChoice[],
  { mostCarbohydrateG }: PersonMeal,
): readonly WeighedChoice[] {
  const known = choices.filter(({ glycemicLoad }) => glycemicLoad !== null);
  if (known.length === 0) return choices;
  const loads = known.filter(({ glycemicLoad }) => (glycemicLoad ?? 0) <= GLYCEMIC_LOAD.mealCap);
  const enough = loads.filter(keepsCarbohydrate);
  const fitting = enough.filter(({ carbohydrateG }) => (carbohydrateG ?? 0) <= mostCarbohydrateG);
  const [allowed = []] = [fitting, enough, loads].filter(({ length }) => length > 0);
  if (allowed.length === 0) {
    const least = Math.min(...known.map(({ glycemicLoad }) => glycemicLoad ?? Infinity));
    return known.filter(({ glycemicLoad }) => glycemicLoad === least);
  }
  const most = Math.max(...allowed.map(({ units }) => units));
  return allowed.filter(({ units }) => units === most);
}

/** Whether a meal keeps enough carbohydrate when its load is lowered. */
function keepsCarbohydrate({ carbohydrateG }: WeighedChoice): boolean {
  return carbohydrateG === null || carbohydrateG >= LEAST_MEAL_CARBOHYDRATE_G;
}

/** Bought food for one person is eaten with everything that comes with it, and so is a dish of unknown components. */
function factorsOf({ isBoughtForOne, components }: PortionedDish, meal: PersonMeal) {
  const isWhole = isBoughtForOne || components === undefined;
  const { sideFactor, soupFactor } = isWhole ? { sideFactor: 1, soupFactor: 1 } : meal;
  return { sideFactor, soupFactor };
}

/** The components of a dish in a choice of portions. */
export function partsOf(dish: PortionedDish, { starchFactors }: Choice, meal: PersonMeal): ScaledParts {
  const { sideFactor, soupFactor } = factorsOf(dish, meal);
  const { starches = [], soup = null, side = null } = dish.components ?? {};
  return [
    ...starches.map((part, at) => ({ part, factor: starchFactors[at] ?? 1 })),
    ...(soup === null ? [] : [{ part: soup, factor: soupFactor }]),
    ...(side === null ? [] : [{ part: side, factor: sideFactor }]),
  ];
}

/** The own portion that a choice gives. */
function portionOf(
  dish: PortionedDish,
  { choice, parts, glycemicLoad }: WeighedChoice,
  meal: PersonMeal,
): OwnPortion {
  const { mainFactor, starchFactors } = choice;
  const starches = dish.components?.starches ?? [];
  return {
    starches: starches.map((part, at) => ownStarch(part, starchFactors[at] ?? 1)),
    mainFactor,
    ...factorsOf(dish, meal),
    nutrition: scaledNutrition(dish.nutrition, parts, mainFactor),
    glycemicLoad,
  };
}

function ownStarch(
  { kind, units: served }: { readonly kind: StarchKind; readonly units: number },
  factor: number,
): OwnStarch {
  const units = served * factor;
  const grams = Math.round(units * EXCHANGE_GRAMS[kind]);
  return { kind, units, grams, bowls: kind === 'rice' ? grams / BOWL_GRAMS : null, factor };
}
