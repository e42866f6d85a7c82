import { type MealsOfTable, type PortionedDish, PortionsBeside } from '@kkini/domain/portions';
import { noAmounts } from '../model/day-amounts.ts';
import { shareAmounts } from '../model/shared-amounts.ts';

/** Everybody's portions of a home dish beside any side dishes, as one plate that holds what the limits of all are about. */
export class PortionsOfTable {
  private readonly lead: PortionsBeside;
  private readonly along: readonly PortionsBeside[];
  private readonly plate = noAmounts();

  constructor(dish: PortionedDish, { lead, along }: MealsOfTable) {
    this.lead = new PortionsBeside(dish, lead);
    this.along = along.map((meal) => new PortionsBeside(dish, meal));
  }

  /** Writes what is eaten with sides of these amounts and load, as `DAY_AMOUNTS` says. */
  eat(sides: ArrayLike<number>, load: number, eaten: Float64Array): void {
    const mainPerKcal = this.lead.eat({ sides, load }, eaten);
    for (const portions of this.along) {
      portions.eat({ sides, load, mainPerKcal }, this.plate);
      shareAmounts(eaten, this.plate);
    }
  }
}
