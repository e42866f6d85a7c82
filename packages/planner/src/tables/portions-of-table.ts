import { NUTRIENTS } from '@kkini/domain';
import { followsLead, type MealsOfTable, type PortionedDish, PortionsBeside } from '@kkini/domain/portions';
import { FLOOR_INDEX, LEAVES_INDEX, LOAD_INDEX, leavesEaten, noAmounts } from '../model/day-amounts.ts';
import { beginOthers, countOwn, UNBOUNDED } from '../model/others-amounts.ts';
import { type CountedAlong, shareAmounts } from '../model/shared-amounts.ts';

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const NOT_COUNTED: CountedAlong = { factors: new Float64Array(0), own: UNBOUNDED };

/** A home dish with its rice, and the grams of leaves rich in vitamin K in a serving. */
type LeafyDish = PortionedDish & { readonly leavesG: number };

/** Somebody beside the lead, whether their plate is like the lead's, and the factors by which its amounts count. */
type Along = {
  readonly portions: PortionsBeside;
  readonly follows: boolean;
  readonly counted: CountedAlong;
  /** The energy planned for their meal. */
  readonly kcal: number;
};

/**
 * Indices in NUTRIENTS that the points of a day and its meals depend on, and the factors by which the amounts of
 * everybody but the lead count.
 */
export type Counted = { readonly nutrients: readonly number[]; readonly along: readonly CountedAlong[] };

/**
 * Everybody's portions of a home dish beside any side dishes, combined into one plate with the amounts that
 * everybody's limits bound.
 */
export class PortionsOfTable {
  private readonly lead: PortionsBeside;
  private readonly along: readonly Along[];
  private readonly leavesG: number;
  private readonly plate = noAmounts();

  constructor(
    { leavesG, ...dish }: LeafyDish,
    { lead, along }: MealsOfTable,
    { nutrients, along: countedAs }: Counted,
  ) {
    this.lead = new PortionsBeside(dish, lead, nutrients);
    this.along = along.map((meal, at) => ({
      portions: new PortionsBeside(dish, meal, nutrients),
      follows: followsLead(meal, lead),
      counted: countedAs[at] ?? NOT_COUNTED,
      kcal: meal.plannedKcal,
    }));
    this.leavesG = leavesG;
  }

  /**
   * Writes the amounts eaten with sides of these amounts, both in the order of `DAY_AMOUNTS`; of the nutrients, only
   * the counted ones.
   */
  eat(sides: Float64Array, eaten: Float64Array): void {
    const load = sides[LOAD_INDEX] ?? 0;
    const leavesG = this.leavesG + (sides[LEAVES_INDEX] ?? 0);
    const mainPerKcal = this.lead.eat({ sides, load }, eaten);
    eaten[LEAVES_INDEX] = leavesEaten(leavesG, this.lead.mainFactor);
    eaten[FLOOR_INDEX] = eaten[ENERGY] ?? 0;
    if (this.along.length > 0) beginOthers(eaten);
    for (const { portions, follows, counted, kcal } of this.along) {
      portions.eat({ sides, load, mainPerKcal: follows ? mainPerKcal : null }, this.plate);
      this.plate[LEAVES_INDEX] = leavesEaten(leavesG, portions.mainFactor);
      shareAmounts(eaten, this.plate, counted.factors);
      countOwn(eaten, { plate: this.plate, own: counted.own, kcal });
    }
  }
}
