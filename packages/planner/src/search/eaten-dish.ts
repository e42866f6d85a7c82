import { NUTRIENTS, type Nutrient } from '@kkini/domain';
import type { ChosenPortion } from '@kkini/domain/portions';
import { ON_PLATES, type PlateWalls } from '../constraints/plate-walls.ts';
import type { DayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import {
  FLOOR_INDEX,
  LEAVES_INDEX,
  LOAD_INDEX,
  leavesEaten,
  noAmounts,
  SOUPS_INDEX,
} from '../model/day-amounts.ts';
import { beginOthers, countOwn } from '../model/others-amounts.ts';
import { type CountedAlong, shareAmounts } from '../model/shared-amounts.ts';

/** Walls of a single meal: the daily maxima, and the most of each weighed food on each plate, the lead's first. */
export type MealWalls = Pick<DayLimits, 'walls'> & { readonly plates: readonly PlateWalls[] };

/** A person's portion, how its amounts count, and the energy planned for the meal. */
export type EatenPlate = {
  readonly portion: ChosenPortion;
  readonly counted: CountedAlong;
  readonly kcal: number;
};

/**
 * A dish as somebody eats it: `nutrition` of their own portion, and the amounts it adds to its day. A dish without a
 * portion is eaten as served.
 */
export class EatenDish {
  private whole: Candidate | undefined;
  private column: Float64Array | undefined;

  constructor(
    private readonly served: Candidate,
    /** Amounts of a serving; unknown ones are estimated by the catalogue. */
    private readonly estimates: Float64Array,
    /** The lead's plate, then those of the other people at the table. */
    private readonly plates: readonly EatenPlate[],
  ) {}

  /** Whether it has no portion, so that its amounts are those of a serving. */
  get isWhole(): boolean {
    return this.plates.length === 0;
  }

  /** Whether a plate holds more than it may, or the meal alone exceeds a daily maximum. */
  exceeds(walls: MealWalls): boolean {
    return exceedsWalls(this.served, this.amounts, { ...walls, factorOf: (plate) => this.mainFactor(plate) });
  }

  mainFactor(plate: number): number {
    return this.plates[plate]?.portion.choice.mainFactor ?? 1;
  }

  /** The lead's own amount of a nutrient; NaN where it is unknown. */
  leadAmount(nutrient: Nutrient): number {
    return this.plates[0]?.portion.amountOf(nutrient) ?? Number.NaN;
  }

  /** Made on first use, because it is read of few dishes. */
  get candidate(): Candidate {
    this.whole ??= {
      ...this.served,
      nutrition: this.plates[0]?.portion.nutrition ?? this.served.nutrition,
    };
    return this.whole;
  }

  get amounts(): Float64Array {
    if (this.isWhole) return this.estimates;
    this.column ??= this.countIn(noAmounts());
    return this.column;
  }

  /** Writes the amounts it adds to its day. */
  countIn(amounts: Float64Array): Float64Array {
    const [lead, ...along] = this.plates;
    if (lead !== undefined) this.writeAmounts(amounts, lead.portion);
    if (along.length > 0) beginOthers(amounts);
    for (const { portion, counted, kcal } of along) {
      const plate = this.writeAmounts(noAmounts(), portion);
      shareAmounts(amounts, plate, counted.factors);
      countOwn(amounts, { plate, own: counted.own, kcal });
    }
    return amounts;
  }

  private writeAmounts(amounts: Float64Array, portion: ChosenPortion): Float64Array {
    const { estimates } = this;
    const share = shareOf(portion.amountOf('energyKcal'), this.served.nutrition.energyKcal);
    for (let index = 0; index < LOAD_INDEX; index += 1) {
      const nutrient = NUTRIENTS[index] ?? 'energyKcal';
      amounts[index] = portion.amountOf(nutrient) ?? (estimates[index] ?? 0) * share;
    }
    amounts[LOAD_INDEX] = portion.glycemicLoad ?? 0;
    amounts[FLOOR_INDEX] = amounts[ENERGY] ?? 0;
    amounts[LEAVES_INDEX] = leavesEaten(this.served.weighed.leavesG, portion.choice.mainFactor);
    amounts[SOUPS_INDEX] = estimates[SOUPS_INDEX] ?? 0;
    return amounts;
  }
}

type Portioned = MealWalls & { readonly factorOf: (plate: number) => number };

/** Whether a plate holds more than it may, or the amounts of a meal alone exceed a daily maximum. */
export function exceedsWalls(
  { weighed }: Candidate,
  amounts: Float64Array,
  { walls, plates, factorOf }: Portioned,
): boolean {
  const isTooMuch = ON_PLATES.some(
    (of) => weighed[of] > 0 && plates.some((most, at) => weighed[of] * factorOf(at) > most[of]),
  );
  return isTooMuch || walls.some(({ index, max }) => (amounts[index] ?? 0) > max);
}

const ENERGY = NUTRIENTS.indexOf('energyKcal');

/** The eaten share of a serving, measured by energy. */
function shareOf(eatenKcal: number | null, servedKcal: number | null): number {
  return eatenKcal === null || servedKcal === null || servedKcal === 0 ? 1 : eatenKcal / servedKcal;
}
