import { memoizeByObject } from '../memoize.ts';
import { GLYCEMIC_LOAD, LEAST_MEAL_CARBOHYDRATE_G } from './glycemic-limits.ts';
import type { PersonMeal } from './person-meal.ts';
import { type Choices, choiceAt, mostChoices, unitsServed } from './portion-choices.ts';
import { type PortionedDish, partsOf } from './portioned-dish.ts';
import { fillAmounts, OF_PART, toTenth } from './scaled-dish.ts';
import { riceMiss, shareMiss, thinMiss } from './starch-share.ts';

/**
 * Step in which portions are compared with the wanted energy: portions are equally near if they differ by the same
 * number of these shares of it.
 */
const TOLD_SHARE = 0.05;
/**
 * The same for the other people at the table: portions within 4 % either way count as equal, and the one most like
 * the lead's plate is chosen.
 */
const FOLLOWING_SHARE = 0.08;

/** Amounts of a dish's companions, of which each person eats their share for side dishes. */
export type Beside = {
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly sodiumMg: number;
  readonly carbohydrateG: number;
  readonly load: number;
};

/** No side dishes, or only those that the dish already contains. */
export const NOTHING_BESIDE: Beside = { energyKcal: 0, proteinG: 0, sodiumMg: 0, carbohydrateG: 0, load: 0 };

/**
 * The choices of a dish as columns, and the search for a person's choice, for very many dishes or sets of side
 * dishes. Unknown energy, protein and sodium are 0 in every choice, so that they decide nothing; an unknown load or
 * carbohydrate is NaN.
 */
export class NearestChoice {
  /** The columns one after another, in one array: each would take more memory outside the heap of V8 than its numbers. */
  private readonly columns: Float64Array;
  private readonly length: number;
  private readonly room: Room;
  private count = 0;

  constructor(private readonly meal: PersonMeal) {
    this.length = mostChoices(meal);
    this.columns = new Float64Array(this.length * COLUMNS);
    this.room = roomFor(meal);
  }

  /** Loads the choices of a dish. */
  compare(dish: PortionedDish, choices: Choices): void {
    const { starchFactors, mainFactors } = choices;
    this.count = mainFactors.length;
    const ofMain = this.column(MAIN_FACTOR);
    for (let at = 0; at < this.count; at += 1) ofMain[at] = mainFactors[at] ?? 1;
    const { nutrition, components } = dish;
    const { starches = [] } = components ?? {};
    const first = choiceAt(choices, 0);
    const parts = first === undefined ? [] : partsOf(dish, first, this.meal);
    const served = { starchFactors, mainFactors: ofMain, parts, starches: starches.length };
    fillAmounts(this.column(ENERGY), served, { whole: nutrition.energyKcal, of: OF_PART.energyKcal });
    fillAmounts(this.column(PROTEIN), served, { whole: nutrition.proteinG, of: OF_PART.proteinG });
    fillAmounts(this.column(SODIUM), served, { whole: nutrition.sodiumMg, of: OF_PART.sodiumMg });
    this.compareStarch(dish, choices);
    if (this.meal.grainUnits === null) return;
    fillAmounts(this.column(CARBOHYDRATE), served, {
      whole: nutrition.carbohydrateG ?? Number.NaN,
      of: OF_PART.carbohydrateG,
    });
    fillAmounts(this.column(LOAD), served, {
      whole: components?.glycemicLoad ?? Number.NaN,
      of: OF_PART.load,
    });
  }

  /** A column to write to; not kept, because the array it shows lives on. */
  private column(at: number): Float64Array {
    return this.columns.subarray(at * this.length, (at + 1) * this.length);
  }

  private of(column: number, choice: number): number {
    return this.columns[column * this.length + choice] ?? 0;
  }

  /** Loads the starch of each choice, and its misses of the proportions in which a cook serves it. */
  private compareStarch({ components }: PortionedDish, { starchFactors }: Choices): void {
    const { starches = [], isBowl = false, isMixed = true } = components ?? {};
    const served = unitsServed(components);
    const { starchShares, usualUnits } = this.meal;
    const usual = !isBowl && !isMixed && starches.some(({ kind }) => kind === 'rice') ? usualUnits : null;
    const columns = {
      units: this.column(UNITS),
      share: this.column(SHARE_MISS),
      rice: this.column(RICE_MISS),
    };
    for (let at = 0; at < this.count; at += 1) {
      let units = 0;
      for (let part = 0; part < starches.length; part += 1)
        units += (starches[part]?.units ?? 0) * (starchFactors[at]?.[part] ?? 1);
      columns.units[at] = units;
      const main = this.of(MAIN_FACTOR, at);
      const share = units / served / main;
      columns.share[at] = isBowl ? shareMiss(share, starchShares) : 0;
      columns.rice[at] = usual === null ? 0 : riceMiss(units, usual) + thinMiss(units, usual, main);
    }
  }

