import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import type { DishComponents, DishPart } from './dish-components.ts';
import { GLYCEMIC_LOAD, LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import type { PersonMeal } from './person-meal.ts';
import { type Choice, portionChoices } from './portion-choices.ts';
import { BOWL_GRAMS, EXCHANGE_GRAMS, type StarchKind } from './starch-kinds.ts';

/** A dish as far as portions of it are chosen: one serving, and what it is put together from where that is known. */
export type PortionedDish = {
  readonly nutrition: Nutrition;
  readonly components?: DishComponents | undefined;
  /** A bought dish somebody eats alone: it is eaten as it is, or rice of it is left. */
  readonly isBoughtForOne: boolean;
};

/** The starch of an own portion; `factor` is how much of a serving's it is, `bowls` of rice alone. */
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
 * The portion nearest to the energy of a person's meal; among those as near as tables can tell the one that lacks least
 * protein, then the one with least sodium above the meal's part, then the one nearest to a serving as it is cooked. With
 * diabetes the grain units of the meal come first, fewer where the load of the meal asks for it (section 8.2).
 */
export function ownPortion(dish: PortionedDish, meal: PersonMeal): OwnPortion {
  const portions = portionChoices(dish, meal).map((choice) => portionOf(dish, choice, meal));
  const allowed = meal.grainUnits === null ? portions : withinLoad(portions);
  const [first, ...others] = allowed;
  if (first === undefined) throw new RangeError('A dish has no portion');
  return others.reduce((best, each) => (isBetter(each, best, meal) ? each : best), first);
}

/** Portions are as near to an energy when they differ from it by as many of these shares of it. */
const TOLD_SHARE = 0.05;

/** What portions are compared by, the most important first; less is better. */
export function portionRank(portion: OwnPortion, meal: PersonMeal): readonly number[] {
  const { energyKcal, proteinG, sodiumMg } = portion.nutrition;
  const distance = energyKcal === null ? 0 : Math.abs(energyKcal - meal.kcal);
  return [
    Math.round(distance / (meal.kcal * TOLD_SHARE)),
    Math.max(0, meal.proteinFloorG - (proteinG ?? meal.proteinFloorG)),
    Math.max(0, (sodiumMg ?? 0) - meal.sodiumMg),
    Math.abs(portion.mainFactor - 1),
    distance,
  ];
}

function isBetter(a: OwnPortion, b: OwnPortion, meal: PersonMeal): boolean {
  const [mine, best] = [portionRank(a, meal), portionRank(b, meal)];
  const at = mine.findIndex((value, index) => value !== best[index]);
  return at >= 0 && (mine[at] ?? 0) < (best[at] ?? 0);
}

/** The portions with most grain units of those whose load is allowed; those of least load where none is. */
function withinLoad(portions: readonly OwnPortion[]): readonly OwnPortion[] {
  const known = portions.filter(({ glycemicLoad }) => glycemicLoad !== null);
  if (known.length === 0) return portions;
  const loads = known.filter(({ glycemicLoad }) => (glycemicLoad ?? 0) <= GLYCEMIC_LOAD.mealCap);
  const enough = loads.filter(keepsCarbohydrate);
  const allowed = enough.length > 0 ? enough : loads;
  if (allowed.length === 0) {
    const least = Math.min(...known.map(({ glycemicLoad }) => glycemicLoad ?? Infinity));
    return known.filter(({ glycemicLoad }) => glycemicLoad === least);
  }
  const most = Math.max(...allowed.map(unitsOf));
  return allowed.filter((portion) => unitsOf(portion) === most);
}

/** A meal is not left with too little carbohydrate to lower its load. */
export function keepsCarbohydrate({ nutrition: { carbohydrateG } }: OwnPortion): boolean {
  return carbohydrateG === null || carbohydrateG >= LEAST_MEAL_CARBOHYDRATE_G;
}

function unitsOf({ starches }: OwnPortion): number {
  return starches.reduce((sum, { units }) => sum + units, 0);
}

/** What a choice makes of a dish. */
function portionOf(dish: PortionedDish, choice: Choice, meal: PersonMeal): OwnPortion {
  const { sideFactor, soupFactor } = dish.isBoughtForOne ? { sideFactor: 1, soupFactor: 1 } : meal;
  const { components } = dish;
  const starches = components?.starches ?? [];
  const parts: readonly (readonly [DishPart | null, number])[] = [
    ...starches.map((part, at) => [part, choice.starchFactors[at] ?? 1] as const),
    [components?.soup ?? null, soupFactor],
    [components?.side ?? null, sideFactor],
  ];
  return {
    starches: starches.map((part, at) => ownStarch(part, choice.starchFactors[at] ?? 1)),
    mainFactor: choice.mainFactor,
    sideFactor,
    soupFactor,
    nutrition: scaled(dish.nutrition, parts, choice.mainFactor),
    glycemicLoad: loadOf(components, parts, choice.mainFactor),
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

type ScaledParts = readonly (readonly [part: DishPart | null, factor: number])[];

/** The main dish is what the parts leave; what is not known of the whole is not known of a portion. */
function scaled(whole: Nutrition, parts: ScaledParts, mainFactor: number): Nutrition {
  const entries = NUTRIENTS.map((nutrient) => {
    const amount = whole[nutrient];
    if (amount === null) return [nutrient, null] as const;
    const sum = parts.reduce(
      (total, [part, factor]) => total + (factor - mainFactor) * (part?.nutrition[nutrient] ?? 0),
      amount * mainFactor,
    );
    return [nutrient, Math.max(0, Math.round(sum * 10) / 10)] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Nutrition, number | null>;
}

function loadOf(
  components: DishComponents | undefined,
  parts: ScaledParts,
  mainFactor: number,
): number | null {
  const whole = components?.glycemicLoad ?? null;
  if (whole === null) return null;
  const sum = parts.reduce(
    (total, [part, factor]) => total + (factor - mainFactor) * (part?.glycemicLoad ?? 0),
    whole * mainFactor,
  );
  return Math.max(0, Math.round(sum * 10) / 10);
}
