import type { Nutrition } from '../food/nutrition.ts';
import { memoizeByObject } from '../memoize.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import { NearestChoice } from './nearest-choice.ts';
import type { PersonMeal } from './person-meal.ts';
import { type Choices, choiceAt, portionChoices } from './portion-choices.ts';
import { type PortionedDish, partsOf } from './portioned-dish.ts';
import { type ScaledParts, toTenth } from './scaled-dish.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const PROTEIN = NUTRIENTS.indexOf('proteinG');
const SODIUM = NUTRIENTS.indexOf('sodiumMg');
const CARBOHYDRATE = NUTRIENTS.indexOf('carbohydrateG');

/**
 * Amounts and load of side dishes and, for another person than the lead, servings of the main dish per kcal of the
 * lead's plate.
 */
type BesideDish = {
  readonly sides: ArrayLike<number>;
  readonly load: number;
  readonly mainPerKcal?: number | null;
};

/** The indices in NUTRIENTS by which portions are chosen. */
export const PORTIONED_BY: readonly number[] = [ENERGY, PROTEIN, SODIUM, CARBOHYDRATE];
const EVERY_NUTRIENT: readonly number[] = [...NUTRIENTS.keys()];

/**
 * The portions of a home dish beside any side dishes: makes the same choice as `ownPortion` for the dish with these
 * sides, for many sets of sides. The dish includes the rice beside it. `counted` are the indices in NUTRIENTS to
 * compute.
 */
export class PortionsBeside {
  private readonly choices: Choices;
  private readonly nearest: NearestChoice;
  private readonly whole: Eaten;
  /** What is eaten apart from the sides, by choice; computed when the choice is first the nearest. */
  private readonly eaten: (Eaten | undefined)[] = [];
  private chosen = 0;

  constructor(
    private readonly dish: PortionedDish,
    private readonly meal: PersonMeal,
    private readonly counted: readonly number[] = EVERY_NUTRIENT,
  ) {
    this.choices = portionChoices(dish, meal);
    this.nearest = new NearestChoice(meal);
    this.nearest.compare(dish, this.choices);
    this.whole = { amounts: amountsIn(dish.nutrition), load: dish.components?.glycemicLoad ?? null };
  }

  /**
   * Writes what is eaten with sides of these amounts and load: the counted nutrients at their indices, then the load,
   * 0 where it is unknown. Returns the servings of the main dish per kcal, by which the other people at the table are
   * portioned; null where the energy is unknown.
   */
  eat({ sides, load, mainPerKcal = null }: BesideDish, eaten: Float64Array): number | null {
    const { sideFactor } = this.meal;
    const choice = this.choiceBeside(sides, load, mainPerKcal);
    const own = this.eatenWith(choice);
    this.chosen = choice;
    for (const index of this.counted) {
      eaten[index] = toTenth((own.amounts[index] ?? 0) + sideFactor * (sides[index] ?? 0));
    }
    eaten[NUTRIENTS.length] = own.load === null ? 0 : toTenth(own.load + sideFactor * load);
    return this.dish.nutrition.energyKcal === null ? null : this.nearest.mainPerKcal(choice);
  }

  /** The share of the main dish in the last choice. */
  get mainFactor(): number {
    return this.choices.mainFactors[this.chosen] ?? 1;
  }

  private choiceBeside(sides: ArrayLike<number>, load: number, mainPerKcal: number | null): number {
    const beside = {
      energyKcal: sides[ENERGY] ?? 0,
      proteinG: sides[PROTEIN] ?? 0,
      sodiumMg: sides[SODIUM] ?? 0,
      carbohydrateG: sides[CARBOHYDRATE] ?? 0,
      load,
    };
    return this.nearest.find(beside, mainPerKcal);
  }

  private eatenWith(at: number): Eaten {
    const known = this.eaten[at];
    const choice = known === undefined ? choiceAt(this.choices, at) : undefined;
    if (known !== undefined || choice === undefined) return known ?? this.whole;
    const parts = partsOf(this.dish, choice, this.meal);
    const eaten = eatenOf(this.whole, parts, choice.mainFactor);
    this.eaten[at] = eaten;
    return eaten;
  }
}

/** Amounts in the order of NUTRIENTS; an unknown one counts as 0. */
function amountsIn(nutrition: Nutrition): readonly number[] {
  return NUTRIENTS.map((nutrient) => nutrition[nutrient] ?? 0);
}

/** The same for a part, memoized because many dishes share it. */
const amountsOfPart = memoizeByObject(amountsIn);

type Eaten = { readonly amounts: readonly number[]; readonly load: number | null };

/** What is eaten of a serving; the main dish is the whole without the parts that have factors of their own. */
function eatenOf(whole: Eaten, parts: ScaledParts, mainFactor: number): Eaten {
  const amounts = whole.amounts.map((amount) => amount * mainFactor);
  let load = whole.load === null ? null : whole.load * mainFactor;
  for (const { part, factor } of parts) {
    const own = amountsOfPart(part.nutrition);
    const more = factor - mainFactor;
    for (let index = 0; index < amounts.length; index += 1) {
      amounts[index] = (amounts[index] ?? 0) + more * (own[index] ?? 0);
    }
    if (load !== null) load += more * (part.glycemicLoad ?? 0);
  }
  return { amounts, load };
}