  /**
   * The choice with the smallest miss, by these criteria in order: energy above the most of the meal; energy below its
   * floor; starch out of proportion to its topping, in one bowl; distance from the meal's energy, in steps that food
   * tables can distinguish, with protein above the maximum and rice beside a table unlike the usual bowl; protein below
   * the need; sodium above the meal's part; distance from the main dish as cooked; distance from the exact energy. With
   * diabetes, grain units and load come first. -1 without choices. For another person than the lead, being like the
   * lead's plate in `mainPerKcal` comes right after being near.
   */
  find(beside: Beside, mainPerKcal: number | null = null): number {
    let left = this.meal.grainUnits === null ? this.openAll() : this.openWithinLoad(beside);
    if (this.meal.mostKcal < Infinity) left = this.keepSmall(left, beside);
    left = this.keepNearest(left, beside, mainPerKcal === null ? TOLD_SHARE : FOLLOWING_SHARE);
    if (mainPerKcal !== null && left > 1) left = this.keepAlike(left, mainPerKcal);
    for (let criterion = 0; criterion < TIES && left > 1; criterion += 1) {
      for (let at = 0; at < left; at += 1) {
        this.room.misses[at] = this.missOf(this.room.open[at] ?? 0, criterion, beside);
      }
      left = this.keepLeast(left);
    }
    return left > 0 ? (this.room.open[0] ?? -1) : -1;
  }

  private keepSmall(count: number, beside: Beside): number {
    const { mostKcal, sideFactor } = this.meal;
    for (let at = 0; at < count; at += 1) {
      const eaten = toTenth(this.of(ENERGY, this.room.open[at] ?? 0) + sideFactor * beside.energyKcal);
      this.room.misses[at] = Math.max(0, eaten - mostKcal);
    }
    return this.keepLeast(count);
  }

  /**
   * Keeps the remaining choices that reach most of the floor, of these the ones a cook would fill a bowl with, and of
   * these the nearest in steps of `stepShare`; returns their number.
   */
  private keepNearest(count: number, beside: Beside, stepShare: number): number {
    const { kcal, leastKcal, sideFactor } = this.meal;
    const { open } = this.room;
    const more = sideFactor * beside.energyKcal;
    let most = -Infinity;
    for (let at = 0; at < count; at += 1) most = Math.max(most, this.of(ENERGY, open[at] ?? 0));
    const short = Math.max(0, leastKcal - toTenth(most + more));
    let [kept, least, leastShare] = [0, Infinity, Infinity];
    for (let at = 0; at < count; at += 1) {
      const choice = open[at] ?? 0;
      const share = this.of(SHARE_MISS, choice);
      if (share > leastShare) continue;
      const served = this.of(ENERGY, choice) + more;
      // Too far off for rounding to matter.
      if (share === leastShare && Math.abs(served - kcal) > (least + 1) * kcal * stepShare + ROUNDED_KCAL)
        continue;
      const eaten = toTenth(served);
      this.room.kcal[choice] = eaten;
      if (Math.max(0, leastKcal - eaten) !== short) continue;
      if (share < leastShare) [leastShare, least, kept] = [share, Infinity, 0];
      const steps = Math.round(Math.abs(eaten - kcal) / (kcal * stepShare));
      const distance = steps + this.of(RICE_MISS, choice);
      if (distance > least) continue;
      const miss = distance + this.tooMuchProtein(choice, beside);
      if (miss > least) continue;
      if (miss < least) kept = 0;
      least = miss;
      open[kept] = choice;
      kept += 1;
    }
    return kept;
  }

  /** Keeps the remaining choices whose share of the main dish is most like that of the lead's plate; returns their number. */
  private keepAlike(count: number, mainPerKcal: number): number {
    for (let at = 0; at < count; at += 1) {
      const choice = this.room.open[at] ?? 0;
      this.room.misses[at] = Math.abs((this.mainPerKcal(choice) ?? 0) - mainPerKcal);
    }
    return this.keepLeast(count);
  }

  /** Servings of the main dish per kcal for a near choice of the last meal searched; null without energy. */
  mainPerKcal(choice: number): number | null {
    return mainPerKcal(this.of(MAIN_FACTOR, choice), this.room.kcal[choice] ?? 0);
  }

  /** Protein above the maximum, in steps of the compared share. */
  private tooMuchProtein(choice: number, beside: Beside): number {
    const { mostProteinG } = this.meal;
    const beyond = Math.max(0, this.proteinWith(choice, beside) - mostProteinG);
    return Math.round(beyond / mostProteinG / TOLD_SHARE);
  }

