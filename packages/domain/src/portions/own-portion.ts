import type { Nutrition } from '../food/nutrition.ts';
import type { Nutrient } from '../vocabulary/nutrients.ts';
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
  const choices = portionChoices(dish, meal).map((choice) => new ChosenPortion(dish, choice, meal));
  const allowed = meal.grainUnits === null ? choices : withinLoad(choices, meal);
  const [best] = CRITERIA.reduce(
    (left, criterion) => leastBy(left, (each) => criterion(each, meal)),
    allowed,
  );
  if (best === undefined) throw new RangeError('A dish has no portion');
  return portionOf(dish, best, meal);
}

/** Portions count as equally near to an energy when they differ by the same number of these shares of it. */
export const TOLD_SHARE = 0.05;

/** What portions are compared by. */
export type ComparedPortion = {
  readonly mainFactor: number;
  readonly amountOf: (nutrient: 'energyKcal' | 'proteinG' | 'sodiumMg') => number | null;
};
type Criterion = (portion: ComparedPortion, meal: PersonMeal) => number;

/** The criteria for comparing portions, the most important first; less is better. */
export const CRITERIA: readonly Criterion[] = [
  ({ amountOf }, { leastKcal }) => Math.max(0, leastKcal - (amountOf('energyKcal') ?? leastKcal)),
  (portion, { kcal, mostProteinG }) => {
    const tooMuchProtein = Math.max(0, (portion.amountOf('proteinG') ?? 0) - mostProteinG) / mostProteinG;
    return (
      Math.round(distance(portion, kcal) / (kcal * TOLD_SHARE)) + Math.round(tooMuchProtein / TOLD_SHARE)
    );
  },
  ({ amountOf }, { proteinFloorG }) => Math.max(0, proteinFloorG - (amountOf('proteinG') ?? proteinFloorG)),
  ({ amountOf }, { sodiumMg }) => Math.max(0, (amountOf('sodiumMg') ?? 0) - sodiumMg),
  ({ mainFactor }) => Math.abs(mainFactor - 1),
  (portion, { kcal }) => distance(portion, kcal),
];

function distance({ amountOf }: ComparedPortion, kcal: number): number {
  const energyKcal = amountOf('energyKcal');
  return energyKcal === null ? 0 : Math.abs(energyKcal - kcal);
}

/** The values of least measure, in their order. */
function leastBy<Value>(values: readonly Value[], measure: (value: Value) => number): readonly Value[] {
  if (values.length < 2) return values;
  const measures = values.map(measure);
  const least = Math.min(...measures);
  return values.filter((_, at) => measures[at] === least);
}

/** A dish in one of its portions; amounts are worked out when asked for, because a plan weighs some ten thousand portions. */
class ChosenPortion implements ComparedPortion {
  readonly mainFactor: number;
  readonly parts: ScaledParts;

  constructor(
    private readonly dish: PortionedDish,
    readonly choice: Choice,
    meal: PersonMeal,
  ) {
    this.mainFactor = choice.mainFactor;
    this.parts = partsOf(dish, choice, meal);
  }

  readonly amountOf = (nutrient: Nutrient): number | null =>
    scaledAmount(this.dish.nutrition, this.parts, { mainFactor: this.mainFactor, nutrient });

  get glycemicLoad(): number | null {
    return scaledLoad(this.dish.components, this.parts, this.mainFactor);
  }

  /** Grain units of its starches. */
  get units(): number {
    const starches = this.dish.components?.starches ?? [];
    return starches.reduce((sum, { units }, at) => sum + units * (this.choice.starchFactors[at] ?? 1), 0);
  }
}

/**
 * The choices with most grain units among those with an allowed load and carbohydrate; the load takes precedence, and
 * without an allowed one the choices of least load remain.
 */
function withinLoad(
  choices: readonly ChosenPortion[],
  { mostCarbohydrateG }: PersonMeal,
): readonly ChosenPortion[] {
  const known = choices.filter(({ glycemicLoad }) => glycemicLoad !== null);
  if (known.length === 0) return choices;
  const carbohydrate = ({ amountOf }: ChosenPortion) => amountOf('carbohydrateG');
  const loads = known.filter(({ glycemicLoad }) => (glycemicLoad ?? 0) <= GLYCEMIC_LOAD.mealCap);
  // A meal keeps enough carbohydrate when its load is lowered.
  const enough = loads.filter((each) => (carbohydrate(each) ?? Infinity) >= LEAST_MEAL_CARBOHYDRATE_G);
  const fitting = enough.filter((each) => (carbohydrate(each) ?? 0) <= mostCarbohydrateG);
  const [allowed = []] = [fitting, enough, loads].filter(({ length }) => length > 0);
  if (allowed.length === 0) return leastBy(known, ({ glycemicLoad }) => glycemicLoad ?? Infinity);
  return leastBy(allowed, ({ units }) => -units);
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
  { choice, parts, glycemicLoad }: ChosenPortion,
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
