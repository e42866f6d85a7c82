import type { Nutrient } from '../vocabulary/nutrients.ts';
import { UNIT_STEP } from './grain-units.ts';
import { asPortion, ChosenPortion, type OwnPortion } from './own-portion.ts';
import type { PersonMeal } from './person-meal.ts';
import { type Choice, choiceAt, MAIN_STEP, portionChoices, unitsServed } from './portion-choices.ts';
import { type PortionedDish, partsOf } from './portioned-dish.ts';
import { riceMiss, shareMiss, thinMiss } from './starch-share.ts';

/**
 * A portion in place of the usual one, and by how many steps of rice and of the main dish the two differ. It is worked out when
 * asked for, because most are only compared.
 */
export type OtherPortion = {
  readonly steps: number;
  readonly mainFactor: number;
  readonly amountOf: (nutrient: Nutrient) => number | null;
  readonly load: () => number | null;
  readonly portion: () => OwnPortion;
};

/** Most steps of rice (70 g in all) and of the main dish (half a serving in all) from the usual portion. */
const MOST_STEPS = 2;

/** How far rice may be from the usual bowl, in the steps of energy that portions are compared by: 70 g. */
const MOST_RICE_MISS = riceMiss(1, 0);

/**
 * The portions of a home dish that a cook serves as well as the usual one of a meal, that one first: in the same steps
 * and bounds, and no further out of proportion. Of anything else only the usual one.
 */
export function otherPortions(
  dish: PortionedDish,
  meal: PersonMeal,
  usual: OwnPortion,
): readonly OtherPortion[] {
  const found: OtherPortion[] = [
    {
      steps: 0,
      mainFactor: usual.mainFactor,
      amountOf: (nutrient) => usual.nutrition[nutrient],
      load: () => usual.glycemicLoad,
      portion: () => usual,
    },
  ];
  if (dish.kind !== 'recipe' || dish.components === undefined) return found;
  const choices = portionChoices(dish, meal);
  const now = { mainFactor: usual.mainFactor, starchFactors: usual.starches.map(({ factor }) => factor) };
  const most = oddness(dish, meal, now);
  for (let at = 0; at < choices.mainFactors.length; at += 1) {
    const choice = choiceAt(choices, at);
    const steps = choice === undefined ? null : stepsBetween(dish, choice, now);
    if (choice === undefined || steps === null || steps === 0) continue;
    const odd = oddness(dish, meal, choice);
    if (odd.share > most.share || odd.rice > Math.max(most.rice, MOST_RICE_MISS)) continue;
    const chosen = new ChosenPortion(dish, choice, partsOf(dish, choice, meal));
    found.push({
      steps,
      mainFactor: choice.mainFactor,
      amountOf: (nutrient) => chosen.amountOf(nutrient),
      load: () => chosen.glycemicLoad,
      portion: () => asPortion(dish, meal, chosen),
    });
  }
  return found;
}

/** The steps between two choices; null where they are too many. A starch that is cooked in comes with its dish. */
function stepsBetween({ components }: PortionedDish, one: Choice, other: Choice): number | null {
  const ofMain = Math.round(Math.abs(one.mainFactor - other.mainFactor) / MAIN_STEP);
  const units = Math.abs(unitsOf(components, one) - unitsOf(components, other));
  const ofStarch = components?.isMixed === true ? 0 : Math.ceil(units / UNIT_STEP - ROUNDING);
  return ofMain > MOST_STEPS || ofStarch > MOST_STEPS ? null : ofMain + ofStarch;
}

const ROUNDING = 1e-6;

function unitsOf(components: PortionedDish['components'], { starchFactors }: Choice): number {
  const starches = components?.starches ?? [];
  return starches.reduce((sum, { units }, at) => sum + units * (starchFactors[at] ?? 1), 0);
}

/** How far a choice is from the proportions in which a cook serves it: in one bowl, and beside a table. */
function oddness({ components }: PortionedDish, meal: PersonMeal, choice: Choice) {
  const { starches = [], isBowl = false, isMixed = true } = components ?? {};
  const { starchShares, usualUnits } = meal;
  const { mainFactor } = choice;
  const units = unitsOf(components, choice);
  const share = units / unitsServed(components) / mainFactor;
  const isBeside = !isBowl && !isMixed && starches.some(({ kind }) => kind === 'rice');
  return {
    share: isBowl ? shareMiss(share, starchShares) : 0,
    rice:
      isBeside && usualUnits !== null
        ? riceMiss(units, usualUnits) + thinMiss(units, usualUnits, mainFactor)
        : 0,
  };
}