  private proteinWith(choice: number, beside: Beside): number {
    return toTenth(this.of(PROTEIN, choice) + this.meal.sideFactor * beside.proteinG);
  }

  /** The miss of a choice by one of the tie-breaking criteria. */
  private missOf(choice: number, criterion: number, beside: Beside): number {
    const { kcal, proteinFloorG, sodiumMg, sideFactor } = this.meal;
    if (criterion === 0) return Math.max(0, proteinFloorG - this.proteinWith(choice, beside));
    if (criterion === 1) {
      const sodium = toTenth(this.of(SODIUM, choice) + sideFactor * beside.sodiumMg);
      return Math.max(0, sodium - sodiumMg);
    }
    if (criterion === 2) return Math.abs(this.of(MAIN_FACTOR, choice) - 1);
    return Math.abs((this.room.kcal[choice] ?? 0) - kcal);
  }

  /** Keeps the remaining choices with the least miss, in their order; returns their number. */
  private keepLeast(count: number): number {
    let least = Infinity;
    for (let at = 0; at < count; at += 1) least = Math.min(least, this.room.misses[at] ?? 0);
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      if (this.room.misses[at] !== least) continue;
      this.room.open[kept] = this.room.open[at] ?? 0;
      kept += 1;
    }
    return kept;
  }

  private openAll(): number {
    for (let choice = 0; choice < this.count; choice += 1) this.room.open[choice] = choice;
    return this.count;
  }

  /**
   * Starts with the choices of most grain units among those with an allowed load and carbohydrate. The load takes
   * precedence; if none is allowed, the choices of least load remain. All choices remain where the load is unknown.
   */
  private openWithinLoad(beside: Beside): number {
    const more = this.meal.sideFactor * beside.load;
    let most = 0;
    for (let choice = 0; choice < this.count; choice += 1) {
      const load = toTenth(this.of(LOAD, choice) + more);
      if (Number.isNaN(load)) return this.openAll();
      this.room.loads[choice] = load;
      most = Math.max(most, this.allowanceOf(choice, beside));
    }
    let opened = 0;
    for (let choice = 0; choice < this.count; choice += 1) {
      if (most > 0 && this.allowanceOf(choice, beside) < most) continue;
      this.room.open[opened] = choice;
      this.room.misses[opened] = most > 0 ? -this.of(UNITS, choice) : (this.room.loads[choice] ?? 0);
      opened += 1;
    }
    return this.keepLeast(opened);
  }

  /**
   * How far a choice is allowed: 1 if its load is, 2 if it also keeps enough carbohydrate, 3 if that is not too much
   * either; otherwise 0.
   */
  private allowanceOf(choice: number, beside: Beside): number {
    if ((this.room.loads[choice] ?? 0) > GLYCEMIC_LOAD.mealCap) return 0;
    const { sideFactor, mostCarbohydrateG } = this.meal;
    const carbohydrate = toTenth(this.of(CARBOHYDRATE, choice) + sideFactor * beside.carbohydrateG);
    if (carbohydrate < LEAST_MEAL_CARBOHYDRATE_G) return 1;
    return carbohydrate > mostCarbohydrateG ? 2 : 3;
  }
}

/** Servings of the main dish per kcal of a meal, by which the plates of two people are compared; null without energy. */
export function mainPerKcal(mainFactor: number, kcal: number | null): number | null {
  return kcal === null || kcal <= 0 ? null : mainFactor / kcal;
}

/** More than rounding to a tenth changes any energy, kcal. */
const ROUNDED_KCAL = 1;

/** Columns of numbers in `NearestChoice`; a miss is how far a cook would not serve the starch so. */
const [ENERGY, PROTEIN, SODIUM, CARBOHYDRATE, LOAD] = [0, 1, 2, 3, 4] as const;
/** Grain units of the starches, the share of the main dish, and the misses in one bowl with a topping and beside a table. */
const [UNITS, MAIN_FACTOR, SHARE_MISS, RICE_MISS] = [5, 6, 7, 8] as const;
const COLUMNS = 9;

/**
 * Room for one search at a time: the remaining choices as a list; by choice, the energy of the near ones and the load;
 * by position in the list, the miss.
 */
type Room = {
  readonly open: Int32Array;
  readonly kcal: Float64Array;
  readonly loads: Float64Array;
  readonly misses: Float64Array;
};

/** All dishes of a meal share it, because a search ends before the next one begins. */
const roomFor = memoizeByObject((meal: PersonMeal): Room => {
  const length = mostChoices(meal);
  const column = () => new Float64Array(length);
  return { open: new Int32Array(length), kcal: column(), loads: column(), misses: column() };
});

/** Number of tie-breaking criteria. */
const TIES = 4;
