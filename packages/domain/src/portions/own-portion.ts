import type { Nutrition } from '../food/nutrition.ts';
import { memoizeByObject } from '../memoize.ts';
import type { Nutrient } from '../vocabulary/nutrients.ts';
import { mainPerKcal, NearestChoice, NOTHING_BESIDE } from './nearest-choice.ts';
import { followsLead, type PersonMeal } from './person-meal.ts';
import { type Choice, choiceAt, portionChoices } from './portion-choices.ts';
import { factorsOf, type PortionedDish, partsOf } from './portioned-dish.ts';
import { type ScaledParts, scaledAmount, scaledLoad, scaledNutrition } from './scaled-dish.ts';
import { BOWL_GRAMS, EXCHANGE_GRAMS, type StarchKind } from './starch-kinds.ts';

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
 * as much of it as the dish allows (safety-rules section 3.1), stay within the person's protein maximum and are filled
 * as a cook would (`starch-share.ts`). Ties within the precision of food tables go to the least lack of protein, then
 * to the least sodium above the meal's part, then to the portion nearest to a serving as cooked. With diabetes the
 * grain units of the meal come first, fewer when its load requires it (section 8.2). With a `lead`, a person gets the
 * portion most like the lead's plate among those near to their own energy.
 */
export function ownPortion(
  dish: PortionedDish,
  meal: PersonMeal,
  lead: PersonMeal | null = null,
): OwnPortion {
  const plate = lead === null || !followsLead(meal, lead) ? null : chooserFor(lead).choose(dish);
  return asPortion(dish, meal, chooserFor(meal).choose(dish, plate));
}

/** What somebody eats of a dish in a choice of its portions. */
export function asPortion(dish: PortionedDish, meal: PersonMeal, chosen: ChosenPortion): OwnPortion {
  const { mainFactor, starchFactors } = chosen.choice;
  const starches = dish.components?.starches ?? [];
  return {
    starches: starches.map((part, at) => ownStarch(part, starchFactors[at] ?? 1)),
    mainFactor,
    ...factorsOf(dish, meal),
    nutrition: chosen.nutrition,
    glycemicLoad: chosen.glycemicLoad,
  };
}

/** A dish in somebody's portion. Amounts are computed on demand, because a plan weighs hundreds of portions. */
export class ChosenPortion {
  constructor(
    private readonly dish: PortionedDish,
    readonly choice: Choice,
    private readonly parts: ScaledParts,
  ) {}

  amountOf(nutrient: Nutrient): number | null {
    return scaledAmount(this.dish.nutrition, this.parts, { mainFactor: this.choice.mainFactor, nutrient });
  }

  /** Servings of the main dish per kcal; null where its energy is unknown. */
  get mainPerKcal(): number | null {
    return mainPerKcal(this.choice.mainFactor, this.amountOf('energyKcal'));
  }

  get nutrition(): Nutrition {
    return scaledNutrition(this.dish.nutrition, this.parts, this.choice.mainFactor);
  }

  get glycemicLoad(): number | null {
    return scaledLoad(this.dish.components, this.parts, this.choice.mainFactor);
  }
}

/** Chooses the portions of many dishes for one meal of a person. */
export class PortionChooser {
  private readonly nearest: NearestChoice;

  constructor(private readonly meal: PersonMeal) {
    this.nearest = new NearestChoice(meal);
  }

  /** The portion of a dish; with a `lead`, most like the lead's plate. */
  choose(dish: PortionedDish, lead: ChosenPortion | null = null): ChosenPortion {
    const choices = portionChoices(dish, this.meal);
    const isOpen = choices.mainFactors.length > 1;
    if (isOpen) this.nearest.compare(dish, choices);
    const choice = choiceAt(
      choices,
      isOpen ? this.nearest.find(NOTHING_BESIDE, lead?.mainPerKcal ?? null) : 0,
    );
    if (choice === undefined) throw new RangeError('A dish has no portion');
    return new ChosenPortion(dish, choice, partsOf(dish, choice, this.meal));
  }
}

/** The chooser of a meal, memoized so that all dishes share its columns. */
const chooserFor = memoizeByObject((meal: PersonMeal) => new PortionChooser(meal));

function ownStarch(
  { kind, units: served }: { readonly kind: StarchKind; readonly units: number },
  factor: number,
): OwnStarch {
  const units = served * factor;
  const grams = Math.round(units * EXCHANGE_GRAMS[kind]);
  return { kind, units, grams, bowls: kind === 'rice' ? grams / BOWL_GRAMS : null, factor };
}
