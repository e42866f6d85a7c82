import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import { GLYCEMIC_LOAD, LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { type PortionedDish, partsOf, TOLD_SHARE } from './own-portion.ts';
import type { PersonMeal } from './person-meal.ts';
import { portionChoices } from './portion-choices.ts';
import { type ScaledParts, toTenth } from './scaled-dish.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const PROTEIN = NUTRIENTS.indexOf('proteinG');
const SODIUM = NUTRIENTS.indexOf('sodiumMg');
const CARBOHYDRATE = NUTRIENTS.indexOf('carbohydrateG');
/** The number of criteria of a portion, the most important first. */
const RANKS = 6;

/**
 * The portions of a home dish beside any side dishes: chooses as `ownPortion` does for the dish with these sides, for many sets
 * of sides. The dish itself has the rice that stands beside it.
 */
export class PortionsBeside {
  /** By choice: amounts eaten beside the sides, their load, grain units and share of the main dish. */
  private readonly amounts: readonly Float64Array[];
  private readonly loads: readonly (number | null)[];
  private readonly units: Float64Array;
  private readonly mains: Float64Array;
  private readonly ranks: readonly [Float64Array, Float64Array] = [
    new Float64Array(RANKS),
    new Float64Array(RANKS),
  ];

  constructor(
    dish: PortionedDish,
    private readonly meal: PersonMeal,
  ) {
    const choices = portionChoices(dish, meal);
    const starches = dish.components?.starches ?? [];
    const whole = { amounts: amountsIn(dish.nutrition), load: dish.components?.glycemicLoad ?? null };
    const known = new Map<Nutrition, Float64Array>();
    const eaten = choices.map((choice) =>
      eatenOf(whole, partsOf(dish, choice, meal), { mainFactor: choice.mainFactor, known }),
    );
    this.amounts = eaten.map(({ amounts }) => amounts);
    this.loads = eaten.map(({ load }) => load);
    this.units = Float64Array.from(choices, ({ starchFactors }) =>
      starches.reduce((sum, { units }, at) => sum + units * (starchFactors[at] ?? 1), 0),
    );
    this.mains = Float64Array.from(choices, ({ mainFactor }) => mainFactor);
  }

  /** Writes what is eaten with sides of these amounts and load, in the order of NUTRIENTS. */
  eat(sides: Float64Array, load: number, into: Float64Array): void {
    const { sideFactor } = this.meal;
    const chosen = this.amounts[this.choice(sides, load)] ?? sides;
    for (let index = 0; index < into.length; index += 1) {
      into[index] = toTenth((chosen[index] ?? 0) + sideFactor * (sides[index] ?? 0));
    }
  }

  private choice(sides: Float64Array, load: number): number {
    const isAllowed = this.meal.grainUnits === null ? null : this.withinLoad(sides, load);
    let [best, other] = this.ranks;
    let found = -1;
    for (let choice = 0; choice < this.mains.length; choice += 1) {
      if (isAllowed !== null && !isAllowed(choice)) continue;
      if (found >= 0 && this.leavesHungrier(choice, sides, best)) continue;
      this.rank(choice, sides, other);
      if (found >= 0 && !isLess(other, best)) continue;
      [best, other] = [other, best];
      found = choice;
    }
    return found;
  }

  private amountAt(choice: number, nutrient: number, sides: Float64Array): number {
    const own = this.amounts[choice]?.[nutrient] ?? 0;
    return toTenth(own + this.meal.sideFactor * (sides[nutrient] ?? 0));
  }

  /** Whether a choice fails at the first criterion already. */
  private leavesHungrier(choice: number, sides: Float64Array, best: Float64Array): boolean {
    return Math.max(0, this.meal.leastKcal - this.amountAt(choice, ENERGY, sides)) > (best[0] ?? 0);
  }

  /** The criteria of `portionRank`. */
  private rank(choice: number, sides: Float64Array, into: Float64Array): void {
    const { kcal, leastKcal, proteinFloorG, mostProteinG, sodiumMg } = this.meal;
    const energy = this.amountAt(choice, ENERGY, sides);
    const protein = this.amountAt(choice, PROTEIN, sides);
    const distance = Math.abs(energy - kcal);
    const tooMuchProtein = Math.max(0, protein - mostProteinG) / mostProteinG;
    into[0] = Math.max(0, leastKcal - energy);
    into[1] = Math.round(distance / (kcal * TOLD_SHARE)) + Math.round(tooMuchProtein / TOLD_SHARE);
    into[2] = Math.max(0, proteinFloorG - protein);
    into[3] = Math.max(0, this.amountAt(choice, SODIUM, sides) - sodiumMg);
    into[4] = Math.abs((this.mains[choice] ?? 1) - 1);
    into[5] = distance;
  }

  /** The choices allowed with diabetes: most grain units among those with an allowed load and carbohydrate. */
  private withinLoad(sides: Float64Array, load: number): (choice: number) => boolean {
    const all = [...this.mains.keys()];
    const loadOf = (choice: number) => {
      const own = this.loads[choice] ?? null;
      return own === null ? null : toTenth(own + this.meal.sideFactor * load);
    };
    const known = all.filter((choice) => loadOf(choice) !== null);
    if (known.length === 0) return () => true;
    const carbohydrate = (choice: number) => this.amountAt(choice, CARBOHYDRATE, sides);
    const loads = known.filter((choice) => (loadOf(choice) ?? 0) <= GLYCEMIC_LOAD.mealCap);
    const enough = loads.filter((choice) => carbohydrate(choice) >= LEAST_MEAL_CARBOHYDRATE_G);
    const fitting = enough.filter((choice) => carbohydrate(choice) <= this.meal.mostCarbohydrateG);
    const [allowed = []] = [fitting, enough, loads].filter(({ length }) => length > 0);
    if (allowed.length === 0) {
      const least = Math.min(...known.map((choice) => loadOf(choice) ?? Infinity));
      return (choice) => loadOf(choice) === least;
    }
    const unitsOf = (choice: number) => this.units[choice] ?? 0;
    const most = Math.max(...allowed.map(unitsOf));
    return (choice) => allowed.includes(choice) && unitsOf(choice) === most;
  }
}

function isLess(a: Float64Array, b: Float64Array): boolean {
  for (let at = 0; at < RANKS; at += 1) {
    const [left, right] = [a[at] ?? 0, b[at] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

/** Amounts in the order of NUTRIENTS; an unknown one counts as 0. */
function amountsIn(nutrition: Nutrition): Float64Array {
  return Float64Array.from(NUTRIENTS, (nutrient) => nutrition[nutrient] ?? 0);
}

type Eaten = { readonly amounts: Float64Array; readonly load: number | null };
type Eating = { readonly mainFactor: number; readonly known: Map<Nutrition, Float64Array> };

/** What is eaten of a serving: the main dish is the whole without the parts that have their own factor. */
function eatenOf(whole: Eaten, parts: ScaledParts, { mainFactor, known }: Eating): Eaten {
  const amounts = whole.amounts.map((amount) => amount * mainFactor);
  let load = whole.load === null ? null : whole.load * mainFactor;
  for (const { part, factor } of parts) {
    const own = known.get(part.nutrition) ?? amountsIn(part.nutrition);
    known.set(part.nutrition, own);
    const more = factor - mainFactor;
    for (let index = 0; index < amounts.length; index += 1) {
      amounts[index] = (amounts[index] ?? 0) + more * (own[index] ?? 0);
    }
    if (load !== null) load += more * (part.glycemicLoad ?? 0);
  }
  return { amounts, load };
}
