import { type MealTime, NUTRIENTS, type Nutrient } from '@kkini/domain';
import { type ChosenPortion, eatersOf, PortionChooser, personMeal } from '@kkini/domain/portions';
import type { DayLimits } from '../limits/day-limits.ts';
import { household } from '../limits/people/household.ts';
import type { Candidate } from '../model/candidate.ts';
import { DAY_AMOUNTS, LOAD_INDEX, noAmounts } from '../model/day-amounts.ts';
import type { Visitor } from '../model/visitor.ts';
import type { PreparedCatalogue } from './prepared-catalogue.ts';

/** A dish as somebody eats it: `nutrition` of their own portion, and what it adds to its day; as served without a portion. */
class EatenDish {
  private whole: Candidate | undefined;
  private column: Float64Array | undefined;

  constructor(
    private readonly served: Candidate,
    /** Amounts of the serving, with the catalogue's estimates of unknown ones. */
    private readonly estimates: Float64Array,
    private readonly portion: ChosenPortion | null,
  ) {}

  amountOf(nutrient: Nutrient): number | null {
    return this.portion === null ? this.served.nutrition[nutrient] : this.portion.amountOf(nutrient);
  }

  /** Made on first use: of most dishes only a few nutrients are weighed. */
  get candidate(): Candidate {
    this.whole ??= { ...this.served, nutrition: this.portion?.nutrition ?? this.served.nutrition };
    return this.whole;
  }

  get amounts(): Float64Array {
    if (this.portion === null) return this.estimates;
    this.column ??= this.portioned(this.portion);
    return this.column;
  }

  private portioned(portion: ChosenPortion): Float64Array {
    const { estimates } = this;
    const share = shareOf(portion.amountOf('energyKcal'), this.served.nutrition.energyKcal);
    const amounts = new Float64Array(DAY_AMOUNTS);
    for (let index = 0; index < LOAD_INDEX; index += 1) {
      const nutrient = NUTRIENTS[index] ?? 'energyKcal';
      amounts[index] = portion.amountOf(nutrient) ?? (estimates[index] ?? 0) * share;
    }
    amounts[LOAD_INDEX] = portion.glycemicLoad ?? 0;
    return amounts;
  }
}

/**
 * Every dish of a catalogue as the lead of a household eats it at a meal time (safety-rules section 5.2), computed on first
 * use. Plans are scored, judged and explained by these amounts.
 */
export class EatenDishes {
  private readonly known = new Map<MealTime, (EatenDish | undefined)[]>();
  private readonly choosers: Readonly<Record<MealTime, PortionChooser>>;
  private readonly isAlone: boolean;

  constructor(
    private readonly catalogue: PreparedCatalogue,
    visitor: Visitor,
  ) {
    const { person } = household(visitor).lead;
    const chooserAt = (time: MealTime) => new PortionChooser(personMeal(person, time, visitor));
    this.choosers = {
      breakfast: chooserAt('breakfast'),
      lunch: chooserAt('lunch'),
      dinner: chooserAt('dinner'),
    };
    this.isAlone = eatersOf(visitor) === 1;
  }

  /** The dish at a position with the nutrition of the eaten portion; undefined without a dish. */
  candidateAt(mealTime: MealTime, position: number): Candidate | undefined {
    return this.at(mealTime, position)?.candidate;
  }

  /** What is eaten, as `DAY_AMOUNTS` says. For an unknown amount, the portion of the catalogue's estimate. */
  amountsAt(mealTime: MealTime, position: number): Float64Array {
    return this.at(mealTime, position)?.amounts ?? NOTHING;
  }

  /** Eaten amounts of a nutrient in these dishes; NaN where unknown. */
  statedAmounts(mealTime: MealTime, nutrient: Nutrient, dishes: Int32Array): Float64Array {
    const amounts = new Float64Array(dishes.length);
    for (let row = 0; row < dishes.length; row += 1)
      amounts[row] = this.at(mealTime, dishes[row] ?? -1)?.amountOf(nutrient) ?? Number.NaN;
    return amounts;
  }

  /** Whether the eaten portion alone exceeds the daily maximum of medicines or kidneys. No day may hold such a dish. */
  exceedsWall(mealTime: MealTime, position: number, { walls, day }: DayLimits): boolean {
    if (walls.size === 0) return false;
    const dish = this.at(mealTime, position);
    return [...walls].some((nutrient) => (dish?.amountOf(nutrient) ?? 0) > (day[nutrient]?.max ?? Infinity));
  }

  private at(mealTime: MealTime, position: number): EatenDish | undefined {
    const known = this.known.get(mealTime) ?? [];
    this.known.set(mealTime, known);
    known[position] ??= this.eaten(mealTime, position);
    return known[position];
  }

  /** The portion of a meal with other companions than those of the dish at a position, whose estimates stand in for its own. */
  portionOf(served: Candidate, mealTime: MealTime, position: number): EatenDish {
    const estimates = this.catalogue.amountsAt(position);
    const { nutrition, components, kind } = served;
    if (components === undefined) return new EatenDish(served, estimates, null);
    const isBoughtForOne = kind === 'product' && this.isAlone;
    const portion = this.choosers[mealTime].choose({ nutrition, components, isBoughtForOne });
    return new EatenDish(served, estimates, portion);
  }

  private eaten(mealTime: MealTime, position: number): EatenDish | undefined {
    const served = this.catalogue.candidates[position];
    return served === undefined ? undefined : this.portionOf(served, mealTime, position);
  }
}

const NOTHING = noAmounts();

/** The eaten share of a serving, by energy. */
function shareOf(eatenKcal: number | null, servedKcal: number | null): number {
  return eatenKcal === null || servedKcal === null || servedKcal === 0 ? 1 : eatenKcal / servedKcal;
}
