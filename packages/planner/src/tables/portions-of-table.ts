import { type MealsOfTable, type PortionedDish, PortionsBeside } from '@kkini/domain/portions';
import { LEAVES_INDEX, LOAD_INDEX, leavesEaten, noAmounts } from '../model/day-amounts.ts';
import { shareAmounts } from '../model/shared-amounts.ts';

/** A home dish with its rice, and the grams of leaves rich in vitamin K of a serving. */
type LeafyDish = PortionedDish & { readonly leavesG: number };

/** Everybody's portions of a home dish beside any side dishes, as one plate that holds what the limits of all are about. */
export class PortionsOfTable {
  private readonly lead: PortionsBeside;
  private readonly along: readonly PortionsBeside[];
  private readonly leavesG: number;
  private readonly plate = noAmounts();

  constructor({ leavesG, ...dish }: LeafyDish, { lead, along }: MealsOfTable) {
    this.lead = new PortionsBeside(dish, lead);
    this.along = along.map((meal) => new PortionsBeside(dish, meal));
    this.leavesG = leavesG;
  }

  /** Writes what is eaten with sides of these amounts, both as `DAY_AMOUNTS` says. */
  eat(sides: Float64Array, eaten: Float64Array): void {
    const load = sides[LOAD_INDEX] ?? 0;
    const leavesG = this.leavesG + (sides[LEAVES_INDEX] ?? 0);
    const mainPerKcal = this.lead.eat({ sides, load }, eaten);
    eaten[LEAVES_INDEX] = leavesEaten(leavesG, this.lead.mainFactor);
    for (const portions of this.along) {
      portions.eat({ sides, load, mainPerKcal }, this.plate);
      this.plate[LEAVES_INDEX] = leavesEaten(leavesG, portions.mainFactor);
      shareAmounts(eaten, this.plate);
    }
  }
}
