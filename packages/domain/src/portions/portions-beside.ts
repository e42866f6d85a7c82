import type { Nutrition } from '../food/nutrition.ts';
import { NUTRIENTS } from '../vocabulary/nutrients.ts';
import { GLYCEMIC_LOAD, LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import { CRITERIA, type PortionedDish, partsOf, TOLD_SHARE } from './own-portion.ts';
import type { PersonMeal } from './person-meal.ts';
import { portionChoices } from './portion-choices.ts';
import { type ScaledParts, toTenth } from './scaled-dish.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const PROTEIN = NUTRIENTS.indexOf('proteinG');
const SODIUM = NUTRIENTS.indexOf('sodiumMg');
const CARBOHYDRATE = NUTRIENTS.indexOf('carbohydrateG');
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
  /** The choices that are still open, in the first places, and what each misses by the present criterion. */
  private readonly open: Int32Array;
  private readonly misses: Float64Array;

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
    this.open = new Int32Array(choices.length);
    this.misses = new Float64Array(choices.length);
  }

  /** What is eaten with sides of these amounts and load: in the order of NUTRIENTS, then the load, 0 where nobody knows it. */
  eat(sides: ArrayLike<number>, load: number): Float64Array {
    const { sideFactor } = this.meal;
    const choice = this.choice(sides, load);
    const chosen = this.amounts[choice] ?? sides;
    const own = this.loads[choice] ?? null;
    const eaten = new Float64Array(NUTRIENTS.length + 1);
    for (let index = 0; index < NUTRIENTS.length; index += 1) {
      eaten[index] = toTenth((chosen[index] ?? 0) + sideFactor * (sides[index] ?? 0));
    }
    eaten[NUTRIENTS.length] = own === null ? 0 : toTenth(own + sideFactor * load);
    return eaten;
  }

  private choice(sides: ArrayLike<number>, load: number): number {
    let count = this.meal.grainUnits === null ? this.openAll() : this.openWithinLoad(sides, load);
    for (let criterion = 0; criterion < CRITERIA.length && count > 1; criterion += 1) {
      count = this.keepLeast(count, criterion, sides);
    }
    return this.open[0] ?? -1;
  }

  private openAll(): number {
    for (let choice = 0; choice < this.open.length; choice += 1) this.open[choice] = choice;
    return this.open.length;
  }

  /** Keeps the open choices that miss least by a criterion; returns their number. */
  private keepLeast(count: number, criterion: number, sides: ArrayLike<number>): number {
    const { open, misses } = this;
    let least = Infinity;
    for (let at = 0; at < count; at += 1) {
      const miss = this.missOf(open[at] ?? 0, criterion, sides);
      misses[at] = miss;
      if (miss < least) least = miss;
    }
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      if (misses[at] !== least) continue;
      open[kept] = open[at] ?? 0;
      kept += 1;
    }
    return kept;
  }

  private amountAt(choice: number, nutrient: number, sides: ArrayLike<number>): number {
    const own = this.amounts[choice]?.[nutrient] ?? 0;
    return toTenth(own + this.meal.sideFactor * (sides[nutrient] ?? 0));
  }

  /** What a choice misses by one of the `CRITERIA` of own portions. */
  private missOf(choice: number, criterion: number, sides: ArrayLike<number>): number {
    const { kcal, leastKcal, proteinFloorG, mostProteinG, sodiumMg } = this.meal;
    switch (criterion) {
      case 0:
        return Math.max(0, leastKcal - this.amountAt(choice, ENERGY, sides));
      case 1: {
        const distance = Math.abs(this.amountAt(choice, ENERGY, sides) - kcal);
        const tooMuch = Math.max(0, this.amountAt(choice, PROTEIN, sides) - mostProteinG) / mostProteinG;
        return Math.round(distance / (kcal * TOLD_SHARE)) + Math.round(tooMuch / TOLD_SHARE);
      }
      case 2:
        return Math.max(0, proteinFloorG - this.amountAt(choice, PROTEIN, sides));
      case 3:
        return Math.max(0, this.amountAt(choice, SODIUM, sides) - sodiumMg);
      case 4:
        return Math.abs((this.mains[choice] ?? 1) - 1);
      default:
        return Math.abs(this.amountAt(choice, ENERGY, sides) - kcal);
    }
  }

  /** Opens the choices allowed with diabetes: most grain units among those with an allowed load and carbohydrate. */
  private openWithinLoad(sides: ArrayLike<number>, load: number): number {
    const all = [...this.mains.keys()];
    const loadOf = (choice: number) => {
      const own = this.loads[choice] ?? null;
      return own === null ? null : toTenth(own + this.meal.sideFactor * load);
    };
    const known = all.filter((choice) => loadOf(choice) !== null);
    if (known.length === 0) return this.openAll();
    const carbohydrate = (choice: number) => this.amountAt(choice, CARBOHYDRATE, sides);
    const loads = known.filter((choice) => (loadOf(choice) ?? 0) <= GLYCEMIC_LOAD.mealCap);
    const enough = loads.filter((choice) => carbohydrate(choice) >= LEAST_MEAL_CARBOHYDRATE_G);
    const fitting = enough.filter((choice) => carbohydrate(choice) <= this.meal.mostCarbohydrateG);
    const [allowed = []] = [fitting, enough, loads].filter(({ length }) => length > 0);
    if (allowed.length === 0) {
      const least = Math.min(...known.map((choice) => loadOf(choice) ?? Infinity));
      return this.openThese(known.filter((choice) => loadOf(choice) === least));
    }
    const unitsOf = (choice: number) => this.units[choice] ?? 0;
    const most = Math.max(...allowed.map(unitsOf));
    return this.openThese(allowed.filter((choice) => unitsOf(choice) === most));
  }

  private openThese(choices: readonly number[]): number {
    this.open.set(choices);
    return choices.length;
  }
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
